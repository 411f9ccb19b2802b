import { omit } from '@shlyah/domain';
import { forbiddenDateCases, validOrder, validPackage } from '@shlyah/domain/cases';
import type { QuoteDto } from '../src/modules/calculator';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addUser, orderBody, type ReadOrder } from './support/factories';
import { complaints, historyOf, lettersTo } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let user: User;
let client: Client;

beforeEach(async () => {
  user = await addUser(test);
  client = await test.signedIn(user);
});

afterEach(() => test.clock.set(null));

const send = (body: object, key?: string) =>
  client.post('/api/order', { body, headers: key === undefined ? {} : { 'Idempotency-Key': key } });

describe('a new order', () => {
  it.each(forbiddenDateCases)('$name is refused', async ({ order, errors }) => {
    const answer = await send(order);
    expect([answer.status, complaints(answer)]).toEqual([422, errors]);
  });

  it.each([
    [{ addressId: 999999 }, 'addressId'],
    [{ reciverAddressId: 999999 }, 'reciverAddressId'],
    [{ delivery: 'punkt', pickupPoint: 999999 }, 'pickupPoint'],
    [{ deliveryAddress: 'punkt', recivePoint: 999999 }, 'recivePoint'],
  ])('that names what does not exist: %p', async (changes, path) => {
    const answer = await send(orderBody(changes));
    expect([answer.status, complaints(answer)]).toEqual([422, [path]]);
  });

  it('gets its user, status, state, date, price and version from the server, whatever is sent', async () => {
    test.clock.set(new Date('2026-11-20T12:00:30Z'));
    const intruder = { id: 1, user: 1, status: 6, state: 3, price: 1, version: 9, date: 'x', estimate: {} };
    const { body } = await send(
      orderBody({ ...intruder, deliveryDate: '2026-11-22 10:00', packages: [{ ...validPackage, id: 1 }] }),
    );
    expect(body).toMatchObject({
      user: { id: user.id, name: user.name, phone: user.phone, UNP: null },
      status: { id: 1, name: 'Новая' },
      state: { id: 1, name: 'Активная' },
      date: '2026-11-20 15:00',
      price: -1,
      version: 1,
      estimate: { total: 7, currency: 'BYN', byAgreement: false },
      trackingCode: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/) as string,
    });
    expect((body as ReadOrder).id).toBeGreaterThan(5);
  });

  it('keeps the fragile flag under both names: the wire’s Cyrillic С and plain Latin', async () => {
    const { fragileCargo: _, ...body } = validOrder;
    const cyrillic = 'fragile\u0421argo';
    for (const sent of [
      { [cyrillic]: true },
      { fragileCargo: true },
      { [cyrillic]: 1 },
      { fragileCargo: '1' },
    ]) {
      const answer = await send({ ...body, ...sent });
      expect(answer.body).toMatchObject({ [cyrillic]: true, estimate: { total: 14 } });
      expect(answer.body).not.toHaveProperty('fragileCargo');
    }
  });

  it('takes null, "" and blanks alike for nothing, 0 and 1 for flags, numbers as texts', async () => {
    const empty = { comment: '', housing: '  ', flat: null, contactPerson: 0, addressId: '6' };
    const item = { ...validPackage, length: '30', returnTTN: 0, TTN: '', useTTN: '' };
    const { status, body } = await send(orderBody({ ...empty, packages: [item] }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ comment: null, housing: null, flat: null, contactPerson: false });
    expect(body).toMatchObject({ packages: [{ length: 30, returnTTN: false, TTN: null, useTTN: 'no' }] });
  });

  it('asks for a waybill back only where one goes along', async () => {
    const { body } = await send(
      orderBody({ packages: [{ ...validPackage, useTTN: 'no', returnTTN: true }] }),
    );
    expect(body).toMatchObject({ packages: [{ useTTN: 'no', returnTTN: false }] });
  });

  it('trims its texts and writes its phones in one spelling', async () => {
    const { body } = await send(orderBody({ name: '  Пётр \u0000\ud800', reciverPhone: '80 29 123 45 67' }));
    expect(body).toMatchObject({ name: 'Пётр', reciverPhone: '+375 (29) 12-34-567' });
  });

  it('says nothing of the side that its kind of delivery does not use', async () => {
    const { body } = await send(orderBody({ delivery: 'punkt', pickupPoint: 1, recivePoint: 1 }));
    expect(body).toMatchObject({ street: null, addressId: null, pickupPoint: { id: 1 }, recivePoint: null });
  });

  it('over fifty kilograms is taken, its price is by agreement', async () => {
    const { status, body } = await send(orderBody({ packages: [{ ...validPackage, weight: 60 }] }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ price: -1, estimate: { total: null, byAgreement: true, parts: [] } });
  });

  it('may be for this very minute and not for the one before', async () => {
    test.clock.set(new Date('2026-11-20T12:00:59Z'));
    expect((await send(orderBody({ deliveryDate: '2026-11-20 15:00' }))).status).toBe(201);
    const late = await send(orderBody({ deliveryDate: '2026-11-20 14:59' }));
    expect(complaints(late)).toEqual(['deliveryDate']);
  });

  it('that has passed is told together with a city that does not exist', async () => {
    const refused = await send(orderBody({ deliveryDate: '2020-01-06 10:00', addressId: 2_000_000_000 }));
    expect(refused.status).toBe(422);
    expect(complaints(refused).sort()).toEqual(['addressId', 'deliveryDate']);
  });

  it('knows the day by Minsk: a Tuesday evening in London is a Wednesday there', async () => {
    test.clock.set(new Date('2026-11-17T21:30:00Z'));
    const wednesday = await send(orderBody({ deliveryDate: '2026-11-18 00:30' }));
    expect((wednesday.body as { errors: object }).errors).toEqual({
      deliveryDate: ['18.11 — среда, доставки нет. Ближайшие: 19.11, 20.11'],
    });
  });

  it('is told of in one letter and begins its history', async () => {
    const { id } = (await send(orderBody())).body as ReadOrder;
    expect(await lettersTo(test, user.email)).toEqual([`Мы получили заказ № ${id}`]);
    expect(await historyOf(test, 'order', id)).toEqual(['status: null → Новая by customer']);
  });

  it('is not told of to those who have switched letters off', async () => {
    await client.post('/api/user/update', { body: { orderEmails: false } });
    await send(orderBody());
    expect(await lettersTo(test, user.email)).toEqual([]);
  });

  it('of the newest demo order can be read, sent back as it is and created anew', async () => {
    const company = await test.as('company');
    const list = await company.get('/api/order/', { query: { page: 1 } });
    const [newest] = (list.body as { data: ReadOrder[] }).data;
    const read = await company.get('/api/order/single/', { query: { id: newest?.id } });
    const again = await company.post('/api/order/', { body: read.body as object });
    expect(again.status).toBe(201);
    const own = [
      'id',
      'date',
      'dateUtc',
      'updatedAt',
      'updatedAtUtc',
      'trackingCode',
      'trackingUrl',
      // The demo's orders are fetched on the day of their delivery.
      'pickupDate',
      'pickupDateUtc',
    ] as const;
    const { packages, ...kept } = omit(read.body as ReadOrder, ...own);
    // The price is the same, whichever version of the tariff counted it.
    const { tariffVersion: _, ...estimate } = kept.estimate as QuoteDto;
    expect(again.body).toMatchObject({ ...kept, estimate });
    const withoutId = ({ id: _, ...item }: { id: number }): object => item;
    expect(again.body).toMatchObject({ packages: (packages as { id: number }[]).map(withoutId) });
  });
});
