import { encodeSignature, fromMinsk } from '@shlyah/domain';
import sharp from 'sharp';
import type { OrderHandoverDto } from '../src/modules/orders/dto/handover.dto';
import { HandoverPicture } from '../src/modules/orders/model/handover-picture.entity';
import { HandoverProof } from '../src/modules/orders/model/handover-proof.entity';
import { OrderAnonymisation } from '../src/modules/orders/clients/order-anonymisation';
import { readPdf, textOf } from './documents-support/read-pdf';
import type { Client } from './support/client';
import { Drivers, outcome, tell } from './support/drivers';
import { addKey, addUser, firm } from './support/factories';
import { readFeed } from './support/feed';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Drivers;
let client: Client;

beforeAll(async () => {
  staff = await Drivers.of(test);
  client = await test.signedIn(staff.owner);
});

beforeEach(() => test.clock.set(fromMinsk('2026-11-27 12:00')));

const tries = async (id: number): Promise<OrderHandoverDto[]> =>
  (await staff.manager.get(`/api/order/${id}/handovers`)).body as OrderHandoverDto[];

async function newest(id: number): Promise<OrderHandoverDto> {
  const [last] = await tries(id);
  if (!last) throw new Error(`The order ${id} has no tries`);
  return last;
}

async function download(url: string, headers: Record<string, string | null | undefined>) {
  const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value)) as Record<
    string,
    string
  >;
  const answer = await test.app.inject({ method: 'GET', url, headers: sent });
  if (answer.statusCode !== 200) return { status: answer.statusCode, text: answer.body, pages: 0, answer };
  const { pages } = await readPdf(answer.rawPayload);
  const text = pages
    .map((page) => textOf(page))
    .join(' ')
    .replaceAll('\u00a0', ' ');
  return { status: 200, text, pages: pages.length, answer };
}

async function delivered(changes: object = {}): Promise<{ id: number; told: OrderHandoverDto }> {
  const id = await staff.order();
  await staff.edit(id, { status: 6, ...changes });
  return { id, told: await newest(id) };
}

it('is a file for the client, for staff and for a key; another client finds nothing', async () => {
  const { id, told } = await delivered({ handover: { receivedBy: 'Ольга Вахтёр', receivedAs: 'guard' } });
  expect(told.confirmation).toBe(`/api/order/${id}/handovers/${told.id}/confirmation`);
  const own = await download(told.confirmation, { cookie: client.cookie });
  expect(own).toMatchObject({ status: 200, pages: 1 });
  expect(own.answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  for (const words of [`Заказ № ${id}, попытка 1`, 'Ольга Вахтёр, охрана', 'ООО «Везём»'])
    expect(own.text).toContain(words);
  const manager = await download(told.confirmation, { cookie: staff.manager.cookie });
  expect(manager.text).toContain('сотрудник перевозчика, ');
  expect(own.text).not.toMatch(/сотрудник перевозчика, /);
  const { secret } = await addKey(test, staff.owner, { scopes: ['orders:read'] });
  expect((await download(told.confirmation, { authorization: `Bearer ${secret}` })).status).toBe(200);
  const other = await test.signedIn(await addUser(test, firm('ООО «Чужие»')));
  expect((await download(told.confirmation, { cookie: other.cookie })).status).toBe(404);
});

it('of a row that is none of the order is not found', async () => {
  const { told } = await delivered();
  const { id } = await delivered();
  for (const handover of [told.id, 2_147_483_647, 'x']) {
    const url = `/api/order/${id}/handovers/${handover}/confirmation`;
    expect((await download(url, { cookie: staff.manager.cookie })).status).toBe(404);
  }
});

it('is in the journal when staff take it', async () => {
  const { id, told } = await delivered();
  await download(told.confirmation, { cookie: client.cookie });
  const journal = async () =>
    JSON.stringify((await (await test.as('admin')).get('/api/journal')).body).split(
      `Подтверждение вручения, заказы № ${id}`,
    ).length - 1;
  expect(await journal()).toBe(0);
  await download(told.confirmation, { cookie: staff.manager.cookie });
  expect(await journal()).toBe(1);
});

it('of a corrected and of an undone row names what follows it', async () => {
  const { id, told } = await delivered();
  await staff.edit(id, { handover: { receivedBy: 'Ольга Вахтёр', receivedAs: 'guard' } });
  const second = await newest(id);
  const first = await download(told.confirmation, { cookie: client.cookie });
  expect(first.text).toContain(`Действует запись № ${second.id}`);
  const corrected = await download(second.confirmation, { cookie: client.cookie });
  expect(corrected.text).toContain(`попытка 1, запись № ${second.id}`);
  expect(corrected.text).not.toContain('исправлена');
  test.clock.set(fromMinsk('2026-11-27 15:00'));
  await staff.edit(id, { status: 4 });
  expect((await download(second.confirmation, { cookie: client.cookie })).text).toContain(
    'ничего не подтверждает',
  );
  // Set back at once, the row stands again as another one of the same try.
  await staff.edit(id, { status: 6 });
  const again = await newest(id);
  expect((await download(again.confirmation, { cookie: client.cookie })).text).toContain('попытка 1');
  const named = await download(second.confirmation, { cookie: client.cookie });
  expect(named.text).toContain(`Действует запись № ${again.id}`);
});

it('counts the tries of an order', async () => {
  const { id } = await delivered({ status: 7, failure: 'nobody' });
  test.clock.set(fromMinsk('2026-11-27 15:00'));
  await staff.edit(id, { status: 6 });
  const texts = [];
  for (const { confirmation } of await tries(id))
    texts.push((await download(confirmation, { cookie: client.cookie })).text);
  expect(texts).toEqual([expect.stringContaining('попытка 2'), expect.stringContaining('попытка 1')]);
  expect(texts[1]).toContain('груз не вручён: никого не было на месте');
});

it('has the run for staff, and the signature and the pictures of the driver', async () => {
  const { run, ids, phone } = await staff.onTheRoad(1);
  const [id = 0] = ids;
  const said = outcome(id, { receivedBy: 'Пётр Сидоров', receivedAs: 'employee' });
  expect(await tell(phone, said)).toMatchObject([{ taken: 'recorded' }]);
  const told = await newest(id);
  await addProof(told.id, id, run.id, said.key);
  const { text, pages } = await download(told.confirmation, { cookie: staff.manager.cookie });
  for (const words of [`№ ${run.id}, водитель Игорь Савич`, 'предъявлен', '№ 14', 'Снимок водителя'])
    expect(text).toContain(words);
  expect(text).toContain('Подпись на экране телефона водителя: Пётр Сидоров, сотрудник');
  expect(pages).toBe(1);
  expect((await download(told.confirmation, { cookie: client.cookie })).text).not.toContain('Савич');
  // A corrected row shows its proof to staff alone, the row that stands to the client, too.
  await staff.edit(id, { handover: { receivedBy: 'Ольга Вахтёр', receivedAs: 'guard' } });
  const signed = async ({ confirmation }: OrderHandoverDto, { cookie }: Client) =>
    (await download(confirmation, { cookie })).text.includes('Подпись на экране телефона');
  const standing = await newest(id);
  expect(
    await Promise.all([signed(told, client), signed(told, staff.manager), signed(standing, client)]),
  ).toEqual([false, true, true]);
});

async function addProof(
  handoverId: number,
  orderId: number,
  runId: number,
  outcomeKey: string,
): Promise<void> {
  const takenAt = new Date();
  const stroke = [10, 40, 80, 120].map((x) => ({ x, y: x }));
  const signature = encodeSignature({ width: 300, height: 150, strokes: [stroke] });
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
  await test.database.write(async (tx) => {
    await tx.insert(HandoverProof, {
      handoverId,
      orderId,
      outcomeKey,
      signature,
      signed: true,
      documentShown: true,
      proxy: '14',
      damaged: false,
      noProof: null,
      takenAt,
    });
    await tx.insert(HandoverPicture, {
      id: '11111111-2222-4333-8444-555555555555',
      handoverId,
      orderId,
      outcomeKey,
      runId,
      bytes,
      size: bytes.length,
      width: 400,
      height: 300,
      takenAt,
    });
  });
}

it('has no people once the order has lost them', async () => {
  const { id, told } = await delivered({ handover: { receivedBy: 'Ольга Вахтёр', receivedAs: 'guard' } });
  await test.app.get(OrderAnonymisation).anonymise(new Date('2100-01-01'));
  const { text } = await download(told.confirmation, { cookie: staff.manager.cookie });
  expect(text).toContain(`Заказ № ${id}`);
  expect(text).toContain('Подпись и имена удалены');
  expect(text).not.toContain('Вахтёр');
});

it('is named by the order, its event and «Мои данные»', async () => {
  const { id, told } = await delivered();
  const { body } = await client.get('/api/order/single', { query: { id } });
  const address = { id: told.id, confirmation: told.confirmation };
  expect(body).toMatchObject({ handover: address });
  const events = (await readFeed(client, { types: 'order.status' })).data.filter(
    ({ type }) => type === 'order.status',
  );
  expect(events.at(-1)).toMatchObject({ order: { handover: address } });
  const data = await (await test.signedIn(staff.owner)).get('/api/user/data');
  const { handovers } = JSON.parse((data.body as Buffer).toString()) as { handovers: object[] };
  expect(handovers).toContainEqual(expect.objectContaining(address));
});
