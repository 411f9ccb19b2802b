import { fromMinsk } from '@shlyah/domain';
import { validPackage } from '@shlyah/domain/cases';
import type {
  HeldOrderPage,
  ReturnedDto,
  TtnClientPage,
  TtnReturnPage,
} from '../src/modules/orders/dto/returns.dto';
import { Order } from '../src/modules/orders/model/order.entity';
import { readPdf, textOf } from './documents-support/read-pdf';
import type { Client } from './support/client';
import { Dispatchers } from './support/dispatchers';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Dispatchers;

beforeEach(async () => {
  staff = await Dispatchers.of(test);
});

/** Sessions end within a day. */
async function at(time: string): Promise<void> {
  test.clock.set(fromMinsk(time));
  staff = new Dispatchers(test, staff.owner, await test.as('manager'), staff.other);
}

const withTtn = { packages: [{ ...validPackage, useTTN: 'yes', TTN: 'АБ 1234567', returnTTN: true }] };
const ordered = (): Promise<number> => staff.order('12', withTtn);
async function delivered(): Promise<number> {
  const id = await ordered();
  await staff.edit(id, { status: 6 });
  return id;
}
async function failed(): Promise<number> {
  const id = await ordered();
  await staff.edit(id, { status: 7, failure: 'nobody' });
  return id;
}
const read = async <T>(path: string, query: object = {}, who = staff.manager): Promise<T> => {
  const { status, body } = await who.get(`/api/order/returns/${path}`, { query: { ...query } });
  expect(status).toBe(200);
  return body as T;
};
const due = async (): Promise<number[]> =>
  (await read<TtnReturnPage>('ttn', { user: staff.owner.id })).data.map(({ id }) => id);
const held = async () => (await read<HeldOrderPage>('cargo', { page: 1 })).data.map(({ id }) => id);
const tick = (ids: number[], back = true, who: Client = staff.manager) =>
  who.post('/api/order/returns/ttn', { body: { ids, back } });
const giveBack = (ids: number[], more: object = { back: true, to: 'Анна Ковалёва' }) =>
  staff.manager.post('/api/order/returns/cargo', { body: { ids, ...more } });
const clientsOf = async () => (await read<TtnClientPage>('clients')).data;

describe('waybills that have not come back', () => {
  it('are those of delivered orders that say so, by client, the oldest first', async () => {
    const first = await delivered();
    await ordered();
    const plain = await staff.order();
    await staff.edit(plain, { status: 6 });
    await at('2026-11-28 10:00');
    const second = await delivered();
    expect(await due()).toEqual([first, second]);
    const page = await read<TtnReturnPage>('ttn', { user: staff.owner.id });
    expect(page).toMatchObject({
      total: 2,
      data: [{ ttn: 'АБ 1234567', days: 1, ttnTaken: false }, { days: 0 }],
    });
    const group = (await clientsOf()).find(({ user }) => user === staff.owner.id);
    expect(group).toEqual({
      user: staff.owner.id,
      client: 'ООО «Везём»',
      count: 2,
      since: '2026-11-27 22:00',
    });
  });

  it('are ticked once by two at once, who learn who did it, and the tick is undone', async () => {
    const ids = [await delivered(), await delivered()];
    const answers = await Promise.all([tick(ids), tick(ids, true, staff.other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const bodies = answers.map(({ body }) => body as ReturnedDto[]);
    expect(bodies.map(([one]) => one?.changed).sort()).toEqual([false, true]);
    expect(new Set(bodies.flat().map(({ backBy }) => backBy)).size).toBe(1);
    expect(await due()).toEqual([]);
    const [id = 0] = ids;
    expect((await staff.readOrder(id)).ttnBackAt).toBe('2026-11-27 22:00');
    expect(await staff.history(id, 'ttnBack', await test.signedIn(staff.owner))).toMatchObject([
      { from: null, to: '27.11.2026' },
    ]);
    expect((await tick([id], false)).body).toMatchObject([{ id, backAt: null, changed: true }]);
    expect((await tick([id], false)).body).toMatchObject([{ id, changed: false }]);
    expect(await due()).toEqual([id]);
  });

  it('are ticked all or none: what is not delivered, has none or is deleted is named', async () => {
    const [good, early, gone] = [await delivered(), await ordered(), await delivered()];
    expect((await (await test.as('admin')).delete(`/api/order/${gone}`)).status).toBe(204);
    for (const bad of [early, gone, 2_000_000_000]) {
      const { status, body } = await tick([good, bad]);
      expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(`№ ${bad}`)]);
    }
    expect(await due()).toEqual([good]);
  });

  it('are not back any longer when the delivery is undone; delivered again they are due again', async () => {
    const id = await delivered();
    await tick([id]);
    await at('2026-11-28 10:00');
    await staff.edit(id, { status: 4 });
    expect((await staff.readOrder(id)).ttnBackAt).toBeNull();
    expect(await staff.history(id, 'ttnBack')).toMatchObject([{ from: '27.11.2026', to: null }, {}]);
    expect(await due()).toEqual([]);
    await staff.edit(id, { status: 6 });
    expect(await due()).toEqual([id]);
  });

  it('keep the tick through an edit, a deletion and its undoing; unmarked, none is due', async () => {
    const [ticked, other] = [await delivered(), await delivered()];
    await tick([ticked]);
    await staff.edit(ticked, { comment: 'Спасибо' });
    const admin = await test.as('admin');
    for (const id of [ticked, other]) {
      await admin.delete(`/api/order/${id}`);
      await admin.post(`/api/order/${id}/restore`);
    }
    expect((await staff.readOrder(ticked)).ttnBackAt).toBe('2026-11-27 22:00');
    expect(await due()).toEqual([other]);
    await staff.edit(other, { packages: [validPackage] });
    expect(await due()).toEqual([]);
  });

  it('of a client who is deleted are of clients without an account', async () => {
    const id = await delivered();
    await test.database.write((tx) => tx.update(Order, { id }, { userId: null }));
    const { data } = await read<TtnReturnPage>('ttn', { user: 0 });
    expect(data.map((one) => one.id)).toContain(id);
    expect(await clientsOf()).toContainEqual(
      expect.objectContaining({ user: 0, client: 'Клиенты без учётной записи' }),
    );
    expect((await tick([id])).status).toBe(200);
  });

  it('are a file for the accountant of the client', async () => {
    const id = await delivered();
    const query = { user: staff.owner.id, format: 'csv' };
    const { status, text } = await staff.manager.get('/api/order/returns/ttn/export', { query });
    expect([status, text]).toEqual([200, expect.stringContaining(`${id};АБ 1234567;`)]);
  });
});

describe('a list of waybills on paper', () => {
  const paper = (user: number) => {
    const headers = staff.manager.cookie ? { cookie: staff.manager.cookie } : {};
    return test.app.inject({ method: 'GET', url: `/api/order/returns/ttn/paper?user=${user}`, headers });
  };

  it('has the client, the day and room to sign, and the journal says who took it', async () => {
    const ids = [await delivered(), await delivered()];
    const { statusCode, headers, rawPayload } = await paper(staff.owner.id);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    const { pages } = await readPdf(rawPayload);
    const text = pages.map((page) => textOf(page)).join(' ');
    const words = ['ТТН к возврату', '27.11.2026', 'Клиент: ООО «Везём»', 'АБ 1234567', 'Получил', 'подпись'];
    for (const word of [...words, ...ids.map((id) => `№ ${id}`), '27.11.2026 22:00', 'Всего: 2 заказа'])
      expect(text).toContain(word);
    const admin = await test.as('admin');
    expect(JSON.stringify((await admin.get('/api/journal')).body)).toContain('ТТН к возврату: 2, pdf');
  });

  it('is refused when all have come back', async () => {
    await tick([await delivered()]);
    const { statusCode, body } = await paper(staff.owner.id);
    expect([statusCode, body]).toEqual([409, expect.stringContaining('печатать нечего')]);
  });
});

describe('undelivered cargo', () => {
  it('is kept from the failed try, also on its way back, until it is given back to somebody', async () => {
    await at('2026-11-13 12:00');
    const id = await failed();
    await at('2026-11-27 12:00');
    await staff.edit(id, { status: 8 });
    const day = async () => (await read<HeldOrderPage>('cargo')).data.find((one) => one.id === id);
    expect(await day()).toMatchObject({
      heldSince: '2026-11-13 12:00',
      day: 10,
      overdue: false,
      status: 'Возврат',
    });
    await at('2026-11-30 12:00');
    expect(await day()).toMatchObject({ overdue: true });
    expect((await giveBack([id], { back: true })).body).toMatchObject({
      errors: { to: [expect.any(String)] },
    });
    expect((await giveBack([id])).body).toMatchObject([{ id, backAt: '2026-11-30 12:00', changed: true }]);
    expect(await held()).not.toContain(id);
    expect(await staff.readOrder(id)).toMatchObject({ cargoBackTo: 'Анна Ковалёва' });
    expect(await staff.history(id, 'cargoBack')).toMatchObject([{ to: '30.11.2026, Анна Ковалёва' }]);
    await giveBack([id], { back: false });
    expect(await day()).toMatchObject({ heldSince: '2026-11-13 12:00' });
  });

  it('is kept no longer when the parcel goes again, and anew after the next failed try', async () => {
    const id = await failed();
    expect(await held()).toContain(id);
    await giveBack([id]);
    await at('2026-11-28 10:00');
    await staff.edit(id, { status: 4 });
    expect(await held()).not.toContain(id);
    expect(await staff.readOrder(id)).toMatchObject({ cargoBackAt: null, heldSince: null });
    await at('2026-11-28 12:00');
    await staff.edit(id, { status: 7, failure: 'nobody' });
    expect(await staff.readOrder(id)).toMatchObject({ heldSince: '2026-11-28 12:00' });
    expect((await giveBack([await delivered()])).status).toBe(422);
  });
});

describe('a change of an order that was handed over', () => {
  it('has its reason in the history, for staff alone: an edit, a change of many, a deletion', async () => {
    const id = await delivered();
    await staff.edit(id, { price: 12 });
    await staff.edit(id, { price: 15, reason: 'Перевесили' });
    const { version } = await staff.readOrder(id);
    const body = { orders: [{ id, version }], price: 16, reason: 'Скидка' };
    expect((await staff.manager.post('/api/order/bulk', { body })).status).toBe(200);
    const reasons = () => staff.history(id, 'reason');
    expect((await reasons()).map(({ to }) => to)).toEqual(['Скидка', 'Перевесили']);
    const admin = await test.as('admin');
    expect((await admin.delete(`/api/order/${id}`, { query: { reason: 'Двойник' } })).status).toBe(204);
    await admin.post(`/api/order/${id}/restore`);
    expect((await reasons()).map(({ to }) => to)).toEqual(['Двойник', 'Скидка', 'Перевесили']);
    expect(await staff.history(id, 'reason', await test.signedIn(staff.owner))).toEqual([]);
    const onlyReason = { orders: [{ id }], reason: 'Просто так' };
    expect((await staff.manager.post('/api/order/bulk', { body: onlyReason })).status).toBe(422);
  });
});
