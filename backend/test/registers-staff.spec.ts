import type { OrderRegisterDto } from '../src/modules/registers/register.dto';
import type { User } from '../src/modules/users/model/user.entity';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import type { Client } from './support/client';
import { addOrder, addUser, firm } from './support/factories';
import { lettersTo } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let owner: User;
let client: Client;
let manager: Client;

beforeAll(async () => {
  manager = await test.as('manager');
});
beforeEach(async () => {
  owner = await addUser(test, firm('ООО «Сдаём»'));
  client = await test.signedIn(owner);
});

const orderOf = () => addOrder(test, owner);

const post = (who: Client, path: string, body: object = {}) => who.post(`/api/registers${path}`, { body });

async function made(...ids: number[]): Promise<OrderRegisterDto> {
  const { status, body } = await post(client, '', { ids });
  expect(status).toBe(201);
  return body as OrderRegisterDto;
}

describe('a register', () => {
  it('that staff dissolve is told to its client and to the journal, once', async () => {
    const orders = [await orderOf(), await orderOf()];
    const { id } = await made(...orders.map((order) => order.id));
    for (let time = 0; time < 2; time++)
      expect((await post(manager, `/${id}/dissolve`)).body).toMatchObject({ state: 'dissolved', version: 2 });
    const letters = (await lettersTo(test, owner.email)).filter((subject) => subject.includes('распущен'));
    expect(letters).toEqual([`Реестр № ${id} распущен`]);
    const rows = await test.database.read.findBy(JournalEntry, {
      kind: 'registerDissolved',
      accountId: owner.id,
    });
    expect(rows.map(({ detail }) => detail)).toEqual([`№ ${id}`]);
    expect((await post(client, '', { ids: [orders[0]?.id] })).status).toBe(201);
  });

  it('is found by its client, day and state; a client’s own by the same', async () => {
    const [open, gone] = [await made((await orderOf()).id), await made((await orderOf()).id)];
    await post(client, `/${gone.id}/dissolve`);
    const found = async (who: Client, query: Record<string, string>) =>
      ((await who.get('/api/registers', { query })).body as { data: OrderRegisterDto[] }).data.map(
        ({ id }) => id,
      );
    const stranger = await addUser(test, firm('ООО «Чужие»'));
    const other = await addOrder(test, stranger);
    const foreign = await post(await test.signedIn(stranger), '', { ids: [other.id] });
    const { id: foreignId, day } = foreign.body as OrderRegisterDto;
    expect(await found(manager, { client: 'чужие' })).toEqual([foreignId]);
    expect(await found(manager, { client: 'чужие', state: 'received' })).toEqual([]);
    expect(await found(manager, { client: owner.email, state: 'open' })).toEqual([open.id]);
    expect(await found(manager, { client: owner.email, day, state: 'dissolved' })).toEqual([gone.id]);
    expect(await found(manager, { day: '2020-01-01' })).toEqual([]);
    expect(await found(client, { client: 'чужие' })).toEqual([gone.id, open.id]);
    expect(await found(client, { state: 'open' })).toEqual([open.id]);
    for (const query of [{ state: 'lost' }, { day: 'завтра' }])
      expect((await manager.get('/api/registers', { query })).status).toBe(400);
  });
});
