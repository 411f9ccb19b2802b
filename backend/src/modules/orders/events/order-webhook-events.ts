import type { EventType } from '@shlyah/domain';
import type { FieldChange, FeedEvent } from '../../../platform/feed/feed';
import type { OrderDto } from '../dto/order.dto';
import { isSameJson } from '../model/same-json';

/** Fields that change only together with others and cause no event. */
const derivedFields = [
  'id',
  'version',
  'date',
  'dateUtc',
  'updatedAt',
  'updatedAtUtc',
  'deliveryDateUtc',
  'pickupDateUtc',
  'handedAt',
  'handedAtUtc',
  'ttnBackAt',
  'ttnBackAtUtc',
  'heldSince',
  'heldSinceUtc',
  'cargoBackAt',
  'cargoBackAtUtc',
  'cargoBackTo',
  'user',
  'waiting',
];

const typeOf = (field: string, before: OrderDto, after: OrderDto): EventType => {
  const isCanceled = after.status.code === 'canceled';
  if (field === 'status' && isCanceled) return 'order.canceled';
  // An order that is canceled with its import gives up its own number, by which a program knows it.
  if (field === 'externalId' && isCanceled && before.status.code !== 'canceled') return 'order.canceled';
  if (['status', 'state', 'failure', 'failureWords', 'handover'].includes(field)) return 'order.status';
  return field === 'price' ? 'order.price' : 'order.changed';
};

/** The events of an edit, one per type of change, each with the order in its new version. */
export function webhookEventsOf(before: OrderDto, after: OrderDto): FeedEvent[] {
  const changesByType = new Map<EventType, FieldChange[]>();
  for (const [field, to] of Object.entries(after)) {
    const from: unknown = before[field as keyof OrderDto];
    if (derivedFields.includes(field) || isSameJson(from, to)) continue;
    // A status tells its handover.
    if (field === 'handover' && before.status.id !== after.status.id) continue;
    const type = typeOf(field, before, after);
    changesByType.set(type, [
      ...(changesByType.get(type) ?? []),
      { field, from: scalar(from), to: scalar(to) },
    ]);
  }
  // A cancellation is one event, even when it also changes the state.
  const canceled = changesByType.get('order.canceled');
  canceled?.push(...(changesByType.get('order.status') ?? []));
  if (canceled) changesByType.delete('order.status');
  return [...changesByType].map(([type, changes]) => ({
    type,
    userId: after.user.id,
    ...(type === 'order.canceled' ? { externalId: before.externalId } : {}),
    changes,
    order: after,
  }));
}

/** A status by its code, a state and a point by its id, a handover by its hour; cargo is in the order of the event. */
function scalar(value: unknown): FieldChange['from'] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  const { code, id, dateUtc } = (value ?? {}) as { code?: string; id?: number; dateUtc?: string | null };
  return code ?? id ?? dateUtc ?? null;
}
