import { OpenAPI } from '@shlyah/api-client';
import { carrier } from '@shlyah/api-client/transport';
import { ACCOUNT_HEADER, MODE_HEADER } from '@shlyah/domain';
import type { User } from '../features/users/session/slice';
import { currentMode } from '../shared/mode';

const { send } = carrier;

let account: number | undefined;

/** Every call carries the account of the page and the mode of its orders. */
carrier.send = (config, options, controller) => {
  const headers = {
    ...options.headers,
    ...(account !== undefined && { [ACCOUNT_HEADER]: account }),
    ...(currentMode() === 'test' && { [MODE_HEADER]: 'test' }),
  };
  return send(config, { ...options, headers }, controller);
};

/** Account the page is drawn for, until it unloads (docs/contract.md#session-changed). */
export const setPageAccount = ({ id }: { id: number }): void => {
  account = id;
};

/** Requests the user of this browser's session. It names no account: the answer may differ. */
export const fetchSessionUser = (): Promise<User> =>
  send(OpenAPI, { method: 'GET', url: '/api/user' }, new AbortController()) as Promise<User>;
