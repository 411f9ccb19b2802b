import { Session } from '../src/platform/access/session.entity';
import { deleteOldMarkers } from '../src/platform/database/transaction-markers';
import { TransactionMarker } from '../src/platform/database/transaction-marker.entity';
import { HistoryEvent } from '../src/platform/journal/history/event.entity';
import { Order } from '../src/modules/orders/model/order.entity';
import { PasswordReset } from '../src/modules/users/model/password-reset.entity';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import type { DatabaseProxy } from './support/database-proxy';
import { addOrder, addUser, orderBody } from './support/factories';
import { startProxiedApp } from './support/proxied-app';
import { lettersTo, until } from './support/reading';
import type { TestApp } from './support/test-app';

let test: TestApp;
let proxy: DatabaseProxy;
let user: User;
let client: Client;

beforeAll(async () => {
  ({ test, proxy } = await startProxiedApp());
});

beforeEach(async () => {
  user = await addUser(test);
  client = await test.signedIn(user);
});

afterEach(() => expect(proxy.calm()).toBe(0));

afterAll(() => test.close());

const place = (headers: Record<string, string> = {}) =>
  client.post('/api/order', { body: orderBody(), headers });
const orders = (): Promise<number> => test.database.read.countBy(Order, { userId: user.id });

async function expectOneOrder(): Promise<void> {
  expect(await orders()).toBe(1);
  expect(await lettersTo(test, user.email)).toHaveLength(1);
}

/** The senders of letters commit beside it. */
const placing = 'INSERT INTO `orders`';

describe('when the answer of COMMIT is lost', () => {
  it.each([
    ['without a key', {}],
    ['with a key', { 'Idempotency-Key': 'once' }],
  ])('an order %s is placed once, and acknowledged', async (_, headers) => {
    proxy.meet('COMMIT', 'lose', placing);
    expect((await place(headers)).status).toBe(201);
    await expectOneOrder();
  });

  it('a change of an order is answered as done', async () => {
    const order = await addOrder(test, user);
    const manager = await test.as('manager');
    proxy.meet('COMMIT', 'lose', 'UPDATE `orders`');
    const body = { ...order, version: order.version, price: 21 };
    const answer = await manager.put('/api/order', { body });
    expect([answer.status, answer.body.version, answer.body.price]).toEqual([200, order.version + 1, 21]);
    const events = { subject: 'order' as const, subjectId: order.id, field: 'price' };
    expect(await test.database.read.countBy(HistoryEvent, events)).toBe(1);
  });

  it('a login begins one session', async () => {
    const before = await test.database.read.countBy(Session, { userId: user.id });
    const visitor = test.visitor();
    proxy.meet('COMMIT', 'lose', 'INSERT INTO `sessions`');
    expect((await visitor.login(user.email)).status).toBe(200);
    expect((await visitor.get('/api/user')).body).toMatchObject({ id: user.id });
    expect(await test.database.read.countBy(Session, { userId: user.id })).toBe(before + 1);
  });

  it('a forgotten password is answered the same whether there is such an account', async () => {
    for (const email of [user.email, 'nobody@example.by']) {
      proxy.meet('COMMIT', 'lose', email === user.email ? 'INSERT INTO `password_resets`' : '');
      const answer = await test.visitor().post('/api/user/forgotPassword', { body: { email } });
      expect(answer.status).toBe(202);
    }
    expect(await test.database.read.countBy(PasswordReset, { userId: user.id })).toBe(1);
    expect(await lettersTo(test, user.email)).toHaveLength(1);
  });

  it('and the connection stays silent, the order is acknowledged all the same', async () => {
    proxy.meet('COMMIT', 'silence', placing);
    expect((await place()).status).toBe(201);
    await expectOneOrder();
  });
});

describe('when COMMIT', () => {
  it('never arrives, the order is placed anew', async () => {
    proxy.meet('COMMIT', 'drop', placing);
    expect((await place()).status).toBe(201);
    await expectOneOrder();
  });

  it('arrives late, the order is not placed a second time', async () => {
    proxy.meet('COMMIT', 'hold', placing);
    const answer = place();
    await proxy.holding();
    await until(somebodyWaits);
    proxy.release();
    expect((await answer).status).toBe(201);
    await expectOneOrder();
  });

  it('arrives when everybody has given up, the client was told that it may be placed', async () => {
    proxy.meet('COMMIT', 'hold', placing);
    expect((await place()).body).toMatchObject({ statusCode: 503, code: 'outcome_unknown' });
    proxy.release();
    await until(async () => (await orders()) > 0);
    await expectOneOrder();
  });

  it('is answered by nobody, and nobody can be asked, the client is told just that', async () => {
    const key = { 'Idempotency-Key': 'asked twice' };
    proxy.meet('COMMIT', 'vanish', placing);
    expect((await place(key)).body).toMatchObject({ statusCode: 503, code: 'outcome_unknown' });
    proxy.setAway(false);
    expect((await place(key)).status).toBe(201);
    await expectOneOrder();
  });
});

describe('the marks of units of work', () => {
  it('are forgotten an hour later, however many there are', async () => {
    const old = Array.from({ length: 2500 }, (_, number) => String(number).padStart(32, '0'));
    await test.database.write((tx) =>
      tx.insert(
        TransactionMarker,
        old.map((mark) => ({ mark, done: true })),
      ),
    );
    await deleteOldMarkers(test.database.read.connection);
    const left = await test.database.read.find(TransactionMarker);
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter(({ mark }) => old.includes(mark))).toEqual([]);
  });

  it('are looked for every ten minutes, not with each change', async () => {
    let looks = 0;
    proxy.onStatement = (sql) => (looks += Number(sql.startsWith('DELETE FROM units')));
    const change = () => test.database.write((tx) => tx.query('DO 1'));
    const now = Date.now;
    const clock = jest.spyOn(Date, 'now');
    for (const minutes of [0, 5, 11, 11, 15]) {
      clock.mockImplementation(() => now() + minutes * 60_000);
      await change();
    }
    await until(() => Promise.resolve(looks > 0));
    clock.mockRestore();
    proxy.onStatement = () => undefined;
    expect(looks).toBe(1);
  });
});

/** Whether the fate of a unit of work is being asked for, and the answer waits for the unit's own transaction. */
async function somebodyWaits(): Promise<boolean> {
  const sql = `SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND info LIKE 'INSERT IGNORE INTO units%'`;
  return (await test.database.read.query<unknown[]>(sql)).length > 0;
}
