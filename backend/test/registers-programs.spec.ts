import type { OrderRegisterDto } from '../src/modules/registers/register.dto';
import type { Client } from './support/client';
import { addOrder, addTestOrder, addUser, firm, program } from './support/factories';
import type { User } from '../src/modules/users/model/user.entity';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let owner: User;
let client: Client;

beforeAll(async () => {
  owner = await addUser(test, firm('ООО «Сдаём»'));
  client = await test.signedIn(owner);
});

const post = (who: Client, path: string, body: object = {}) => who.post(`/api/registers${path}`, { body });

async function made(...ids: number[]): Promise<OrderRegisterDto> {
  const { status, body } = await post(client, '', { ids });
  expect(status).toBe(201);
  return body as OrderRegisterDto;
}

describe('a register', () => {
  it('is made, read and dissolved by a program with its scopes', async () => {
    const { id: order } = await addOrder(test, owner);
    const reader = await program(test, owner, { scopes: ['orders:read'] });
    expect((await post(reader, '', { ids: [order] })).body).toMatchObject({ code: 'key_scope' });
    const { id } = await made(order);
    expect((await reader.get(`/api/registers/${id}`)).status).toBe(200);
    const writer = await program(test, owner, { scopes: ['orders:create'] });
    expect((await post(writer, `/${id}/dissolve`)).status).toBe(200);
    expect(
      (await post(writer, `/${id}/places`, { places: [{ order, place: 1 }], received: true })).body,
    ).toMatchObject({ code: 'key_forbidden' });
  });

  it('is neither made, seen nor dissolved by a program that is being tried out', async () => {
    const sample = await addTestOrder(test, owner);
    const { id } = await made((await addOrder(test, owner)).id);
    const trial = await program(test, owner, { mode: 'test', scopes: ['orders:read', 'orders:create'] });
    expect((await trial.get('/api/registers')).body).toMatchObject({ data: [], total: 0 });
    for (const path of ['', '/file', '/act'])
      expect((await trial.get(`/api/registers/${id}${path}`)).status).toBe(404);
    expect((await post(trial, `/${id}/dissolve`)).status).toBe(404);
    expect((await client.get(`/api/registers/${id}`)).body).toMatchObject({ state: 'open' });
    for (const [field, value] of [
      ['ids', [sample.id]],
      ['day', '2026-11-30'],
    ] as const)
      expect(await post(trial, '', { [field]: value })).toMatchObject({
        status: 422,
        body: { errors: { [field]: ['Тестовые заказы в реестр не входят'] } },
      });
  });
});
