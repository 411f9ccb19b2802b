import { fromMinsk } from '@shlyah/domain';
import { validPackage } from '@shlyah/domain/cases';
import type { OrderDto } from '../src/modules/orders/dto/order.dto';
import { Handover } from '../src/modules/orders/model/handover.entity';
import { Order } from '../src/modules/orders/model/order.entity';
import { fillReturns } from '../src/modules/orders/model/order-returns';
import type { Client } from './support/client';
import { Dispatchers } from './support/dispatchers';
import { exportsOf } from './support/exported';
import { program } from './support/factories';
import { filtered, idsOf, listOf } from './support/order-lists';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
const { rowsOf } = exportsOf(() => test);
let staff: Dispatchers;
let client: Client;

beforeEach(async () => {
  staff = await Dispatchers.of(test);
});

/** Sessions end within a day. */
async function at(time: string): Promise<void> {
  test.clock.set(fromMinsk(time));
  staff = new Dispatchers(test, staff.owner, await test.as('manager'), staff.other);
  client = await test.signedIn(staff.owner);
}

const delivered = async (time: string, handover: object = {}, cargo: object = {}): Promise<number> => {
  await at('2026-11-27 08:00');
  const id = await staff.order(undefined, cargo);
  await at(time);
  await staff.edit(id, { status: 6, handover });
  return id;
};
const within = async (handedFrom: string | null, handedTo: string | null, who = staff.manager) =>
  idsOf(
    await listOf(
      who,
      filtered(
        { ...(handedFrom && { handedFrom }), ...(handedTo && { handedTo }) },
        { user: staff.owner.id },
      ),
    ),
  );

/** An order that was delivered by a release before handovers: its status is told by the history alone. */
async function deliveredBefore(time: string, cargo: object = {}): Promise<number> {
  const id = await delivered(time, {}, cargo);
  await test.database.write(async (tx) => {
    await tx.delete(Handover, { orderId: id });
    await tx.update(Order, { id }, { handedAt: null, ttnSince: null });
  });
  return id;
}

const fill = () => test.database.write((tx) => fillReturns(tx.query.bind(tx), 0));

describe('orders handed over within days', () => {
  it('are those of the days of Minsk, both ends whole, for staff, client and program', async () => {
    const late = await delivered('2026-11-27 23:59');
    const first = await delivered('2026-11-28 00:00');
    const last = await delivered('2026-11-28 23:59');
    const next = await delivered('2026-11-29 00:00');
    for (const who of [staff.manager, client, await program(test, staff.owner)]) {
      expect(await within('2026-11-28', '2026-11-28', who)).toEqual([last, first]);
      expect(await within('2026-11-29', null, who)).toEqual([next]);
      expect(await within(null, '2026-11-27', who)).toEqual([late]);
    }
    expect(await within('2026-11-28', '9999-12-31')).toEqual([next, last, first]);
    expect(idsOf(await listOf(await test.as('person'), filtered({ handedFrom: '2026-11-27' })))).toEqual([]);
  });

  it('count by the hour that is told, corrected and taken back', async () => {
    const id = await delivered('2026-11-28 00:30', { at: '2026-11-27 23:50' });
    expect(await within('2026-11-27', '2026-11-27')).toEqual([id]);
    await staff.edit(id, { handover: { at: '2026-11-28 00:10' } });
    expect(await within('2026-11-27', '2026-11-27')).toEqual([]);
    expect(await within('2026-11-28', '2026-11-28')).toEqual([id]);
    expect((await staff.readOrder(id)).handedAt).toBe('2026-11-28 00:10');
    await at('2026-11-29 12:00');
    await staff.edit(id, { status: 4 });
    expect(await within('2026-11-28', '2026-11-28')).toEqual([]);
    expect((await staff.readOrder(id)).handedAt).toBeNull();
  });

  it('of no known hour count on the day when that was told, also after a correction of the taker', async () => {
    const id = await delivered('2026-11-27 09:00', { at: null });
    await at('2026-11-28 09:00');
    await staff.edit(id, { handover: { receivedBy: 'Пётр' } });
    expect(await within('2026-11-27', '2026-11-27')).toEqual([id]);
    const [row] = await rowsOf(`format=csv&ids=${id}`, client);
    expect(row).toMatchObject({ Вручено: 'время неизвестно', 'Время вручения': 'неизвестно' });
  });

  it('that were delivered before handovers were recorded keep the hour of their status', async () => {
    const id = await deliveredBefore('2026-11-27 23:59');
    expect(await within('2026-11-27', '2026-11-27')).toEqual([]);
    await fill();
    expect(await within('2026-11-27', '2026-11-27')).toEqual([id]);
    await at('2026-11-29 10:00');
    await staff.edit(id, { comment: 'Спасибо' });
    expect(await within('2026-11-27', '2026-11-27')).toEqual([id]);
    const [row] = await rowsOf(`format=csv&ids=${id}`, client);
    expect(row).toMatchObject({ Вручено: '27.11.2026 23:59', 'Время вручения': 'время статуса' });
  });

  it('of long before the upgrade do not owe their ТТН: its return was told nowhere', async () => {
    const withTtn = { packages: [{ ...validPackage, useTTN: 'yes', TTN: 'АА 1234567', returnTTN: true }] };
    const ofAge = async (days: number): Promise<boolean> => {
      const id = await deliveredBefore('2026-11-27 12:00', withTtn);
      const later = new Date(test.clock.now().getTime() + days * 24 * 60 * 60_000);
      await test.database.write((tx) => fillReturns(tx.query.bind(tx), 0, later));
      return (await test.database.read.findOneByOrFail(Order, { id })).ttnSince !== null;
    };
    expect([await ofAge(1), await ofAge(59), await ofAge(61)]).toEqual([true, true, false]);
  });

  it('are filled from their handovers, and what is there stays', async () => {
    const told = await delivered('2026-11-27 18:00', { at: '2026-11-27 10:15' });
    const kept = await delivered('2026-11-27 19:00');
    await test.database.write((tx) => tx.update(Order, { id: told }, { handedAt: null }));
    const before = await test.database.read.findOneByOrFail(Order, { id: kept });
    expect(await fill()).toBeNull();
    expect((await staff.readOrder(told)).handedAt).toBe('2026-11-27 10:15');
    expect((await test.database.read.findOneByOrFail(Order, { id: kept })).handedAt).toEqual(before.handedAt);
  });

  it('are exported with the day, the hour and how it is known', async () => {
    const id = await delivered('2026-11-27 18:00', { at: '2026-11-27 10:15' });
    const query = `format=csv&filter[handedFrom]=2026-11-27&filter[handedTo]=2026-11-27`;
    expect(await rowsOf(query, client)).toMatchObject([
      { '№': String(id), Вручено: '27.11.2026 10:15', 'Время вручения': 'точное' },
    ]);
  });

  it('come back with a deleted order, and go to none that is not delivered', async () => {
    const id = await delivered('2026-11-27 12:00');
    const admin = await test.as('admin');
    await admin.delete(`/api/order/${id}`);
    expect(await within('2026-11-27', '2026-11-27')).toEqual([]);
    const { body } = await admin.post(`/api/order/${id}/restore`);
    expect((body as OrderDto).handedAt).toBe('2026-11-27 12:00');
    expect(await within('2026-11-27', '2026-11-27')).toEqual([id]);
  });

  it('of the demo have the hour of their status', async () => {
    const orders = await test.database.read.findBy(Order, { statusId: 6 });
    const ofDemo = orders.filter(({ userId }) => userId !== staff.owner.id);
    expect(ofDemo.length).toBeGreaterThan(0);
    expect(ofDemo.filter(({ handedAt }) => handedAt === null)).toEqual([]);
  });

  it('end no day before they begin', async () => {
    const { body } = await client.get('/api/order', {
      query: { ...filtered({ handedFrom: '2026-11-28', handedTo: '2026-11-27' }) },
    });
    expect(body).toMatchObject({ code: 'bad_query', errors: { 'filter.handedTo': [expect.any(String)] } });
  });
});
