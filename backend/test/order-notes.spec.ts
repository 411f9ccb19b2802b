import { LIMITS, NOTES_OF_ORDER } from '@shlyah/domain';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { OrderNote } from '../src/modules/orders/model/note.entity';
import type { NoteDto, OrderNotesDto } from '../src/modules/orders/dto/note.dto';
import { Upkeep } from '../src/operations/privacy/upkeep';
import { insertMany } from '../src/platform/database/insert-many';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addTestOrder, addUser } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let owner: User;
let admin: Client;
let manager: Client;
let inna: User;
let id: number;

beforeAll(async () => {
  owner = await addUser(test);
  inna = await addUser(test, { role: 'manager', name: 'Инна Савич' });
});

beforeEach(async () => {
  test.clock.set(new Date('2026-11-20T09:00:00Z'));
  [admin, manager] = [await test.as('admin'), await test.as('manager')];
  id = (await addOrder(test, owner)).id;
});

const write = (text: unknown, by = manager, headers = {}) =>
  by.post(`/api/order/${id}/notes`, { body: { text }, headers });
const note = async (text: string): Promise<NoteDto> => {
  const { status, body } = await write(text);
  expect(status).toBe(201);
  return body as NoteDto;
};
const listed = async (by = manager) => (await by.get(`/api/order/${id}/notes`)).body as OrderNotesDto;
const texts = async () => (await listed()).notes.map(({ text }) => text);
const letters = async () =>
  (await test.database.read.findBy(Email, { recipient: inna.email })).map(({ body }) => body);

it('are read by all staff, the newest first, and are no change of the order', async () => {
  const before = (await manager.get('/api/order/single', { query: { id } })).body;
  await note('Звонили: не берёт трубку');
  await note('Получатель просит после обеда\nДомофон не работает');
  const { notes, colleagues } = await listed(await test.signedIn(inna));
  expect(notes.map(({ text, removable }) => [text, removable])).toEqual([
    ['Получатель просит после обеда\nДомофон не работает', false],
    ['Звонили: не берёт трубку', false],
  ]);
  expect(notes[0]).toMatchObject({ author: 'Ольга Кравец', createdAt: '2026-11-20 12:00' });
  expect(colleagues).not.toContain('Инна Савич');
  expect((await listed()).colleagues).toContain('Инна Савич');
  expect((await manager.get('/api/order/single', { query: { id } })).body).toEqual(before);
});

it('are hidden from the client in the order, its history and by address', async () => {
  await note('Скандалит');
  const client = await test.signedIn(owner);
  expect((await client.get(`/api/order/${id}/notes`)).status).toBe(403);
  const answers = await Promise.all([
    client.get('/api/order/single', { query: { id } }),
    client.get(`/api/order/${id}/history`),
    client.get('/api/user/data'),
  ]);
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('Скандалит');
});

it('tell by letter whom they name, others and the author not', async () => {
  const before = (await letters()).length;
  await note('@Инна Савич, позвоните, и @Инна Савич, и я, @Ольга Кравец');
  await note('Инна Савич звонила');
  const added = (await letters()).slice(before);
  expect(added).toHaveLength(1);
  expect(added[0]).toContain('@Инна Савич, позвоните');
  expect(added[0]).toContain(`/cabinet/orders/view/${id}`);
});

it('sent again with its key is one note and one letter', async () => {
  const before = (await letters()).length;
  const sent = () => write('@Инна Савич, ещё раз', manager, { 'idempotency-key': `note ${id}` });
  const [one, again] = [await sent(), await sent()];
  expect([one.status, again.status, again.body]).toEqual([201, 201, one.body]);
  expect(await texts()).toHaveLength(1);
  expect((await letters()).length).toBe(before + 1);
});

it('goes by its author or an admin', async () => {
  const [own, other] = [await note('Своя'), await note('Чужая')];
  const colleague = await test.signedIn(inna);
  const remove = (by: Client, one: NoteDto) => by.delete(`/api/notes/${one.id}`);
  expect((await remove(colleague, own)).status).toBe(403);
  expect((await remove(manager, own)).status).toBe(204);
  expect((await remove(admin, other)).status).toBe(204);
  expect((await remove(admin, other)).status).toBe(404);
  expect(await texts()).toEqual([]);
});

it.each([[undefined], [null], [''], ['  \n '], [12], [['а']], ['я'.repeat(LIMITS.text + 1)]])(
  'is refused when its text is no note (%#)',
  async (text) => {
    expect((await write(text)).status).toBe(422);
    expect(await texts()).toEqual([]);
  },
);

it('is refused when the order has as many as it may', async () => {
  const row = { orderId: id, authorId: inna.id, author: inna.name, text: 'Заметка', createdAt: new Date() };
  await test.database.write((tx) => insertMany(tx, OrderNote, Array<typeof row>(NOTES_OF_ORDER).fill(row)));
  expect(await write('Ещё одна')).toMatchObject({ status: 409, body: { code: 'transition' } });
});

it('are of real orders: a test order, which staff do not see, takes none', async () => {
  const { id: tried } = await addTestOrder(test, owner);
  const path = `/api/order/${tried}/notes`;
  expect((await manager.get(path)).status).toBe(404);
  expect((await manager.post(path, { body: { text: 'Звонили' } })).status).toBe(404);
  expect(await test.database.read.countBy(OrderNote, { orderId: tried })).toBe(0);
});

describe('of an order', () => {
  it('that is deleted come back with it, and go with it', async () => {
    await note('Звонили');
    await admin.delete(`/api/order/${id}`);
    expect((await manager.get(`/api/order/${id}/notes`)).status).toBe(404);
    expect((await write('Ещё')).status).toBe(404);
    await manager.post(`/api/order/${id}/restore`);
    expect(await texts()).toEqual(['Звонили']);
    await admin.delete(`/api/order/${id}`);
    test.clock.set(new Date('2027-01-20T09:00:00Z'));
    await test.app.get(Upkeep).run();
    expect(await test.database.read.countBy(OrderNote, { orderId: id })).toBe(0);
  });

  it('that loses its people go, and no new ones come', async () => {
    await note('Получатель Пётр, +375 29 123-45-67');
    test.clock.set(new Date('2031-12-20T09:00:00Z'));
    await test.app.get(Upkeep).run();
    [manager] = [await test.as('manager')];
    expect(await texts()).toEqual([]);
    expect(await write('Ещё')).toMatchObject({ status: 409, body: { code: 'transition' } });
  });
});
