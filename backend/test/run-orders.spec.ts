import { fromMinsk } from '@shlyah/domain';
import type { RunDto } from '../src/modules/runs/run.dto';
import { Dispatchers, idsOf, textsOf } from './support/dispatchers';
import { refusedToClients } from './support/order-lists';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Dispatchers;

beforeAll(async () => {
  staff = await Dispatchers.of(test);
});

describe('an order', () => {
  it('is in one run however many put it in at once, and the others are told which and who', async () => {
    const id = await staff.order();
    const runs = [await staff.run(), await staff.run(), await staff.run(), await staff.run()];
    const answers = await Promise.all(
      runs.map((one, at) => staff.put(at % 2 ? staff.other : staff.manager, one, [id])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    const winner = runs[answers.findIndex(({ status }) => status === 200)] as RunDto;
    const { addedBy } = (await staff.read(winner)).orders[0] ?? {};
    for (const { body } of answers.filter(({ status }) => status === 422)) {
      expect(textsOf(body)).toContain(`Заказ №\u00a0${id} уже в рейсе №\u00a0${winner.id}`);
      expect(textsOf(body)).toContain(addedBy);
    }
    for (const one of runs) expect(idsOf(await staff.read(one))).toEqual(one.id === winner.id ? [id] : []);
  });

  it('moves only out of a run that it was seen in', async () => {
    const [one, two, three] = [await staff.run(), await staff.run(), await staff.run()];
    const id = await staff.order();
    await staff.put(staff.manager, one, [id], { task: 'fetch' });
    expect((await staff.put(staff.manager, two, [id])).status).toBe(422);
    const answers = await Promise.all([
      staff.put(staff.manager, two, [id], { from: [one.id] }),
      staff.put(staff.other, three, [id], { from: [one.id] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const winner = answers[0]?.status === 200 ? two : three;
    expect((await staff.read(winner)).orders).toMatchObject([{ id, task: 'fetch' }]);
    const who = answers[0]?.status === 200 ? 'Ольга Кравец' : 'Пётр Второй';
    expect(await staff.read(one)).toMatchObject({ orders: [], version: 3, changedBy: who });
    expect((await staff.historyOf(id))[0]).toEqual([`№\u00a0${one.id}`, `№\u00a0${winner.id}`]);
  });

  it('says that its client waits for an answer about a change', async () => {
    const made = await staff.run();
    const id = await staff.order();
    await staff.added(made, id, await staff.order());
    const client = await test.signedIn(staff.owner);
    const body = { version: 1, reciverHouse: '77', reason: 'Опечатка' };
    const { status, body: proposal } = await client.post(`/api/order/${id}/proposals`, { body });
    expect(status).toBe(201);
    const awaiting = async () =>
      (await staff.read(made)).orders.filter((one) => one.awaiting).map((one) => one.id);
    expect(await awaiting()).toEqual([id]);
    const answer = { body: { answer: 'Уже выехали' } };
    await staff.manager.post(`/api/proposals/${(proposal as { id: number }).id}/decline`, answer);
    expect(await awaiting()).toEqual([]);
  });

  it('is fetched from its sender or brought to its receiver', async () => {
    const made = await staff.run();
    const id = await staff.order('7', { street: 'ул. Немига', house: '5', reciverComment: 'Домофон 7' });
    await staff.added(made, id);
    expect((await staff.read(made)).orders[0]).toMatchObject({
      task: 'deliver',
      comment: 'Домофон 7',
      address: expect.stringContaining('д.\u00a07') as string,
    });
    const { body } = await staff.put(staff.manager, made, [id], { task: 'fetch' });
    expect((body as RunDto).orders).toMatchObject([
      { task: 'fetch', address: expect.stringContaining('Немига') as string, client: 'ООО «Везём»' },
    ]);
  });

  it('that is canceled or deleted stays in the run, and is not carried', async () => {
    const made = await staff.run();
    const [one, two] = [await staff.order('1'), await staff.order('2')];
    await staff.added(made, one, two);
    const client = await test.signedIn(staff.owner);
    expect((await client.post('/api/order/cancel', { body: { id: one } })).status).toBe(200);
    const admin = await test.as('admin');
    expect((await admin.delete(`/api/order/${two}`)).status).toBe(204);
    const now = await staff.read(made);
    expect(now).toMatchObject({ ordersCount: 0, placesCount: 0 });
    expect(now.orders.find(({ id }) => id === one)).toMatchObject({
      carried: false,
      status: { code: 'canceled' },
    });
    expect(now.orders.find(({ id }) => id === two)).toMatchObject({
      carried: false,
      status: null,
      person: null,
    });
    expect((await admin.post(`/api/order/${two}/restore`, { body: {} })).status).toBe(200);
    expect((await staff.read(made)).orders.find(({ id }) => id === two)).toMatchObject({ carried: true });
  });

  it('that a run has fetched, or could not deliver, goes with another one on the same day', async () => {
    const [first, second] = [await staff.run({ day: '2026-11-27' }), await staff.run({ day: '2026-11-27' })];
    const [fetched, failed, waiting] = [
      await staff.order('1'),
      await staff.order('2'),
      await staff.order('3'),
    ];
    await staff.put(staff.manager, first, [fetched], { task: 'fetch' });
    const gone = await staff.left(await staff.added(first, failed, waiting));
    const byNone = async (): Promise<number[]> => {
      const { body } = await staff.manager.get('/api/order', {
        query: { user: staff.owner.id, 'filter[run]': 0 },
      });
      return (body as { data: { id: number }[] }).data
        .map(({ id }) => id)
        .filter((id) => [fetched, failed, waiting].includes(id))
        .sort((one, other) => one - other);
    };
    expect(await byNone()).toEqual([]);
    expect((await staff.put(staff.manager, second, [fetched])).status).toBe(422);
    await staff.edit(fetched, { status: 4 });
    await staff.edit(failed, { status: 7, failure: 'nobody' });
    await staff.edit(waiting, { status: 4 });
    expect(await byNone()).toEqual([fetched, failed]);
    expect(await staff.carrier(fetched)).toMatchObject({ run: first.id, done: true });
    expect(await staff.carrier(waiting)).toMatchObject({ run: first.id, done: false });

    expect((await staff.put(staff.manager, second, [fetched, waiting])).status).toBe(422);
    expect((await staff.added(second, fetched, failed)).orders.map(({ task }) => task)).toEqual([
      'deliver',
      'deliver',
    ]);
    expect(await staff.carrier(failed)).toMatchObject({ run: second.id, done: false });
    expect(idsOf(await staff.read(first))).toHaveLength(3);
    expect((await staff.historyOf(failed))[0]).toEqual([`№\u00a0${first.id}`, `№\u00a0${second.id}`]);
    const now = await staff.read(first);
    expect(now.version).toBeGreaterThan(gone.version);
    const back = await staff.post(staff.manager, first.id, 'takeBack', { version: now.version });
    expect([back.status, back.body]).toMatchObject([409, { code: 'transition' }]);
    expect((back.body as { message: string }).message).toContain(
      `Заказы №\u00a0${fetched}, №\u00a0${failed} забрал`,
    );
  });

  it('is in one run when its run comes back while another one takes it', async () => {
    const [first, second] = [await staff.run({ day: '2026-11-27' }), await staff.run({ day: '2026-11-27' })];
    const id = await staff.order();
    const gone = await staff.left(await staff.added(first, id));
    await staff.edit(id, { status: 7, failure: 'nobody' });
    const [back, taken] = await Promise.all([
      staff.post(staff.manager, first.id, 'takeBack', { version: gone.version }),
      staff.put(staff.other, second, [id]),
    ]);
    expect([
      [200, 422],
      [409, 200],
    ]).toContainEqual([back.status, taken.status]);
    expect(idsOf(await staff.read(second))).toEqual(taken.status === 200 ? [id] : []);
    expect(await staff.read(first)).toMatchObject({ state: back.status === 200 ? 'open' : 'left' });
  });

  it('has its runs in the history that staff read, and its owner does not', async () => {
    const made = await staff.run();
    const id = await staff.order();
    await staff.added(made, id);
    expect(await staff.historyOf(id)).toHaveLength(1);
    expect(await staff.historyOf(id, await test.signedIn(staff.owner))).toEqual([]);
  });

  it('is found by its run, or as one of none, by staff alone', async () => {
    const [made, other] = [await staff.run(), await staff.run({ day: '2026-11-27' })];
    const [one, two, three] = [await staff.order('1'), await staff.order('2'), await staff.order('3')];
    await staff.added(made, one);
    const gone = await staff.left(await staff.added(other, two));
    const user = staff.owner.id;
    const found = async (run: number, who = staff.manager): Promise<number[]> => {
      const { body } = await who.get('/api/order', { query: { user, 'filter[run]': run } });
      return (body as { data: { id: number }[] }).data.map(({ id }) => id);
    };
    expect(await found(made.id)).toEqual([one]);
    expect(await found(gone.id)).toEqual([two]);
    const none = await found(0);
    expect([none.includes(three), none.includes(one), none.includes(two)]).toEqual([true, false, false]);
    await refusedToClients(test, staff.owner, 'run', made.id);
    test.clock.set(fromMinsk('2026-11-28 08:00'));
    expect(await found(0)).toContain(two);
    test.clock.set(fromMinsk('2026-11-27 22:00'));
  });
});
