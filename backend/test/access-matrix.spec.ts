import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorld, callsOf, type World } from './support/access-calls';
import { scopes, type Mode, type Scope } from '@shlyah/domain';
import { BY_KEY } from './support/access-keys';
import { ACTORS, TABLE, type Actor } from './support/access-table';
import { addPass, OF_COURIER } from './support/access-table-courier';
import type { Client } from './support/client';
import { addUser, program } from './support/factories';
import { setUpTestApp } from './support/test-app';

const { paths } = JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, unknown>>;
};
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method} ${path}`),
);

const test = setUpTestApp();
let world: World;
let signIn: Record<Actor, () => Promise<Client>>;

beforeAll(async () => {
  world = await buildWorld(test);
  const others = {
    pending: await addUser(test, { status: 'pending' }),
    canceled: await addUser(test, { status: 'canceled' }),
    other: await addUser(test),
    manager: await addUser(test, { role: 'manager' }),
    admin: await addUser(test, { role: 'admin' }),
  };
  const users = { ...others, owner: world.owner };
  const signed = Object.entries(users).map(([name, user]) => [name, () => test.signedIn(user)]);
  signIn = { ...Object.fromEntries(signed), visitor: () => Promise.resolve(test.visitor()) };
});

const programs = new Map<string, Promise<Client>>();

/** A program of the owner's with a key of these scopes, one for all operations of the mode. */
function programWith(given: Scope[], mode: Mode): Promise<Client> {
  const name = [mode, ...given].join(' ');
  const known = programs.get(name) ?? program(test, world.owner, { scopes: given, mode });
  programs.set(name, known);
  return known;
}

/** What a key that has all scopes but the one, and one with it alone, get for a right call of the operation. */
async function walkByKey(operation: string): Promise<{ status: number; code?: string }[]> {
  const scope = BY_KEY[operation];
  const others = scopes.filter((one) => one !== scope);
  const send = callsOf(world, operation);
  const mode = operation.includes('/api/sandbox/') ? 'test' : 'live';
  const seen = [];
  for (const given of [others, scope ? [scope] : [...scopes]]) {
    const client = await programWith(given, mode);
    // It may have accepted a run, whose telephone it then is.
    client.courier = undefined;
    const { status, body } = await send(client);
    seen.push({ status, ...(status >= 400 ? { code: (body as { code: string }).code } : {}) });
  }
  return seen;
}

const clients = new Map<Actor, Client>();

/** What each actor gets for a right call of the operation. */
async function walk(operation: string): Promise<Record<string, number>> {
  const send = callsOf(world, operation);
  const seen: Record<string, number> = {};
  for (const actor of ACTORS) {
    const client = clients.get(actor) ?? (await signIn[actor]());
    clients.set(actor, client);
    const { status } = await send(client);
    seen[actor] = status;
    // It may have ended the session that it came from.
    if (status < 400) clients.delete(actor);
  }
  return seen;
}

describe('the access table', () => {
  it('has a row for every operation of the API, and no other', () => {
    expect(Object.keys(TABLE).sort()).toEqual([...operations].sort());
  });

  it.each(operations)('%s', async (operation) => {
    const row = TABLE[operation] ?? [];
    expect(await walk(operation)).toEqual(
      Object.fromEntries(ACTORS.map((actor, index) => [actor, row[index]])),
    );
  });
});

describe("a driver's telephone", () => {
  it.each(operations)('%s', async (operation) => {
    const phone = test.visitor();
    phone.courier = await addPass(test, true);
    const visitor = (TABLE[operation] ?? [])[ACTORS.indexOf('visitor')];
    const { status } = await callsOf(world, operation)(phone);
    expect(status).toBe(OF_COURIER[operation] ?? visitor);
  });
});

describe('a key', () => {
  it('is told of for operations that there are', () => {
    expect(operations).toEqual(expect.arrayContaining(Object.keys(BY_KEY)));
  });

  it.each(operations)('%s', async (operation) => {
    const owner = (TABLE[operation] ?? [])[ACTORS.indexOf('owner')];
    const refused = { status: 403, code: BY_KEY[operation] ? 'key_scope' : 'key_forbidden' };
    const visitor = (TABLE[operation] ?? [])[ACTORS.indexOf('visitor')];
    const seen = await walkByKey(operation);
    // What is open to everybody stays open, whatever key is sent.
    if (visitor !== 401) return expect(seen.map(({ status }) => status)).toEqual([visitor, visitor]);
    const second = BY_KEY[operation] ? { status: owner } : refused;
    expect(seen).toEqual([refused, second]);
  });
});

describe('an administrator', () => {
  it('is in no list and no details that anybody can get', async () => {
    const admins = [1];
    for (const actor of ['manager', 'admin'] as const) {
      const client = await signIn[actor]();
      for (const path of ['/api/users', '/api/users?search=admin%40demo.by', '/api/users?role=manager']) {
        const { body } = await client.get(path);
        const roles = (body as { data: { role: string }[] }).data.map(({ role }) => role);
        expect(roles).not.toContain('admin');
      }
      expect((await client.get(`/api/users/${admins[0]}`)).status).toBe(404);
      expect((await client.get(`/api/contract/${admins[0]}`)).status).toBe(404);
    }
  });

  it('is touched by nobody, not even by another administrator', async () => {
    const { id } = await addUser(test, { role: 'admin' });
    const admin = await signIn.admin();
    const manager = await signIn.manager();
    expect((await manager.put('/api/users/updateUserInfo', { body: { id, name: 'Я' } })).status).toBe(404);
    expect((await admin.put('/api/users/updateUserInfo', { body: { id, name: 'Я' } })).status).toBe(404);
    expect((await admin.put('/api/users/updateRole', { body: { id, role: 'customer' } })).status).toBe(404);
    expect((await admin.delete(`/api/users/${id}`)).status).toBe(404);
    expect((await admin.delete(`/api/users/deleteAndOrders/${id}`)).status).toBe(404);
    expect((await admin.post('/api/users/confirmRegistration', { body: { id } })).status).toBe(404);
  });

  it('cannot change the own role or delete the own account', async () => {
    const user = await addUser(test, { role: 'admin' });
    const admin = await test.signedIn(user);
    const demotion = { body: { id: user.id, role: 'customer' } };
    expect((await admin.put('/api/users/updateRole', demotion)).status).toBe(409);
    expect((await admin.delete(`/api/users/${user.id}`)).status).toBe(409);
    expect((await admin.delete(`/api/users/deleteAndOrders/${user.id}`)).status).toBe(409);
    expect((await admin.get('/api/user')).body).toMatchObject({ role: 'admin' });
  });

  it('is not made: the role is not in the list', async () => {
    const { id } = await addUser(test);
    const admin = await signIn.admin();
    const { status } = await admin.put('/api/users/updateRole', { body: { id, role: 'admin' } });
    expect(status).toBe(422);
  });
});

describe('a manager', () => {
  it('reaches customers only: another manager is not there', async () => {
    const { id } = await addUser(test, { role: 'manager' });
    const manager = await signIn.manager();
    expect((await manager.get(`/api/users/${id}`)).status).toBe(404);
    expect((await manager.put('/api/users/updateUserInfo', { body: { id, name: 'Я' } })).status).toBe(404);
    const { body } = await manager.get('/api/users', { query: { role: 'manager' } });
    expect(body).toMatchObject({ data: [], total: 0 });
  });
});

describe('a customer', () => {
  it('gets his own orders only, whatever user the query names', async () => {
    const { body } = await (await signIn.other()).get('/api/order', { query: { user: world.owner.id } });
    const names = (body as { data: { user: { id: number } }[] }).data.map(({ user }) => user.id);
    expect(names).not.toContain(world.owner.id);
  });

  it('cannot give himself a role, a status or another number', async () => {
    const user = await addUser(test, { status: 'pending' });
    const client = await test.signedIn(user);
    const body = { id: 1, role: 'admin', status: 'confirmed', name: 'Пётр' };
    const { body: saved } = await client.post('/api/user/update', { body });
    expect(saved).toMatchObject({ id: user.id, role: 'customer', status: 'pending', name: 'Пётр' });
  });
});
