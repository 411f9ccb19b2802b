import type { EventType } from '@shlyah/domain';
import type { FieldChange, Happening } from '../../../platform/feed/feed';
import type { OrderDto } from '../http/dto/order.dto';
import { isSameJson } from '../same-json';

/** What says nothing by itself: it changes with whatever else does. */
const silent = [
  ...['id', 'version', 'date', 'dateUtc', 'updatedAt', 'updatedAtUtc', 'deliveryDateUtc', 'user', 'waiting'],
];

const typeOf = (field: string, after: OrderDto): EventType => {
  if (field === 'status' && after.status.code === 'canceled') return 'order.canceled';
  if (['status', 'state', 'failure', 'failureWords'].includes(field)) return 'order.status';
  return field === 'price' ? 'order.price' : 'order.changed';
};

/** What programs are told of an edit: an event of each kind of change, all with the order as it is now. */
export function webhookEventsOf(before: OrderDto, after: OrderDto): Happening[] {
  const kinds = new Map<EventType, FieldChange[]>();
  for (const [field, to] of Object.entries(after)) {
    const from: unknown = before[field as keyof OrderDto];
    if (silent.includes(field) || isSameJson(from, to)) continue;
    const type = typeOf(field, after);
    kinds.set(type, [...(kinds.get(type) ?? []), { field, from: scalar(from), to: scalar(to) }]);
  }
  // A cancellation is one event, whatever state it is given with.
  const canceled = kinds.get('order.canceled');
  canceled?.push(...(kinds.get('order.status') ?? []));
  if (canceled) kinds.delete('order.status');
  return [...kinds].map(([type, changes]) => ({ type, userId: after.user.id, changes, order: after }));
}

/** Statuses by their words, states and points by their numbers; cargo is in the order itself. */
function scalar(value: unknown): FieldChange['from'] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  const { code, id } = (value ?? {}) as { code?: string; id?: number };
  return code ?? id ?? null;
}
