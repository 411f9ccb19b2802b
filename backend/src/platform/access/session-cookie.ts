import '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config/config';

const day = 24 * 60 * 60;

/** As long as a session may live at all. */
const sessionSeconds = 90 * day;
/** As long as browsers keep a cookie. */
const deviceSeconds = 400 * day;

const options = ({ publicUrl }: Config) =>
  ({ path: '/', sameSite: 'lax', secure: publicUrl.protocol === 'https:' }) as const;

/** The tokens a browser gets at login. */
export interface Tokens {
  session: string;
  device: string;
}

/** The cookies of a session whose token has changed; the browser stays the same. */
export function renewSessionCookie(reply: FastifyReply, token: string, config: Config): void {
  void reply.setCookie('sid', token, { ...options(config), httpOnly: true, maxAge: sessionSeconds });
  void reply.setCookie('entered', '1', { ...options(config), maxAge: sessionSeconds });
}

/**
 * The opaque cookies `sid` and `device` (docs/contract.md#session). The third cookie, `entered`, is readable by scripts and
 * grants nothing: without it the site does not need to request the current user.
 */
export function setSessionCookie(reply: FastifyReply, { session, device }: Tokens, config: Config): void {
  renewSessionCookie(reply, session, config);
  setDeviceCookie(reply, device, config);
}

/** Sent only to login routes. */
export function setDeviceCookie(reply: FastifyReply, token: string, config: Config): void {
  void reply.setCookie('device', token, {
    ...options(config),
    path: '/api/user',
    httpOnly: true,
    maxAge: deviceSeconds,
  });
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  void reply.clearCookie('sid', { ...options(config), httpOnly: true });
  void reply.clearCookie('entered', options(config));
}
