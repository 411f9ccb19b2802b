import { validPackage } from '@shlyah/domain/cases';
import type { TariffCheckDto } from '../src/modules/orders/dto/tariff-check.dto';
import type { QuoteDto } from '../src/modules/calculator/dto/quote.dto';
import type { User } from '../src/modules/users/model/user.entity';
import { COMMON, csv, HEADINGS, previewOf, row } from './support/import-files';
import type { Client } from './support/client';
import { addOrder, addTestOrder, addUser, orderBody, program } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;
let manager: Client;
let owner: User;
let client: Client;

beforeAll(async () => {
  admin = await test.as('admin');
  manager = await test.as('manager');
});

beforeEach(async () => {
  owner = await addUser(test);
  client = await test.signedIn(owner);
});

let version = 0;
async function agree(coefficient: number, prices: object[] = [], id = owner.id): Promise<void> {
  const { body } = await admin.get(`/api/users/terms/${id}`);
  version = (body as { version: number }).version;
  const { status } = await admin.put(`/api/users/terms/${id}`, { body: { coefficient, prices, version } });
  expect(status).toBe(200);
}

const sizes = { calculationType: 'sizes', length: 30, width: 20, height: 10, weight: 3 };
const packages = [{ ...validPackage, ...sizes, count: 1 }];
const toGomel = { deliveryAddress: 'client', reciverAddressId: 3, reciverAddress: null, packages };
const asked = { cityId: 3, packages: [{ type: 'package', ...sizes }] };
const discount = { coefficient: 0.95, ownPrice: false, tariffTotal: 38 };

async function quoted(who: Client, body: object = {}): Promise<QuoteDto> {
  const answer = await who.post('/api/calculator/quote', { body: { ...asked, ...body } });
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return answer.body as QuoteDto;
}

describe('a client’s own conditions', () => {
  it('count in the quote of the client’s session and keys, and in no other', async () => {
    await agree(0.95);
    expect(await quoted(client)).toMatchObject({
      total: 36.1,
      parts: [{ amount: 36.1 }],
      clientTerms: discount,
    });
    for (const mode of ['live', 'test'] as const)
      expect((await quoted(await program(test, owner, { mode }))).total).toBe(36.1);
    const other = await test.signedIn(await addUser(test));
    for (const who of [test.visitor(), other, manager])
      expect(await quoted(who)).toMatchObject({ total: 38, clientTerms: null });
  });

  it('count in a quote of staff who name the client, whom others may not name', async () => {
    await agree(0.95);
    expect((await quoted(manager, { user: owner.id })).total).toBe(36.1);
    expect((await quoted(client, { user: owner.id })).total).toBe(36.1);
    const other = await test.signedIn(await addUser(test));
    for (const who of [test.visitor(), other]) {
      const answer = await who.post('/api/calculator/quote', { body: { ...asked, user: owner.id } });
      expect([answer.status, (answer.body as { code: string }).code]).toEqual([403, 'forbidden']);
    }
  });

  it('are not told to a page that was drawn for another account', async () => {
    await agree(0.95);
    const headers = { 'Shlyah-Account': String(owner.id + 1) };
    const answer = await client.post('/api/calculator/quote', { body: asked, headers });
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([409, 'session_changed']);
  });

  it('are frozen in an order, however it is placed', async () => {
    await agree(0.95, [{ id: 7, price: 30 }]);
    const own = { total: 30, clientTerms: { coefficient: null, ownPrice: true, tariffTotal: 38 } };
    const live = await addOrder(test, owner, toGomel);
    const trial = await addTestOrder(test, owner, toGomel);
    expect([live, trial]).toMatchObject([{ estimate: own }, { estimate: own }]);
    const batch = await client.post('/api/order/batch', { body: { orders: [orderBody(toGomel)] } });
    expect(batch.body).toMatchObject([{ order: { estimate: own } }]);
    await agree(1);
    const read = (await manager.get('/api/order/single', { query: { id: live.id } })).body as object;
    expect(read).toMatchObject({ estimate: own, revisedEstimate: null });
    expect(await addOrder(test, owner, toGomel)).toMatchObject({
      estimate: { total: 38, clientTerms: null },
    });
  });

  it('price the rows of a file', async () => {
    const price = async () =>
      (await previewOf(client, csv(HEADINGS, row()), { common: COMMON })).orders[0]?.price;
    const before = (await price()) ?? 0;
    await agree(1.1);
    expect(before).toBeGreaterThan(0);
    expect(await price()).toBeCloseTo(before * 1.1, 2);
  });

  it('of this moment price an edit by staff', async () => {
    const { id, version: placed } = await addOrder(test, owner, toGomel);
    await agree(0.95);
    const edit = { id, version: placed, packages: [{ ...packages[0], weight: 7 }] };
    const { body } = await manager.put('/api/order', { body: edit });
    expect(body).toMatchObject({
      estimate: { total: 38 },
      revisedEstimate: { total: 43.32, clientTerms: { ...discount, tariffTotal: 45.6 } },
    });
  });

  it('price what is proposed as it is shown, and the accepted order by those of its acceptance', async () => {
    const { id, version: placed } = await addOrder(test, owner, toGomel);
    await agree(0.95);
    const body = { version: placed, reason: 'Перевесили', packages: [{ ...packages[0], weight: 7 }] };
    const proposed = await manager.post(`/api/order/${id}/proposals`, { body });
    expect(proposed).toMatchObject({ status: 201, body: { quote: { before: 36.1, after: 43.32 } } });
    await agree(0.9);
    const { id: proposal } = proposed.body as { id: number };
    expect((await client.post(`/api/proposals/${proposal}/accept`, { body: {} })).status).toBe(200);
    const { body: order } = await client.get('/api/order/single', { query: { id } });
    expect(order).toMatchObject({ revisedEstimate: { total: 41.04, clientTerms: { coefficient: 0.9 } } });
  });

  it('count in the check of a tariff', async () => {
    await agree(0.5, [{ id: 6, price: 20 }]);
    const first = await addOrder(test, owner, toGomel);
    const update = [{ id: 7, price: 50 }];
    const { body } = await admin.post('/api/calculator/check', { body: { count: 1, update } });
    expect((body as TariffCheckDto).biggest).toEqual([{ id: first.id, before: 19, after: 25 }]);
  });

  it('end with the account: its orders are edited by the tariff', async () => {
    await agree(0.95);
    const { id, version: placed } = await addOrder(test, owner, toGomel);
    await admin.delete(`/api/users/${owner.id}`);
    const { body: kept } = await manager.get('/api/order/single', { query: { id } });
    const edit = { id, version: (kept as { version: number }).version ?? placed };
    const { body } = await manager.put('/api/order', {
      body: { ...edit, packages: [{ ...packages[0], weight: 7 }] },
    });
    expect(body).toMatchObject({
      estimate: { total: 36.1 },
      revisedEstimate: { total: 45.6, clientTerms: null },
    });
  });
});
