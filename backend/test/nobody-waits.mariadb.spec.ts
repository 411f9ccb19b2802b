import type { Work } from '../src/platform/database/store';
import { Devices } from '../src/platform/access/devices';
import { Idempotency } from '../src/platform/idempotency/idempotency';
import { PasswordLinks } from '../src/modules/users/account/password-links';
import { addUser, orderBody } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

/** What is answered while another unit of work has done `others` and is not committed yet. */
async function beside(others: Work<unknown>, call: () => Promise<{ status: number }>): Promise<number> {
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  let begun = (): void => undefined;
  const isThere = new Promise<void>((resolve) => (begun = resolve));
  const unit = test.database.write(async (tx) => {
    await others(tx);
    begun();
    await finished;
  });
  await isThere;
  // One that waited for the unit would be 503: it ends after the answer.
  const { status } = await call();
  finish();
  await unit;
  return status;
}

it('an order waits for nobody else’s that is still being placed', async () => {
  const [other, user] = [await addUser(test), await addUser(test)];
  const client = await test.signedIn(user);
  const place = (key: string) =>
    client.post('/api/order', { body: orderBody(), headers: { 'Idempotency-Key': key } });
  expect((await place('before')).status).toBe(201);
  const idempotency = test.app.get(Idempotency);
  const repeat = { key: 'theirs', replayed: () => undefined };
  const remember: Work<void> = (tx) => idempotency.remember(tx, repeat, { userId: other.id, body: {} });
  expect(await beside(remember, () => place('beside'))).toBe(201);
});

it('a login waits for nobody else’s', async () => {
  const [other, user] = [await addUser(test), await addUser(test)];
  expect((await test.visitor().login(user.email)).status).toBe(200);
  const browser = { address: '127.0.0.1', device: 'jest', token: undefined };
  const enter: Work<unknown> = (tx) => test.app.get(Devices).know(tx, other.id, browser);
  expect(await beside(enter, () => test.visitor().login(user.email))).toBe(200);
});

it('a link for a new password waits for nobody else’s', async () => {
  const [other, user] = [await addUser(test), await addUser(test)];
  const ask = () => test.visitor().post('/api/user/forgotPassword', { body: { email: user.email } });
  expect((await ask()).status).toBe(202);
  const issue: Work<void> = (tx) => test.app.get(PasswordLinks).issue(tx, other.id);
  expect(await beside(issue, ask)).toBe(202);
});
