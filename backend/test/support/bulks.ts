import type { OrderBulkDto } from '../../src/modules/orders/dto/bulk.dto';
import type { OrderEventDto } from '../../src/modules/orders/dto/order-lists.dto';
import type { Client } from './client';

const read = async (who: Client, id: number): Promise<{ id: number; version: number }> =>
  (await who.get('/api/order/single', { query: { id } })).body as { id: number; version: number };

/** Makes the same change of these orders, as their current versions; answers the number of the bulk change, null when there is none. */
export async function changeMany(
  who: Client,
  ids: readonly number[],
  change: object,
): Promise<number | null> {
  const orders: object[] = [];
  for (const id of ids) orders.push({ id, version: (await read(who, id)).version });
  const { body } = await who.post('/api/order/bulk', { body: { orders, ...change } });
  expect((body as { statusCode: number }[]).map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 200));
  return bulkOf(who, ids[0] ?? 0);
}

/** The bulk change that the last status of an order belongs to. */
export async function bulkOf(who: Client, id: number): Promise<number | null> {
  const { body } = await who.get('/api/order/history', { query: { id } });
  return (body as OrderEventDto[]).find(({ field }) => field === 'status')?.bulk ?? null;
}

export async function takeBack(who: Client, bulk: number | null): Promise<OrderBulkDto> {
  const { status, body } = await who.post(`/api/bulks/${bulk}/takeBack`);
  expect(status).toBe(200);
  return body as OrderBulkDto;
}

/** What has become of each order: "changed Пётр Второй 2026-11-27 08:10". */
export const outcomesOf = ({ orders }: OrderBulkDto): string[] =>
  orders.map(({ outcome, savedBy }) => [outcome, savedBy?.name, savedBy?.at].filter(Boolean).join(' '));
