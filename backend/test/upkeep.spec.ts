import { Device } from '../src/platform/access/device.entity';
import { Session } from '../src/platform/access/session.entity';
import { IntegrationEvent } from '../src/platform/feed/integration-event.entity';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import { verifyJournal } from '../src/platform/journal/verify';
import { Order } from '../src/modules/orders/model/order.entity';
import { Upkeep } from '../src/operations/privacy/upkeep';
import { User } from '../src/modules/users/model/user.entity';
import { addOrder, addUser } from './support/factories';
import { startTestApp, type TestApp } from './support/test-app';

let test: TestApp;

beforeEach(async () => {
  test = await startTestApp();
});

afterEach(() => test.close());

const dayMs = 24 * 60 * 60_000;

const pass = (days: number): void => test.clock.pass(days * dayMs);

const logged = (words: string) => test.log.filter(({ msg }) => msg === words);

describe('the hourly upkeep', () => {
  it('is done by one of two at once, and again an hour later', async () => {
    const upkeep = test.app.get(Upkeep);
    test.clock.set(new Date());
    const both = await Promise.all([upkeep.runIfDue(), upkeep.runIfDue()]);
    expect(both.filter((done) => done !== null)).toHaveLength(1);
    expect(await upkeep.runIfDue()).toBeNull();
    pass(1 / 23);
    const later = await Promise.all([upkeep.runIfDue(), upkeep.runIfDue()]);
    expect(later.filter((done) => done !== null)).toHaveLength(1);
  });

  it('takes people out of every old order, however many there are', async () => {
    const { id } = await addOrder(test, await addUser(test));
    const order = await test.database.read.findOneByOrFail(Order, { id });
    const { id: _, ...row } = { ...order, createdAt: new Date(0), trackingCode: null };
    await test.database.write(async (tx) => {
      // One more than a unit of work takes.
      for (let count = 0; count < 51; count++) await tx.insert(Order, { ...row });
    });
    expect(await test.app.get(Upkeep).run()).toMatchObject({ orders: 51 });
    expect(await test.database.read.countBy(Order, { clientName: order.clientName })).toBe(1);
  });

  it('forgets browsers that nobody has logged in from for 400 days', async () => {
    const user = await addUser(test);
    await test.visitor().login(user.email);
    const known = () => test.database.read.countBy(Device, { userId: user.id });
    expect(await known()).toBe(1);
    pass(399);
    await test.app.get(Upkeep).run();
    expect(await known()).toBe(1);
    pass(2);
    await test.app.get(Upkeep).run();
    expect(await known()).toBe(0);
  });

  it('keeps the journal for ever, or as long as the operator says, whole days of it, in one chain', async () => {
    const ages = async () =>
      (await test.database.read.find(JournalEntry, { order: { id: 'ASC' } })).map(({ kind }) => kind);
    test.clock.set(new Date('2026-01-10T09:00:00Z'));
    await test.visitor().login((await addUser(test)).email);
    test.clock.set(new Date('2026-02-15T09:00:00Z'));
    await test.visitor().login((await addUser(test)).email, 'ne-tot-parol');
    test.clock.set(new Date('2026-03-10T20:30:00Z'));
    const upkeep = test.app.get(Upkeep);
    const before = await ages();
    const warned = jest.spyOn(upkeep['logger'], 'warn');
    await upkeep.run();
    const rows = await test.database.read.find(JournalEntry);
    const { id, hash } = rows.reduce((newest, row) => (row.id > newest.id ? row : newest));
    expect(warned.mock.calls).toEqual([[{ journal: `${id}:${hash}`, msg: expect.any(String) as string }]]);
    expect(await ages()).toEqual(before);
    Object.assign(upkeep, { config: { ...test.config, journalKeepMonths: 2 } });
    await upkeep.run();
    expect(await ages()).toEqual(before);
    pass(1 / 24);
    await upkeep.run();
    expect(await ages()).toEqual(['loginFailed', 'journalCut']);
    const cuts = () => logged('Old rows of the journal are deleted').map(({ journalCut }) => journalCut);
    const cut = cuts();
    expect(cut).toEqual([expect.any(Number)]);
    pass(1 / 24);
    await upkeep.run();
    expect(await ages()).toEqual(['loginFailed', 'journalCut']);
    expect(cuts()).toEqual(cut);
    expect(await verifyJournal(test.database.read)).toMatchObject({ ok: true });
  });

  it.each([
    ['2026-03-31', 1, '2026-02-28'],
    ['2026-05-31', 3, '2026-02-28'],
    ['2028-02-29', 12, '2027-02-28'],
    ['2026-03-28', 1, '2026-02-28'],
  ])('on %s keeps the journal of %d months from %s on', async (today, months, first) => {
    const at = (moment: Date) => test.clock.set(moment);
    const start = new Date(`${first}T00:00:00+03:00`);
    at(new Date(start.getTime() - 1));
    await test.visitor().login((await addUser(test)).email, 'ne-tot-parol');
    at(start);
    const { id } = await addUser(test);
    await (await test.signedIn({ id })).post('/api/user/logout');
    at(new Date(`${today}T09:00:00Z`));
    const upkeep = test.app.get(Upkeep);
    Object.assign(upkeep, { config: { ...test.config, journalKeepMonths: months } });
    await upkeep.run();
    const kept = await test.database.read.find(JournalEntry, { order: { id: 'ASC' } });
    expect(kept.map(({ kind }) => kind)).toEqual(['login', 'logout', 'journalCut']);
  });

  it('leaves the people in young orders', async () => {
    const order = await addOrder(test, await addUser(test));
    pass(4 * 365);
    await test.app.get(Upkeep).run();
    expect(await test.database.read.findOneByOrFail(Order, { id: order.id })).toMatchObject({
      anonymisedAt: null,
    });
  });

  it('tells the log how much of each kind it has forgotten, and of nothing else', async () => {
    await addOrder(test, await addUser(test));
    await test.app.get(Upkeep).run();
    expect(logged('Forgotten')).toEqual([]);
    await test.signedIn(await addUser(test));
    const leaving = await addUser(test, {
      deletionAskedAt: new Date(test.clock.now().getTime() - 90 * dayMs),
    });
    pass(1);
    await test.app.get(Upkeep).run();
    expect(logged('Forgotten')).toMatchObject([{ accounts: 1 }]);
    expect(logged('Forgotten')[0]).not.toHaveProperty('orders');
    expect(await test.database.read.existsBy(User, { id: leaving.id })).toBe(false);
    const { read } = test.database;
    const kept = {
      orders: await read.count(Order),
      sessions: await read.count(Session),
      events: await read.count(IntegrationEvent),
    };
    pass(6 * 365);
    await test.app.get(Upkeep).run();
    expect(logged('Forgotten')).toMatchObject([{}, kept]);
    expect(Math.min(...Object.values(kept))).toBeGreaterThan(0);
  });
});
