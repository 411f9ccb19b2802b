import '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config/config';

const days30 = 30 * 24 * 60 * 60;

const options = ({ publicUrl }: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.protocol === 'https:' }) as const;

/** The opaque cookie `sid` (contract, section 2). */
export function setSessionCookie(reply: FastifyReply, token: string, config: Config): void {
  void reply.setCookie('sid', token, { ...options(config), maxAge: days30 });
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  void reply.clearCookie('sid', options(config));
}
