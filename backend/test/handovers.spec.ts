import { fromMinsk, labelDigits } from '@shlyah/domain';
import { Email } from '../src/modules/notifications/channels/email.entity';
import type { OrderHandoverDto } from '../src/modules/orders/dto/handover.dto';
import type { OrderDto } from '../src/modules/orders/dto/order.dto';
import { Handover } from '../src/modules/orders/model/handover.entity';
import type { TrackingDto } from '../src/modules/tracking';
import type { Client } from './support/client';
import { Dispatchers } from './support/dispatchers';
import { readFeed } from './support/feed';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Dispatchers;
let client: Client;

beforeAll(async () => {
  staff = await Dispatchers.of(test);
  client = await test.signedIn(staff.owner);
});

const at = (time: string): void => test.clock.set(fromMinsk(time));
beforeEach(() => at('2026-11-27 08:00'));

const tries = async (id: number, who = staff.manager): Promise<OrderHandoverDto[]> =>
  (await who.get(`/api/order/${id}/handovers`)).body as OrderHandoverDto[];
const standing = async (id: number) => (await tries(id)).filter(({ corrected }) => !corrected);
const tracked = async (id: number): Promise<TrackingDto> => {
  const { trackingCode } = await staff.readOrder(id);
  return (await test.visitor().get(`/api/tracking/${trackingCode}`)).body as TrackingDto;
};
const letters = async (orderId: number) =>
  (await test.database.read.findBy(Email, { orderId, channel: 'email' })).map(({ body }) => body).join('\n');
const scanned = async (id: number, age: number, status: number) =>
  (
    await staff.scan([
      {
        id: `s ${id} ${status} ${age}`,
        code: labelDigits(id, 1),
        at: '2026-01-01T00:00:00Z',
        age,
        action: 'status',
        status,
      },
    ])
  )[0];
const minutes = (count: number): number => count * 60_000;

const TAKER = { receivedBy: 'Ольга Вахтёр', receivedAs: 'guard' };

describe('a delivery', () => {
  it('is told by the status, with its hour, its run and its author', async () => {
    const id = await staff.order();
    const run = await staff.left(await staff.added(await staff.run(), id));
    at('2026-11-27 12:00');
    await staff.edit(id, { status: 6 });
    expect(await tries(id)).toMatchObject([
      {
        outcome: 'handed',
        task: 'deliver',
        date: '2026-11-27 12:00',
        sure: 'status',
        places: 1,
        run: run.id,
        driver: 'Игорь Савич',
        source: 'desk',
        corrects: null,
      },
    ]);
    expect(await tries(id, client)).toMatchObject([
      { outcome: 'handed', run: null, driver: null, author: null },
    ]);
    expect(await staff.history(id, 'handover')).toEqual([]);
  });

  it('has the hour that is told late in history, tracking, letter, event and file', async () => {
    const id = await staff.order();
    await staff.edit(id, { status: 4 });
    at('2026-11-27 18:00');
    await staff.edit(id, { status: 6, handover: { at: '2026-11-27 10:15', ...TAKER, ttnTaken: true } });
    const [status] = await staff.history(id, 'status', client);
    expect(status).toMatchObject({ to: 'Доставлена', date: '2026-11-27 10:15' });
    const [line] = await staff.history(id, 'handover', client);
    expect(line).toMatchObject({
      date: '2026-11-27 18:00',
      from: null,
      to: 'вручено 27.11.2026 в\u00a010:15, Ольга Вахтёр, охрана, мест: 1, ТТН забрали',
    });
    const own = (await client.get('/api/order/single', { query: { id } })).body as OrderDto;
    const handover = { outcome: 'handed', date: '2026-11-27 10:15', sure: 'exact', ...TAKER, ttnTaken: true };
    expect(own.handover).toMatchObject(handover);
    const parcel = await tracked(id);
    expect(parcel.passed.at(-1)).toMatchObject({ id: 6, date: '2026-11-27 10:15' });
    expect(parcel.handedTo).toBe('other');
    expect(JSON.stringify(parcel)).not.toContain('Вахтёр');
    expect(await letters(id)).toContain('Груз вручён 27.11.2026 в\u00a010:15: Ольга Вахтёр, охрана.');
    const { data } = await readFeed(client, { types: 'order.status' });
    const event = data.filter(({ orderId }) => orderId === id).at(-1);
    expect(event?.changes).toEqual([{ field: 'status', from: 'on_the_way', to: 'delivered' }]);
    expect(event?.order?.handover).toMatchObject(handover);
    const file = await client.get('/api/order/export', { query: { ids: id, format: 'csv' } });
    expect(file.text).toContain('27.11.2026 10:15');
  });

  it('says «лично» of the receiver, and nothing of one who is not named', async () => {
    const [own, unnamed] = [await staff.order(), await staff.order()];
    await staff.edit(own, { status: 6, handover: { receivedAs: 'receiver' } });
    await staff.edit(unnamed, { status: 6 });
    expect((await tracked(own)).handedTo).toBe('personally');
    expect((await tracked(unnamed)).handedTo).toBeNull();
  });

  it('may have an unknown hour, which no page invents', async () => {
    const id = await staff.order();
    await staff.edit(id, { status: 6, handover: { at: null } });
    expect(await staff.readOrder(id)).toMatchObject({ handover: { date: null, sure: 'unknown' } });
    expect((await tracked(id)).passed.at(-1)).toMatchObject({ id: 6, date: null });
    expect(await letters(id)).toContain('Груз вручён, время неизвестно.');
    const file = await client.get('/api/order/export', { query: { ids: id, format: 'csv' } });
    expect(file.text).toContain('время неизвестно');
  });

  it('keeps no earlier status with a later hour on the page of the parcel', async () => {
    const id = await staff.order();
    at('2026-11-27 17:00');
    await staff.edit(id, { status: 4 });
    at('2026-11-27 18:00');
    await staff.edit(id, { status: 6, handover: { at: '2026-11-27 10:15' } });
    expect((await tracked(id)).passed.map(({ id: status, date }) => [status, date])).toEqual([
      [1, '2026-11-27 08:00'],
      [4, null],
      [6, '2026-11-27 10:15'],
    ]);
  });

  it.each([
    ['a scan', async (id: number) => void (await scanned(id, minutes(30), 6))],
    [
      'a change of many',
      async (id: number) => {
        const { version } = await staff.readOrder(id);
        const body = { orders: [{ id, version }], status: 6, handover: { at: '2026-11-27 09:30' } };
        expect((await staff.manager.post('/api/order/bulk', { body })).body).toMatchObject([
          { statusCode: 200 },
        ]);
      },
    ],
  ])('is told once by %s, and not again by what follows', async (_, deliver) => {
    const id = await staff.order();
    at('2026-11-27 10:00');
    await deliver(id);
    expect(await tries(id)).toMatchObject([{ outcome: 'handed', date: '2026-11-27 09:30', sure: 'exact' }]);
    expect(await scanned(id, minutes(10), 6)).toMatchObject({ result: 'twice' });
    await staff.edit(id, { price: 12.5 });
    expect(await tries(id)).toHaveLength(1);
  });
});

describe('a correction', () => {
  it('follows the row, with its author, and is told to programs', async () => {
    const id = await staff.order();
    await staff.edit(id, { status: 6 });
    at('2026-11-27 09:00');
    await staff.edit(id, { handover: { at: '2026-11-27 08:40', ...TAKER } });
    expect(await tries(id)).toMatchObject([
      { date: '2026-11-27 08:40', ...TAKER, corrected: false },
      { date: '2026-11-27 08:00', receivedBy: null, corrected: true },
    ]);
    expect(await staff.history(id, 'handover')).toMatchObject([
      {
        from: 'вручено 27.11.2026 в\u00a008:00, мест: 1',
        to: expect.stringContaining('08:40, Ольга Вахтёр') as string,
      },
    ]);
    expect((await tracked(id)).passed.at(-1)).toMatchObject({ date: '2026-11-27 08:40' });
    const { data } = await readFeed(client, { types: 'order.status' });
    expect(data.at(-1)).toMatchObject({ orderId: id, changes: [{ field: 'handover' }] });
    await staff.edit(id, { handover: { ttnTaken: true } });
    expect(await standing(id)).toMatchObject([{ date: '2026-11-27 08:40', ...TAKER, ttnTaken: true }]);
  });

  it('undoes the row when the order was not delivered after all', async () => {
    const id = await staff.order();
    await staff.edit(id, { status: 4 });
    await staff.edit(id, { status: 6, handover: TAKER });
    at('2026-11-27 12:00');
    await staff.edit(id, { status: 4 });
    expect(await standing(id)).toEqual([]);
    expect(await staff.readOrder(id)).toMatchObject({ handover: null });
    at('2026-11-27 12:30');
    await staff.edit(id, { status: 6 });
    expect(await standing(id)).toMatchObject([
      { outcome: 'handed', receivedBy: null, date: '2026-11-27 12:30' },
    ]);
  });

  it('gives back what a slip has undone', async () => {
    const id = await staff.order();
    at('2026-11-27 18:00');
    await staff.edit(id, { status: 6, handover: { at: '2026-11-27 10:15', ...TAKER } });
    await staff.edit(id, { status: 4 });
    await staff.edit(id, { status: 6 });
    expect(await standing(id)).toMatchObject([{ date: '2026-11-27 10:15', ...TAKER }]);
  });

  it('is made of a scan that is taken back', async () => {
    const id = await staff.order();
    await scanned(id, 0, 6);
    const back = await staff.manager.post('/api/scans/takeBack', { body: { ids: [`s ${id} 6 0`] } });
    expect(back.body).toMatchObject([{ statusCode: 200 }]);
    expect([await standing(id), (await staff.readOrder(id)).handover]).toEqual([[], null]);
  });

  it('is refused to one of two who saw the same', async () => {
    const id = await staff.order();
    await staff.edit(id, { status: 6 });
    const { version } = await staff.readOrder(id);
    const body = { id, version, handover: TAKER };
    const answers = await Promise.all(
      [staff.manager, staff.other].map((who) => who.put('/api/order', { body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await tries(id)).toHaveLength(2);
  });

  it('makes the first row of an order that was delivered before there were any', async () => {
    const id = await staff.order();
    await staff.edit(id, { status: 6 });
    await test.database.write((tx) => tx.delete(Handover, { orderId: id }));
    expect(await staff.readOrder(id)).toMatchObject({ handover: null });
    expect((await tracked(id)).passed.at(-1)).toMatchObject({ date: '2026-11-27 08:00' });
    const file = await client.get('/api/order/export', { query: { ids: id, format: 'csv' } });
    expect(file.text.split('\n')[1]).toContain('27.11.2026 08:00');
    at('2026-11-27 09:00');
    await staff.edit(id, { handover: { at: '2026-11-27 08:30' } });
    expect(await tries(id)).toMatchObject([{ outcome: 'handed', date: '2026-11-27 08:30', corrects: null }]);
  });
});

describe('a failed try', () => {
  it('stays when another follows, each with its reason', async () => {
    const id = await staff.order();
    await staff.edit(id, { status: 7, failure: 'nobody', handover: { at: null } });
    at('2026-11-27 12:00');
    await staff.edit(id, { status: 4 });
    at('2026-11-27 18:00');
    await staff.edit(id, { status: 7, failure: 'refused' });
    expect(await standing(id)).toMatchObject([
      { outcome: 'failed', failure: 'refused', places: null },
      { outcome: 'failed', failure: 'nobody', date: null },
    ]);
  });

  it('follows a change of its reason', async () => {
    const id = await staff.order();
    await staff.edit(id, { status: 7, failure: 'nobody' });
    await staff.edit(id, { failure: 'address' });
    expect(await standing(id)).toMatchObject([{ failure: 'address' }]);
    expect(await tries(id)).toHaveLength(2);
  });

  it('is one when a departure over it is canceled', async () => {
    const id = await staff.order();
    await staff.edit(id, { status: 7, failure: 'nobody' });
    const run = await staff.left(await staff.added(await staff.run(), id));
    at('2026-11-27 12:00');
    const { version } = await staff.read(run);
    expect((await staff.post(staff.manager, run.id, 'takeBack', { version })).status).toBe(200);
    expect(await staff.readOrder(id)).toMatchObject({ status: { id: 7 }, handover: { outcome: 'failed' } });
    expect(await tries(id)).toHaveLength(1);
  });

  it('is undone with the status at once', async () => {
    const id = await staff.order();
    await staff.edit(id, { status: 4 });
    await staff.edit(id, { status: 7, failure: 'nobody', handover: { at: '2026-11-27 08:00' } });
    await staff.edit(id, { status: 4 });
    expect(await standing(id)).toEqual([]);
  });
});
