import { addMonths, ibanProblem, minskDay } from '@shlyah/domain';
import { Contract } from '../src/modules/contracts/contract.entity';
import type { MonthDto } from '../src/modules/orders/dto/month.dto';
import { seedDemo } from '../src/operations/seeds/demo';
import type { BusyDayDto } from '../src/modules/day/day.dto';
import type { ProposalDto } from '../src/modules/orders/dto/proposal.dto';
import type { OrderRegisterDto } from '../src/modules/registers/register.dto';
import type { Client } from './support/client';
import type { ReadOrder } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp({ demo: false });
let manager: Client;
let orders: ReadOrder[];

beforeAll(async () => {
  await seedDemo(test.database, new Date(), true);
  manager = await test.as('manager');
  orders = [];
  for (let page = 1; ; page++) {
    const { data } = (await manager.get('/api/order', { query: { page } })).body as { data: ReadOrder[] };
    if (data.length === 0) break;
    orders.push(...data);
  }
});

const get = async <T>(path: string, query: Record<string, unknown> = {}, who = manager): Promise<T> =>
  (await who.get(path, { query })).body as T;

it('is about 120 orders of a dozen clients', () => {
  expect(orders.length).toBeGreaterThan(110);
  expect(orders.length).toBeLessThan(130);
  expect(new Set(orders.map((order) => (order['user'] as { id: number }).id)).size).toBe(12);
});

it('has orders that the desk can edit', async () => {
  const refused: object[] = [];
  for (const { id } of orders) {
    const order = await get<ReadOrder>('/api/order/single', { id });
    const { status, body } = await manager.put('/api/order', { body: { ...order, comment: 'Проверка' } });
    if (status !== 200) refused.push({ id, body: body as object });
  }
  expect(refused).toEqual([]);
});

it('has a request of a client and an offer to one, which can be accepted', async () => {
  const waiting = await get<{ data: ReadOrder[] }>('/api/order', { 'filter[awaiting]': 1 });
  expect(waiting.data).toHaveLength(1);
  const [asked] = waiting.data;
  const [request] = await get<ProposalDto[]>(`/api/order/${asked?.id}/proposals`);
  expect((await manager.post(`/api/proposals/${request?.id}/accept`)).status).toBe(200);
  const company = await test.as('company');
  const offered = await get<{ data: ReadOrder[] }>('/api/order', { 'filter[awaiting]': 1 }, company);
  const [offer] = await get<ProposalDto[]>(`/api/order/${offered.data[0]?.id}/proposals`, {}, company);
  const { status, body } = await company.post(`/api/proposals/${offer?.id}/accept`);
  expect([status, body]).toMatchObject([200, { order: { price: offer?.price.after } }]);
});

it('has a register to receive, as its paper says, and notes', async () => {
  const { data } = await get<{ data: OrderRegisterDto[] }>('/api/registers');
  expect(data).toHaveLength(1);
  const register = await get<OrderRegisterDto>(`/api/registers/${data[0]?.id}`);
  expect(register.orders.length).toBeGreaterThan(1);
  expect(register.orders.every(({ change }) => change === null)).toBe(true);
});

it('has a day ahead in runs but for some', async () => {
  const days = await get<BusyDayDto[]>('/api/day');
  const [full] = [...days].sort((one, other) => other.orders - one.orders);
  expect(full).toMatchObject({ isOpen: true });
  expect(full?.orders).toBeGreaterThan(25);
  const query = { 'filter[deliveryDay]': full?.day, 'filter[run]': 0 };
  const { total } = await get<{ total: number }>('/api/order', query);
  expect(total).toBeGreaterThan(2);
  expect(total).toBeLessThan(10);
});

it('is there once, and never beside data of others', async () => {
  await seedDemo(test.database, new Date(), true);
  const { data } = await get<{ data: ReadOrder[] }>('/api/order', { page: 7 });
  expect(data.length).toBeLessThan(20);
});

it('has contracts of all its firms but one, as the form would take them', async () => {
  const contracts = await test.database.read.find(Contract);
  expect(contracts.map(({ pc }) => ibanProblem(pc))).toEqual(contracts.map(() => null));
  const { data } = await get<MonthDto>(`/api/months/${minskDay(new Date()).slice(0, 7)}`);
  const others = await get<MonthDto>(`/api/months/${addMonths(minskDay(new Date()).slice(0, 7), -1)}`);
  const signed = [...data, ...others.data].filter(({ client }) => client !== 'ООО «Аптека рядом»');
  expect(signed.length).toBeGreaterThan(5);
  expect(signed.filter(({ contract }) => contract === null)).toEqual([]);
  expect(contracts).toHaveLength(9);
});
