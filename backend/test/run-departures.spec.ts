import { fromMinsk } from '@shlyah/domain';
import type { RunDto } from '../src/modules/runs/run.dto';
import { Dispatchers } from './support/dispatchers';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Dispatchers;

beforeAll(async () => {
  staff = await Dispatchers.of(test);
});

beforeEach(() => test.clock.set(fromMinsk('2026-11-27 22:00')));

const statusOf = async (id: number): Promise<number> => (await staff.readOrder(id)).status.id;
const statusesOf = (ids: number[]): Promise<number[]> => Promise.all(ids.map(statusOf));
const leave = (run: RunDto, more: object = {}) =>
  staff.post(staff.manager, run.id, 'leave', { version: run.version, ...more });
const takeBack = async (run: RunDto) => {
  const { version } = await staff.read(run);
  return staff.post(staff.manager, run.id, 'takeBack', { version });
};

/** A run of an order to be delivered and one to be fetched. */
async function runOfBoth(): Promise<{ run: RunDto; brought: number; fetched: number }> {
  const made = await staff.run();
  const [brought, fetched] = [await staff.order('1'), await staff.order('2')];
  await staff.added(made, brought);
  const { body } = await staff.put(staff.manager, made, [fetched], { task: 'fetch' });
  return { run: body as RunDto, brought, fetched };
}

describe('the departure of a run', () => {
  it('puts its orders on their way, as a change of its minute in their history', async () => {
    const { run, brought, fetched } = await runOfBoth();
    expect((await leave(run)).body).toMatchObject({ state: 'left', ordersCount: 2 });
    expect(await statusesOf([brought, fetched])).toEqual([4, 3]);
    const [event] = await staff.history(brought, 'status');
    expect(event).toMatchObject({ from: 'Новая', to: 'В пути', date: '2026-11-27 22:00' });
    const client = await test.signedIn(staff.owner);
    const { body } = await client.get('/api/order/history', { query: { id: brought } });
    expect(JSON.stringify(body)).toContain('В пути');
    const { version } = await staff.readOrder(brought);
    const canceled = await client.post('/api/order/cancel', {
      body: { id: brought, version, reason: 'Передумали' },
    });
    expect([canceled.status, canceled.body]).toMatchObject([409, { code: 'too_late' }]);
  });

  it('leaves the statuses when it is told to', async () => {
    const { run, brought, fetched } = await runOfBoth();
    expect((await leave(run, { keepStatuses: true })).status).toBe(200);
    expect(await statusesOf([brought, fetched])).toEqual([1, 1]);
    expect((await takeBack(run)).status).toBe(200);
    expect(await statusesOf([brought, fetched])).toEqual([1, 1]);
  });

  it('leaves what is further on, and what waits for an answer of staff', async () => {
    const made = await staff.run();
    const [ready, asked] = [await staff.order('1'), await staff.order('2')];
    await staff.edit(ready, { status: 5 });
    const client = await test.signedIn(staff.owner);
    const { version } = await staff.readOrder(asked);
    const proposal = { version, reason: 'Просит получатель', reciverComment: 'Код 45' };
    const sent = await client.post(`/api/order/${asked}/proposals`, { body: proposal });
    expect(sent.status).toBe(201);
    await staff.left(await staff.added(made, ready, asked));
    expect(await statusesOf([ready, asked])).toEqual([5, 1]);
  });

  it('is refused as a whole over an old version, with no status changed', async () => {
    const { run, brought, fetched } = await runOfBoth();
    expect((await leave({ ...run, version: run.version - 1 })).status).toBe(409);
    expect(await statusesOf([brought, fetched])).toEqual([1, 1]);
  });
});

it('the list of runs tells how far each is', async () => {
  const { run, brought, fetched } = await runOfBoth();
  const third = await staff.order('3');
  await staff.left(await staff.added(run, third));
  await staff.edit(brought, { status: 6 });
  await staff.edit(third, { status: 7, failure: 'nobody' });
  const progress = { ordersCount: 3, doneCount: 1, failedCount: 1 };
  expect(await staff.read(run)).toMatchObject(progress);
  await staff.edit(fetched, { status: 4 });
  const { body } = await staff.manager.get('/api/runs', { query: { day: run.day } });
  expect((body as RunDto[]).find(({ id }) => id === run.id)).toMatchObject({ ...progress, doneCount: 2 });
});

describe('the cancellation of a departure', () => {
  it('gives back the statuses that it set, a failed delivery with its reason', async () => {
    const { run, brought, fetched } = await runOfBoth();
    await staff.edit(brought, { status: 7, failure: 'other', failureWords: 'Закрыт проезд' });
    await staff.edit(fetched, { status: 2 });
    await leave(await staff.read(run));
    expect(await statusesOf([brought, fetched])).toEqual([4, 3]);
    expect((await takeBack(run)).body).toMatchObject({ state: 'open' });
    expect(await statusesOf([brought, fetched])).toEqual([7, 2]);
    expect(await staff.readOrder(brought)).toMatchObject({ failure: 'other', failureWords: 'Закрыт проезд' });
    await leave(await staff.read(run));
    expect(await statusesOf([brought, fetched])).toEqual([4, 3]);
  });

  it('leaves a status that somebody has set since, the same one included', async () => {
    const { run, brought, fetched } = await runOfBoth();
    await leave(run);
    test.clock.set(fromMinsk('2026-11-27 22:10'));
    await staff.edit(brought, { status: 5 });
    await staff.edit(fetched, { status: 2 });
    await staff.edit(fetched, { status: 3 });
    expect((await takeBack(run)).status).toBe(200);
    expect(await statusesOf([brought, fetched])).toEqual([5, 3]);
  });

  it('leaves the statuses when it is told to', async () => {
    const { run, brought, fetched } = await runOfBoth();
    await leave(run);
    const { version } = await staff.read(run);
    const back = await staff.post(staff.manager, run.id, 'takeBack', { version, keepStatuses: true });
    expect(back.body).toMatchObject({ state: 'open' });
    expect(await statusesOf([brought, fetched])).toEqual([4, 3]);
  });

  it('gives back a status whose order has changed in something else', async () => {
    const { run, brought } = await runOfBoth();
    await leave(run);
    await staff.edit(brought, { price: 12.5 });
    await takeBack(run);
    expect(await staff.readOrder(brought)).toMatchObject({ status: { id: 1 }, price: 12.5 });
  });

  it('holds back the letters that have not gone yet', async () => {
    const { run, brought } = await runOfBoth();
    const waiting = () =>
      test.database.read.query<{ n: number }[]>(
        `SELECT COUNT(*) AS n FROM emails WHERE orderId = ${brought} AND sentAt IS NULL`,
      );
    const before = Number((await waiting())[0]?.n);
    await leave(run);
    expect(Number((await waiting())[0]?.n)).toBeGreaterThan(before);
    await takeBack(run);
    expect(Number((await waiting())[0]?.n)).toBe(before);
  });
});
