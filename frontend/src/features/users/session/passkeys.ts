import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { SecurityService } from '@shlyah/api-client';
import { dataAction, failureIn } from '../../../shared/action';
import type { ActionFailure } from '../../../shared/failure';
import type { AppDispatch } from '../../../shared/hooks';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

const beginPasskey = dataAction('beginPasskey', SecurityService.beginPasskey);
const addPasskey = dataAction('addPasskey', (requestBody: { name: string; response: object }) =>
  SecurityService.addPasskey({ requestBody: { ...requestBody, response: { ...requestBody.response } } }),
);
const beginPasskeyUse = dataAction('beginPasskeyUse', SecurityService.beginPasskeyUse);
const loginByPasskey = dataAction('loginByPasskey', (response: object) =>
  SecurityService.loginByPasskey({ requestBody: { response: { ...response } } }),
);
const confirmByPasskey = dataAction('confirmByPasskey', (response: object) =>
  SecurityService.confirmByPasskey({ requestBody: { response: { ...response } } }),
);

type Outcome = Promise<ActionFailure | undefined>;

/** Makes a passkey on this or a near device and keeps it under a name. */
async function makePasskey(dispatch: AppDispatch, name: string): Outcome {
  const challenge = await dispatch(beginPasskey());
  if (!beginPasskey.fulfilled.match(challenge)) return failureIn(challenge);
  try {
    const optionsJSON = challenge.payload.options as unknown as CreationOptions;
    const response = await startRegistration({ optionsJSON });
    return failureIn(await dispatch(addPasskey({ name, response })));
  } catch (error) {
    return refusalOf(error);
  }
}

/** Asks the browser for a passkey and logs in with it. */
const enterByPasskey = (dispatch: AppDispatch): Outcome =>
  show(dispatch, async (response) => failureIn(await dispatch(loginByPasskey(response))));

/** Asks the browser for a passkey and confirms with it that it is the same person. */
const proveByPasskey = (dispatch: AppDispatch): Outcome =>
  show(dispatch, async (response) => failureIn(await dispatch(confirmByPasskey(response))));

async function show(dispatch: AppDispatch, send: (response: object) => Outcome): Outcome {
  const challenge = await dispatch(beginPasskeyUse());
  if (!beginPasskeyUse.fulfilled.match(challenge)) return failureIn(challenge);
  try {
    const optionsJSON = challenge.payload.options as unknown as RequestOptions;
    return await send(await startAuthentication({ optionsJSON }));
  } catch (error) {
    return refusalOf(error);
  }
}

/** The browser's passkey errors, in our words. */
function refusalOf(error: unknown): ActionFailure {
  const name = error instanceof Error ? error.name : '';
  return { status: 0, code: 'passkey', message: words[name] ?? unable };
}

const words: Record<string, string> = {
  NotAllowedError: 'Ключ доступа не выбран. Попробуйте ещё раз.',
  AbortError: 'Ключ доступа не выбран. Попробуйте ещё раз.',
  InvalidStateError: 'На этом устройстве ваш ключ доступа уже есть.',
};
const unable = 'Браузер не смог использовать ключ доступа. Попробуйте другой браузер или войдите с паролем.';

export const passkeys = { makePasskey, enterByPasskey, proveByPasskey };
export type PasskeyWays = typeof passkeys;
