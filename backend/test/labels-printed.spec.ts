import { validPackage } from '@shlyah/domain/cases';
import type { PrintedLabelsDto } from '../src/modules/documents/labels/printed-labels.dto';
import type { User } from '../src/modules/users/model/user.entity';
import { HistoryEvent } from '../src/platform/journal/history/event.entity';
import type { Client } from './support/client';
import { addOrder, addTestOrder, addUser, program } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let owner: User;
let client: Client;
let manager: Client;

beforeAll(async () => {
  manager = await test.as('manager');
  owner = await addUser(test);
  client = await test.signedIn(owner);
});

const print = async (...ids: number[]) => {
  const headers = { cookie: client.cookie ?? '' };
  const url = `/api/order/labels?${ids.map((id) => `ids=${id}`).join('&')}`;
  expect((await test.app.inject({ method: 'GET', url, headers })).statusCode).toBe(200);
};

const read = async (id: number, who = client) =>
  (await who.get(`/api/order/${id}/labels`)).body as PrintedLabelsDto;

async function edit(id: number, changes: object): Promise<void> {
  const { body } = await manager.get('/api/order/single', { query: { id } });
  const { version } = body as { version: number };
  expect((await manager.put('/api/order', { body: { id, version, ...changes } })).status).toBe(200);
}

const packages = (count: number, weight = 2) => ({
  packages: Array.from({ length: count }, () => ({ ...validPackage, weight })),
});

const printings = (id: number) =>
  test.database.read.countBy(HistoryEvent, { subject: 'order', subjectId: id, field: 'labels' });

it('labels are outdated once the order has other places or goes elsewhere, until they are printed again', async () => {
  const { id } = await addOrder(test, owner, packages(1));
  expect(await read(id)).toMatchObject({ printedAt: null, places: null, placesNow: 1, outdated: false });
  await print(id);
  expect(await read(id)).toMatchObject({ places: 1, outdated: false, changed: [] });
  await edit(id, packages(2));
  await edit(id, { reciverStreet: 'ул. Новая' });
  for (const who of [client, manager])
    expect(await read(id, who)).toMatchObject({
      places: 1,
      placesNow: 2,
      outdated: true,
      changed: ['packages', 'reciverStreet'],
    });
  await print(id);
  expect(await read(id)).toMatchObject({ places: 2, outdated: false });
  await print(id);
  expect(await printings(id)).toBe(2);
});

it('what labels do not show, and a change that is undone, does not outdate them', async () => {
  const { id } = await addOrder(test, owner, { ...packages(1), reciverStreet: 'ул. Старая' });
  await print(id);
  await edit(id, { ...packages(1, 3), reciverComment: 'Домофон 5' });
  await edit(id, { reciverStreet: 'ул. Новая' });
  await edit(id, { reciverStreet: 'ул. Старая' });
  expect(await read(id)).toMatchObject({ outdated: false, changed: [] });
});

it('a printing that an older release recorded without its places is compared by the cargo', async () => {
  const { id } = await addOrder(test, owner, packages(1));
  await print(id);
  await test.database.write((tx) =>
    tx.update(HistoryEvent, { subject: 'order', subjectId: id, field: 'labels' }, { toValue: null }),
  );
  expect(await read(id)).toMatchObject({ places: null, outdated: false });
  await edit(id, packages(2));
  expect(await read(id)).toMatchObject({ places: null, placesNow: 2, outdated: true, changed: ['packages'] });
});

it('is read by those who see the order, in its mode', async () => {
  const { id } = await addOrder(test, owner);
  const stranger = await test.signedIn(await addUser(test));
  expect((await stranger.get(`/api/order/${id}/labels`)).status).toBe(404);
  const reader = await program(test, owner, { scopes: ['orders:read'] });
  expect((await reader.get(`/api/order/${id}/labels`)).status).toBe(200);
  const sample = await addTestOrder(test, owner);
  expect((await reader.get(`/api/order/${sample.id}/labels`)).status).toBe(404);
  const trial = await program(test, owner, { mode: 'test', scopes: ['orders:read'] });
  expect((await trial.get(`/api/order/${sample.id}/labels`)).body).toMatchObject({ outdated: false });
});
