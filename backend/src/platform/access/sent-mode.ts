import { MODE_HEADER, MODES, modes, type Mode } from '@shlyah/domain';
import { refusal } from '../http/errors';
import type { Actor } from '../http/actor';
import { callerMode, isStaff, type CallerRequest } from '../http/caller';

/**
 * What the header Shlyah-Mode says, undefined without it. Anything but `live` and `test` is refused: it was meant to say something, and
 * to take it for `live` places real orders. Node joins a header that is sent twice by a comma, so that it is refused, too.
 */
export function sentMode({ headers }: CallerRequest): Mode | undefined {
  const sent = headers[MODE_HEADER.toLowerCase()];
  if (sent === undefined) return undefined;
  const mode = modes.find((one) => one === sent);
  if (!mode) throw refusal('bad_mode');
  return mode;
}

/** Refuses a mode that is not the one in which the caller works: a key has its own, and staff have real orders alone. */
export function refuseOtherMode(sent: Mode | undefined, { caller, key }: CallerRequest): void {
  if (!sent || !caller || sent === callerMode(caller)) return;
  if (!key && isStaff(caller))
    throw refusal(
      'mode_conflict',
      'Сотрудники работают только с настоящими заказами: уберите заголовок Shlyah-Mode.',
    );
  const own = callerMode(caller);
  throw refusal(
    'mode_conflict',
    `Ключ — ${MODES[own]} (${own}), а Shlyah-Mode — ${sent}. Уберите заголовок или возьмите ${MODES[sent]} ключ.`,
  );
}

/** Refuses a caller with real orders what is done to test orders alone. */
export function requireTestMode(actor: Actor): void {
  if (callerMode(actor) === 'test') return;
  const cure = actor.by?.keyId === undefined ? 'пришлите Shlyah-Mode: test' : 'возьмите тестовый ключ';
  throw refusal('mode_conflict', `Это — только для тестовых заказов: ${cure}.`);
}
