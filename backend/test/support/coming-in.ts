import type { Response } from 'supertest';
import type { User } from '../../src/modules/users/model/user.entity';
import type { Client } from './client';
import type { TestApp } from './test-app';

/** Callers who come from wherever a test says: for an application behind a proxy on this machine. */
export const BEHIND_PROXY = { trustProxy: ['127.0.0.1', '::1'] };

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';

let count = 0;

/** One that no other call has come from. */
export const someAddress = (): string => `198.51.${100 + (++count >> 8)}.${count & 255}`;

interface How {
  secret?: string;
  from?: string;
  as?: string;
}

export const logIn = (
  client: Client,
  email: string,
  { secret = 'demo-parol-2026', from = someAddress(), as = chrome }: How = {},
): Promise<Response> =>
  client.post('/api/user/login', {
    body: { email, password: secret },
    headers: { 'x-forwarded-for': from, 'user-agent': as },
  });

/** A browser in which the user has logged in. */
export async function browserOf(test: TestApp, user: User): Promise<Client> {
  const client = test.visitor();
  await logIn(client, user.email);
  return client;
}
