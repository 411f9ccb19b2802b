import { fromMinsk } from '@shlyah/domain';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import type { User } from '../src/modules/users/model/user.entity';
import { addFirm, AFTER_MONTH, forgetActs, handedOver, issueTo, pay } from './support/acts';
import type { Client } from './support/client';
import { addUser } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;
let manager: User;

beforeEach(async () => {
  test.clock.set(fromMinsk(AFTER_MONTH));
  admin = await test.as('admin');
  manager = await addUser(test, { role: 'manager' });
});

afterEach(() => forgetActs(test));

const give = (isAccountant: boolean, { id } = manager) =>
  admin.put('/api/users/updateAccounting', { body: { id, isAccountant } });

it('a manager with the right issues, annuls, enters payments and reverses them', async () => {
  const firm = await addFirm(test);
  await handedOver(test, firm, 1000);
  const client = await test.signedIn(manager);
  const body = { user: firm.id, day: '2025-03-03', sum: 1, number: '1' };
  expect(await client.post('/api/payments', { body })).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
  expect(await give(true)).toMatchObject({ status: 200, body: { isAccountant: true, role: 'manager' } });
  expect((await client.get('/api/user')).body).toMatchObject({ isAccountant: true });
  const act = await issueTo(client, firm);
  const { id } = await pay(client, firm, 1);
  const reason = { body: { reason: 'Ошибка' } };
  expect((await client.post(`/api/payments/${id}/reverse`, reason)).status).toBe(200);
  const annulment = { body: { version: act.version, reason: 'Ошибка' } };
  expect((await client.post(`/api/acts/${act.id}/annul`, annulment)).status).toBe(200);
  expect((await client.get('/api/journal')).status).toBe(403);
});

it('it counts no longer when it is taken, or the manager is one no longer', async () => {
  const client = await test.signedIn(manager);
  const body = { user: 1, day: '2025-03-03', sum: 1, number: '1' };
  const status = async () => (await client.post('/api/payments', { body })).status;
  await give(true);
  expect(await status()).not.toBe(403);
  await give(false);
  expect(await status()).toBe(403);
  await give(true);
  const { id } = manager;
  for (const role of ['customer', 'manager'])
    await admin.put('/api/users/updateRole', { body: { id, role } });
  expect((await admin.get(`/api/users/${id}`)).body).toMatchObject({ role: 'manager', isAccountant: false });
});

it('it is given to managers, by admins, and the journal has it', async () => {
  const customer = await addUser(test);
  expect(await give(true, customer)).toMatchObject({
    status: 409,
    body: { message: 'Право «Бухгалтерия» дают менеджерам.' },
  });
  expect((await give(true)).status).toBe(200);
  expect((await give(true)).status).toBe(200);
  const entries = await test.database.read.findBy(JournalEntry, {
    kind: 'accountingChanged',
    accountId: manager.id,
  });
  expect(entries.map(({ detail }) => detail)).toEqual(['дано']);
  const client = await test.signedIn(manager);
  const body = { id: manager.id, isAccountant: false };
  expect((await client.put('/api/users/updateAccounting', { body })).status).toBe(403);
});
