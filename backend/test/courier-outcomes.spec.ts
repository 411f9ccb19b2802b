import { fromMinsk, toMinsk } from '@shlyah/domain';
import { randomUUID } from 'node:crypto';
import { OrderAnonymisation } from '../src/modules/orders/clients/order-anonymisation';
import { CourierOutcome } from '../src/modules/orders';
import { Handover } from '../src/modules/orders/model/handover.entity';
import { Drivers, outcome, stopOf, tell, words } from './support/drivers';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Drivers;

beforeAll(async () => {
  staff = await Drivers.of(test);
});

const at = (time: string): void => test.clock.set(fromMinsk(time));
beforeEach(() => at('2026-11-27 08:00'));

/** A run that left at eight, at noon. */
async function atNoon(count: number) {
  const started = await staff.onTheRoad(count);
  at('2026-11-27 12:00');
  const [first = 0, second = 0, third = 0] = started.ids;
  return { ...started, first, second, third };
}

const statusOf = async (id: number) => (await staff.readOrder(id)).status.id;
const rowsOf = (orderId: number) =>
  test.database.read.find(Handover, { where: { orderId }, order: { id: 'ASC' } });

describe('an outcome of a driver', () => {
  it('is a handover by its hour, with the status, the history and the live event of one', async () => {
    const { run, phone, first, second, third } = await atNoon(3);
    const changes = await staff.manager.get('/api/changes');
    const { next } = changes.body as { next: string };
    const answers = await tell(
      phone,
      outcome(first, { receivedBy: 'Пётр Сидоров', receivedAs: 'employee', ttnTaken: true }),
      outcome(second, { outcome: 'failed', failure: 'nobody', nextDay: '2026-11-30', sure: false }),
      outcome(third, { outcome: 'missed' }),
    );
    expect(words(answers)).toEqual(['recorded', 'recorded', 'recorded']);
    expect((await staff.read(run)).orders).toMatchObject([
      {
        outcome: 'handed',
        status: { id: 6 },
        handover: {
          date: '2026-11-27 11:42',
          sure: 'exact',
          source: 'courier',
          author: 'Водитель',
          driver: 'Игорь Савич',
          receivedBy: 'Пётр Сидоров',
          receivedAs: 'employee',
          ttnTaken: true,
          run: run.id,
        },
      },
      { outcome: 'failed', status: { id: 7 }, handover: { sure: 'phone', failure: 'nobody' } },
      { outcome: 'missed', status: { id: 4 } },
    ]);
    expect(await staff.readOrder(second)).toMatchObject({ deliveryDate: '2026-11-30 23:00' });
    const history = await staff.history(first, 'status');
    expect(history[0]).toMatchObject({
      date: '2026-11-27 11:42',
      user: { name: 'Водитель' },
      to: 'Доставлена',
    });
    const { body } = await staff.manager.get('/api/changes', { query: { after: next } });
    expect(body).toMatchObject({ runs: true });
  });

  it('is taken once, however often it is sent, also at once', async () => {
    const { phone, first } = await atNoon(1);
    const sent = outcome(first);
    const answers = await Promise.all([tell(phone, sent), tell(phone, sent), tell(phone, sent, sent)]);
    expect(words(answers.flat())).toEqual(['recorded', 'recorded', 'recorded', 'recorded']);
    expect(await rowsOf(first)).toHaveLength(1);
    expect(words(await tell(phone, outcome(first)))).toEqual(['already']);
    expect(await rowsOf(first)).toHaveLength(1);
  });

  it('that cannot be is refused by a sentence, and the others of the request are taken', async () => {
    const { phone, first, second } = await atNoon(2);
    const foreign = await staff.order();
    const answers = await tell(
      phone,
      outcome(first, { at: '2026-11-27T09:03:00.000Z' }),
      outcome(first, { at: '2026-11-24T08:59:00.000Z' }),
      outcome(first, { at: 'вчера' }),
      outcome(first, { key: 'не ключ' }),
      outcome(first, { outcome: null }),
      outcome(first, { outcome: 'failed' }),
      outcome(first, { undo: true }),
      outcome(foreign),
      outcome(second),
    );
    expect(words(answers)).toEqual([
      'refused: Этот час ещё не наступил: проверьте часы телефона',
      'refused: Прошло больше 72 часов: сообщите диспетчеру, он запишет исход',
      'refused: Время исхода: UTC в ISO 8601',
      'refused: Ключ исхода: UUID',
      'refused: Назовите исход',
      'refused: Выберите, почему не вручено',
      'refused: Назовите исход, которого не было',
      `refused: Заказа №\u00a0${foreign} нет в вашем рейсе`,
      'recorded',
    ]);
    expect(await test.database.read.countBy(CourierOutcome, { orderId: first })).toBe(0);
    expect(await rowsOf(first)).toEqual([]);
  });

  it('of two minutes ahead is of now', async () => {
    const { phone, first } = await atNoon(1);
    await tell(phone, outcome(first, { at: '2026-11-27T09:01:59.000Z' }));
    expect((await rowsOf(first))[0]?.at).toEqual(fromMinsk('2026-11-27 12:00'));
  });

  it('before the minute in which the desk let the run leave is taken, too', async () => {
    const { phone, first } = await atNoon(1);
    expect(words(await tell(phone, outcome(first, { at: '2026-11-27T04:55:00.000Z' })))).toEqual([
      'recorded',
    ]);
  });
});

describe('what the desk did meanwhile', () => {
  it('makes a conflict that shows both sides until the order says the same', async () => {
    const { run, phone, first } = await atNoon(1);
    const failed = { order: first, outcome: 'failed', failure: 'absent' };
    await staff.post(staff.manager, run.id, 'return', {
      version: run.version,
      outcomes: [{ ...failed, failure: 'nobody' }],
    });
    const sent = outcome(first, { receivedBy: 'Пётр Сидоров', receivedAs: 'employee' });
    const note = `№\u00a0${first}: уже не вручено (время неизвестно). Записано: Ольга Кравец`;
    expect(words(await tell(phone, sent))).toEqual([`conflict: ${note}`]);
    expect(words(await tell(phone, sent))).toEqual([`conflict: ${note}`]);
    expect(await statusOf(first)).toBe(7);
    expect(await staff.conflictsOf(run)).toEqual([
      [first, 'вручено 27.11.2026 в\u00a011:42, Пётр Сидоров, сотрудник', note],
    ]);
    await staff.edit(first, { status: 6, handover: { receivedBy: 'Пётр Сидоров', receivedAs: 'employee' } });
    expect(await staff.conflictsOf(run)).toEqual([]);
  });

  it.each([
    ['canceled', (id: number) => staff.edit(id, { status: 9 }), /^Заказ отменён, удалён или в другом рейсе$/],
    ['deleted', removed, /^Заказ отменён, удалён или в другом рейсе$/],
    ['tried and moved to another run', moved, /уже не вручено .* Записано: Ольга Кравец$/],
  ])('an order that was %s keeps the outcome beside', async (_what, change, note) => {
    const { run, phone, first } = await atNoon(1);
    await change(first);
    expect(await tell(phone, outcome(first))).toMatchObject([
      { taken: 'conflict', note: expect.stringMatching(note) },
    ]);
    expect((await rowsOf(first)).filter(({ source }) => source === 'courier')).toEqual([]);
    expect(await staff.conflictsOf(run)).toEqual([
      [first, 'вручено 27.11.2026 в\u00a011:42', expect.stringMatching(note)],
    ]);
  });

  it('an order of another day or address takes the outcome', async () => {
    const { phone, first } = await atNoon(1);
    await staff.edit(first, { deliveryDate: '2026-12-01 23:00', reciverHouse: '99' });
    expect(words(await tell(phone, outcome(first)))).toEqual(['recorded']);
    expect(await statusOf(first)).toBe(6);
  });

  it('a departure that was taken back keeps the outcome beside', async () => {
    const { run, phone, first } = await atNoon(1);
    await staff.post(staff.manager, run.id, 'takeBack', { version: run.version });
    await staff.post(staff.manager, run.id, 'orders/remove', { ids: [first] });
    expect(words(await tell(phone, outcome(first)))).toEqual(['conflict: В рейсе нет заказов.']);
  });

  it('a pass that was replaced or is over takes what was before, and what was after beside', async () => {
    const { run, phone, first, second } = await atNoon(2);
    await staff.pass(run);
    at('2026-11-27 13:00');
    const answers = await tell(phone, outcome(first), outcome(second, { at: '2026-11-27T09:30:00.000Z' }));
    expect(words(answers)).toEqual(['recorded', 'conflict: Пропуск закрыт 27.11.2026 12:00']);
    at('2026-11-29 08:00');
    expect(words(await tell(phone, outcome(first)))).toEqual(['already']);
  });

  it('a pass that is over takes forty kept outcomes, twenty at once, each once', async () => {
    const { run, phone, ids } = await atNoon(40);
    await staff.manager.delete(`/api/runs/${run.id}/pass`);
    at('2026-11-29 08:00');
    const all = ids.map((id) => outcome(id));
    const answers = await Promise.all([
      tell(phone, ...all.slice(0, 20)),
      tell(phone, ...all.slice(20)),
      tell(phone, ...all.slice(10, 30)),
    ]);
    expect([...new Set(words(answers.flat()))]).toEqual(['recorded']);
    const rows = await test.database.read.findBy(Handover, { runId: run.id, source: 'courier' });
    expect(rows.map(({ at: hour }) => toMinsk(hour ?? new Date(0)))).toEqual(
      ids.map(() => '2026-11-27 11:42'),
    );
  });

  it('a run that the desk has closed knows the outcomes or keeps them beside', async () => {
    const { run, phone, first, second } = await atNoon(2);
    const outcomes = [
      { order: first, outcome: 'handed' },
      { order: second, outcome: 'missed' },
    ];
    await staff.post(staff.manager, run.id, 'return', { version: run.version, outcomes, close: true });
    const answers = await tell(phone, outcome(first), outcome(second));
    expect(answers.map(({ taken }) => taken)).toEqual(['already', 'recorded']);
  });
});

it('what an outcome says of people goes with those of the order', async () => {
  const { run, phone, first } = await atNoon(1);
  await staff.edit(first, { status: 9 });
  await tell(phone, outcome(first, { receivedBy: 'Пётр Сидоров' }));
  expect(await staff.conflictsOf(run)).toHaveLength(1);
  await test.app.get(OrderAnonymisation, { strict: false }).anonymise(new Date('2027-01-01T00:00:00Z'));
  const [row] = await test.database.read.findBy(CourierOutcome, { orderId: first });
  expect(row).toMatchObject({ answer: 'conflict', said: null, note: null });
  expect(await staff.conflictsOf(run)).toEqual([]);
});

it('what arrives for an order without its people names none', async () => {
  const { run, phone, first, second } = await atNoon(2);
  await test.app.get(OrderAnonymisation, { strict: false }).anonymise(new Date('2027-01-01T00:00:00Z'));
  const answers = await tell(
    phone,
    outcome(first, { receivedBy: 'Пётр Сидоров', receivedAs: 'employee' }),
    outcome(second, { outcome: 'failed', failure: 'other', failureWords: 'Сидоров уехал' }),
  );
  const note = 'Данные людей этого заказа удалены: исход не записать';
  expect(words(answers)).toEqual([`conflict: ${note}`, `conflict: ${note}`]);
  expect(await staff.conflictsOf(run)).toHaveLength(2);
  for (const order of [first, second]) {
    const rows = await test.database.read.findBy(CourierOutcome, { orderId: order });
    expect(JSON.stringify([rows, await rowsOf(order), await staff.history(order, 'handover')])).not.toMatch(
      /Сидоров/,
    );
  }
});

async function removed(id: number): Promise<void> {
  const admin = await test.as('admin');
  expect((await admin.delete(`/api/order/${id}`)).status).toBe(204);
}

async function moved(id: number): Promise<void> {
  await staff.edit(id, { status: 7, failure: 'nobody' });
  await staff.added(await staff.run({ day: '2026-11-27' }), id);
}

describe('a telephone of two runs', () => {
  it('tells outcomes of the run that it had accepted by then', async () => {
    const { run, phone, first } = await atNoon(1);
    const next = await staff.left(
      await staff.added(await staff.run({ day: '2026-11-27' }), await staff.order()),
    );
    await staff.accept(phone, await staff.pass(next));
    expect((await phone.get('/api/courier/run')).body).toMatchObject({ id: next.id });
    expect(words(await tell(phone, outcome(first)))).toEqual(['recorded']);
    expect((await rowsOf(first))[0]).toMatchObject({ runId: run.id });
  });

  it('takes no key of another telephone', async () => {
    const { phone, first } = await atNoon(1);
    const { phone: other, first: theirs } = await atNoon(1);
    const key = randomUUID();
    await tell(phone, outcome(first, { key }));
    expect(words(await tell(other, outcome(theirs, { key })))).toEqual([
      'refused: Такой ключ уже занят: возьмите новый',
    ]);
  });

  it('has the keys of its own outcomes alone', async () => {
    const { run, phone, first, second } = await atNoon(2);
    const sent = outcome(first);
    await tell(phone, sent);
    await staff.post(staff.manager, run.id, 'return', {
      version: run.version,
      outcomes: [{ order: second, outcome: 'handed' }],
    });
    expect(await stopOf(phone, first)).toMatchObject({ outcome: { outcome: 'handed', key: sent.key } });
    expect(await stopOf(phone, second)).toMatchObject({ outcome: { outcome: 'handed', key: null } });
  });
});
