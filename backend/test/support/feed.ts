import type { EventDto, EventsDto } from '../../src/modules/integrations/events/dto/event.dto';
import type { Client } from './client';
import type { ReadOrder } from './factories';

/** One answer of the feed, which must succeed. */
export async function readFeed(reader: Client, query: object = {}): Promise<EventsDto> {
  const { status, body } = await reader.get('/api/events', { query: query as Record<string, string> });
  expect(status).toBe(200);
  return body as EventsDto;
}

/** Edits the version of an order that was read. */
export async function editOrder(by: Client, order: ReadOrder, changes: object): Promise<ReadOrder> {
  const { body } = await by.put('/api/order', { body: { id: order.id, version: order.version, ...changes } });
  return body as ReadOrder;
}

/** «order.updated v2: price -1→12». */
export const feedInWords = (events: EventDto[]): string[] =>
  events.map(
    ({ type, orderVersion, changes }) =>
      `${type} v${orderVersion}: ${changes.map(({ field, from, to }) => `${field} ${from}→${to}`).join(', ')}`,
  );
