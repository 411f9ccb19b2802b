import { generateSync } from 'otplib';
import type { Client } from './client';
import { addUser } from './factories';
import type { TestApp } from './test-app';

/** The app on somebody's phone, on the test's clock. */
export interface AuthenticatorApp {
  secret: string;
  /** The code of this half-minute, or of one before or after it. */
  code(halfMinutes?: number): string;
}

export const appWith = ({ clock }: TestApp, secret: string): AuthenticatorApp => ({
  secret,
  code: (halfMinutes = 0) =>
    generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) + 30 * halfMinutes }),
});

/** Sets an app up for the caller, with the code of the half-minute before: that of this one is not used yet. */
export async function setUpApp(
  test: TestApp,
  client: Client,
): Promise<{ app: AuthenticatorApp; codes: string[] }> {
  const begun = await client.post('/api/user/totp');
  const app = appWith(test, (begun.body as { secret: string }).secret);
  const confirm = () => client.post('/api/user/totp/confirm', { body: { code: app.code(-1) } });
  let confirmed = await confirm();
  // This half-minute may have ended on the way, and the code is two of them old.
  if (confirmed.status === 422) confirmed = await confirm();
  if (confirmed.status !== 200) throw new Error(`The app was not set up: ${confirmed.status}`);
  return { app, codes: (confirmed.body as { codes: string[] }).codes };
}

/** A person with an app, logged in. */
export async function addUserWithApp(test: TestApp) {
  const user = await addUser(test);
  const client = await test.signedIn(user);
  return { user, client, ...(await setUpApp(test, client)) };
}
