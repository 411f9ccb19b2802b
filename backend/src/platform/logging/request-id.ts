import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import type { Config } from '../config/config';

export const REQUEST_ID = 'x-request-id';

/** The parts of a request that its id depends on. */
type Asking = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Characters and length that are safe in a log line. */
const tame = /^[A-Za-z0-9][A-Za-z0-9._:-]{7,63}$/;

/** Tells whether the peer of a connection is one of the proxies in TRUST_PROXY. */
export const trustedBy = ({ trustProxy }: Pick<Config, 'trustProxy'>): ((request: Asking) => boolean) => {
  const trusts = compile(trustProxy || []);
  return ({ socket }) => socket.remoteAddress !== undefined && trusts(socket.remoteAddress, 0);
};

/** Returns the id of a request: the one from a trusted proxy, else a new one. */
export const requestIds =
  (isTrusted: (request: Asking) => boolean) =>
  (request: Asking): string => {
    const given = request.headers[REQUEST_ID];
    return typeof given === 'string' && tame.test(given) && isTrusted(request) ? given : randomUUID();
  };

/** The context of a request, for everything that it starts. */
interface Origin {
  id: string;
  /** The client's address. */
  ip: string;
  /** Whether it has an API key: unknown names in its body are refused rather than dropped. */
  byKey?: boolean;
}

const current = new AsyncLocalStorage<Origin>();

/** Runs `work` in the context of the request. */
export const duringRequest = ({ id, ip }: Origin, work: () => void): void => current.run({ id, ip }, work);

/** Undefined outside of requests: a command, a timer. */
export const currentRequest = (): Origin | undefined => current.getStore();
