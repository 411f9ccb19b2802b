import type { ClientTermsDto } from '../src/modules/calculator/dto/client-terms.dto';
import { ClientTermsRow } from '../src/modules/calculator/client-terms.entity';
import type { User } from '../src/modules/users/model/user.entity';
import { IntegrationEvent } from '../src/platform/feed/integration-event.entity';
import { HistoryEvent } from '../src/platform/journal/history/event.entity';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import type { Client } from './support/client';
import { complaints, errorsOf } from './support/reading';
import { addUser } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;
let client: User;

beforeAll(async () => {
  admin = await test.as('admin');
});

beforeEach(async () => {
  client = await addUser(test);
});

afterEach(() => saveTariff(38));

const read = async (who = admin): Promise<ClientTermsDto> =>
  (await who.get(`/api/users/terms/${client.id}`)).body as ClientTermsDto;
const save = (body: object, who = admin) =>
  who.put(`/api/users/terms/${client.id}`, { body: { prices: [], version: 1, ...body } });
/** The prices of two regions, which a new installation has at 38. */
const saveTariff = (price: number) =>
  admin.put('/api/calculator', { body: { update: [6, 7].map((id) => ({ id, price })) } });
const priceOf = ({ regions }: ClientTermsDto, id: number) => regions.find((region) => region.id === id);

describe('the conditions of a client', () => {
  it('are those of the tariff until an admin saves others, which staff and the client read', async () => {
    const before = await read();
    expect(before).toMatchObject({ coefficient: 1, version: 1 });
    expect(priceOf(before, 7)).toEqual({
      id: 7,
      name: 'Гомельская область',
      tariffPrice: 38,
      ownPrice: null,
      price: 38,
    });

    const saved = await save({ coefficient: 0.95, prices: [{ id: 7, price: 30.5 }] });
    expect([saved.status, saved.body]).toEqual([200, await read(await test.as('manager'))]);
    const after = await read();
    expect(after).toMatchObject({ coefficient: 0.95, version: 2 });
    expect(priceOf(after, 7)).toMatchObject({ tariffPrice: 38, ownPrice: 30.5, price: 30.5 });
    expect(priceOf(after, 6)).toMatchObject({ tariffPrice: 38, ownPrice: null, price: 36.1 });
    const itself = await test.signedIn(client);
    expect((await itself.get('/api/calculator/own')).body).toEqual(after);
    const { body: data } = await itself.get('/api/user/data');
    const { client_terms: kept } = JSON.parse((data as Buffer).toString()) as { client_terms: object[] };
    expect(kept).toMatchObject([{ coefficient: 9500, version: 2 }]);
  });

  it('follow the tariff, own prices apart', async () => {
    await save({ coefficient: 1.1, prices: [{ id: 7, price: 30 }] });
    await saveTariff(50);
    expect(priceOf(await read(), 7)).toMatchObject({ tariffPrice: 50, price: 30 });
    expect(priceOf(await read(), 6)).toMatchObject({ tariffPrice: 50, price: 55 });
  });

  it('are kept with who, when and what, in the journal too, and the client’s programs hear of it', async () => {
    const kind = 'termsChanged';
    const type = 'tariff.changed';
    const [entries, events] = await Promise.all([
      test.database.read.countBy(JournalEntry, { kind }),
      test.database.read.countBy(IntegrationEvent, { type }),
    ]);
    await save({ coefficient: 0.95, prices: [{ id: 7, price: 30 }] });
    await save({ coefficient: 0.95, prices: [], version: 2 });
    const manager = await test.as('manager');
    const history = (await manager.get(`/api/users/terms/${client.id}/history`)).body as {
      field: string;
      from: string | null;
      to: string | null;
      user: { role: string };
    }[];
    expect(history.map(({ field, from, to, user }) => [field, from, to, user.role])).toEqual([
      ['region', 'Гомельская область: 30.00\u00a0р', null, 'admin'],
      ['region', null, 'Гомельская область: 30.00\u00a0р', 'admin'],
      ['coefficient', 'по тарифу', 'скидка 5\u00a0%', 'admin'],
    ]);
    const all = { order: { id: 'ASC' }, take: 100 } as const;
    const noted = await test.database.read.find(JournalEntry, { where: { kind }, ...all, skip: entries });
    expect(noted.map(({ accountId, detail }) => [accountId, detail])).toEqual([
      [client.id, 'по тарифу → скидка 5 %; — → Гомельская область: 30.00 р'],
      [client.id, 'Гомельская область: 30.00 р → —'],
    ]);
    const told = await test.database.read.find(IntegrationEvent, { where: { type }, ...all, skip: events });
    expect(told.map(({ userId }) => userId)).toEqual([client.id, client.id]);
  });

  it('saved over another one’s save are refused with what is there and who; the same may be sent again', async () => {
    const first = { coefficient: 0.9 };
    expect((await save(first)).status).toBe(200);
    const refused = await save({ coefficient: 0.8 });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', fresh: { coefficient: 0.9, version: 2 } },
    });
    expect((refused.body as { savedBy: { name: string } }).savedBy.name).toEqual(expect.any(String));
    expect(await save(first)).toMatchObject({ status: 200, body: { version: 2 } });
  });

  it('are first saved by two admins at once: one is saved, the other one told', async () => {
    const answers = await Promise.all([0.9, 0.8].map((coefficient) => save({ coefficient })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read()).version).toBe(2);
  });

  it.each([
    [{}, 'coefficient'],
    [{ coefficient: 0.09 }, 'coefficient'],
    [{ coefficient: 3.01 }, 'coefficient'],
    [{ coefficient: 0.95001 }, 'coefficient'],
    [{ coefficient: 1, prices: null }, 'prices'],
    [{ coefficient: 1, prices: [{ id: 8, price: 1 }] }, 'prices.0.id'],
    [{ coefficient: 1, prices: [7, 7].map((id) => ({ id, price: 1 })) }, 'prices.1.id'],
    [{ coefficient: 1, prices: [{ id: 7, price: 0 }] }, 'prices.0.price'],
    [{ coefficient: 1, prices: [{ id: 7, price: 1.005 }] }, 'prices.0.price'],
  ])('%j are refused', async (body, field) => {
    const answer = await save(body);
    expect([answer.status, complaints(answer)]).toEqual([422, [field]]);
    expect(Object.keys(errorsOf(answer) ?? {})).toEqual([field]);
    expect((await read()).version).toBe(1);
  });

  it('are nobody’s but a client’s, and go with the account', async () => {
    const manager = await addUser(test, { role: 'manager' });
    for (const id of [manager.id, 999_999]) {
      expect((await admin.get(`/api/users/terms/${id}`)).status).toBe(404);
      expect(
        (await admin.put(`/api/users/terms/${id}`, { body: { coefficient: 1, prices: [], version: 1 } }))
          .status,
      ).toBe(404);
      expect((await admin.get(`/api/users/terms/${id}/history`)).status).toBe(404);
    }
    await save({ coefficient: 0.9 });
    expect((await admin.delete(`/api/users/${client.id}`)).status).toBe(204);
    expect(await test.database.read.countBy(ClientTermsRow, { userId: client.id })).toBe(0);
    expect(await save({ coefficient: 0.8, version: 2 })).toMatchObject({ status: 404 });
    const where = { subject: 'terms' as const, subjectId: client.id };
    const [event] = await test.database.read.findBy(HistoryEvent, where);
    expect(event).toMatchObject({ fromValue: null, toValue: null });
  });
});
