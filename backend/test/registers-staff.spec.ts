import { validPackage } from '@shlyah/domain/cases';
import type { ChangesDto } from '../src/modules/changes/changes.dto';
import type { OrderRegisterDto } from '../src/modules/registers/register.dto';
import type { User } from '../src/modules/users/model/user.entity';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import type { Client } from './support/client';
import { addOrder, addUser, firm } from './support/factories';
import { editOrder } from './support/feed';
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

describe('open pages of staff', () => {
  it('hear of a register that is made, ticked, updated, received or dissolved; its client and programs do not', async () => {
    const read = async (who: Client, after?: string): Promise<ChangesDto> =>
      (await who.get('/api/changes', { query: after ? { after } : {} })).body as ChangesDto;
    const start = (await read(manager)).next;
    let next = start;
    const hears = async (): Promise<boolean> => {
      const told = await read(manager, next);
      next = told.next;
      return told.registers;
    };
    const order = await orderOf();
    const { id } = await made(order.id);
    expect(await hears()).toBe(true);
    const place = { places: [{ order: order.id, place: 1 }], received: true };
    await post(manager, `/${id}/places`, place);
    expect(await hears()).toBe(true);
    // The same once more changes nothing.
    await post(manager, `/${id}/places`, place);
    expect(await hears()).toBe(false);
    await editOrder(manager, order, { packages: [validPackage, validPackage] });
    await hears();
    expect((await post(manager, `/${id}/update`, { edition: 1 })).body).toMatchObject({
      edition: 2,
      version: 3,
    });
    expect(await hears()).toBe(true);
    expect((await post(manager, `/${id}/receive`, { version: 3 })).status).toBe(200);
    expect(await hears()).toBe(true);
    const other = await made((await orderOf()).id);
    await hears();
    await post(client, `/${other.id}/dissolve`);
    expect(await hears()).toBe(true);

    expect((await read(client, start)).registers).toBe(false);
    const { body } = await client.get('/api/events', { query: { after: start } });
    const types = (body as { data: { type: string }[] }).data.map(({ type }) => type);
    expect(types.filter((type) => !type.startsWith('order.'))).toEqual([]);
    expect(types).not.toEqual([]);
  });
});
