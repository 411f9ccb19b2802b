import '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../platform/config/config';

/** Outcomes are sent for three days after the pass has ended, and the next run's pass uses the cookie again. */
const SECONDS = 14 * 24 * 60 * 60;

/** The cookie of a driver's telephone, sent to the courier's routes alone (docs/contract.md#courier). */
export function setCourierCookie(reply: FastifyReply, token: string, { publicUrl }: Config): void {
  void reply.setCookie('courier', token, {
    path: '/api/courier',
    sameSite: 'strict',
    secure: publicUrl.protocol === 'https:',
    httpOnly: true,
    maxAge: SECONDS,
  });
}
