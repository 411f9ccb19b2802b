import '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config/config';

const days30 = 30 * 24 * 60 * 60;

const options = ({ publicUrl }: Config) =>
  ({ path: '/', sameSite: 'lax', secure: publicUrl.protocol === 'https:' }) as const;

/**
 * The opaque cookie `sid` (docs/contract.md#session). The second cookie, `entered`, is readable by scripts and grants
 * nothing: without it the site does not need to request the current user.
 */
export function setSessionCookie(reply: FastifyReply, token: string, config: Config): void {
  void reply.setCookie('sid', token, { ...options(config), httpOnly: true, maxAge: days30 });
  void reply.setCookie('entered', '1', { ...options(config), maxAge: days30 });
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  void reply.clearCookie('sid', { ...options(config), httpOnly: true });
  void reply.clearCookie('entered', options(config));
}
