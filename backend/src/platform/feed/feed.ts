import { Injectable } from '@nestjs/common';
import { modeOf, type EventType, type Mode } from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import { insertMany } from '../database/insert-many';
import { Clock } from '../common/clock';
import { IntegrationEvent } from './integration-event.entity';
import { times } from '../common/times';

/** A field of what has changed, as programs read it. */
export interface FieldChange {
  field: string;
  from: string | number | boolean | null;
  to: string | number | boolean | null;
}

/** The fields of OrderDto that the feed itself reads. */
interface OrderPayload {
  id: number;
  version: number;
  externalId: string | null;
}

/** Beside the events of programs, types that only open screens of staff read. Their `userId` is the author, since null stands for all accounts. */
export type FeedEventType =
  EventType | 'registration.requested' | 'order.noted' | 'run.changed' | 'register.changed';

/** A new event and its recipient; null: all accounts. */
export interface FeedEvent {
  type: FeedEventType;
  userId: number | null;
  changes?: FieldChange[];
  order?: OrderPayload;
  /** Of an event of an act. */
  actId?: number;
  /** Of an order that is no more. */
  orderId?: number;
  externalId?: string | null;
}

/** What an event tells, without its id. */
export interface EventPayload {
  type: EventType;
  at: string;
  /** Older events have none. */
  atUtc?: string;
  mode: Mode;
  orderId: number | null;
  externalId: string | null;
  orderVersion: number | null;
  /** Older events have none. */
  actId?: number | null;
  changes: FieldChange[];
  order: OrderPayload | null;
}

/** Impersonal fields of an order: a word, a number, a price. */
const NON_PERSONAL: readonly string[] = ['status', 'state', 'price'];

/** An event without personal data. */
export const withoutPeople = <Event extends Pick<EventPayload, 'changes'>>(
  event: Event,
): Event & { order: null } => ({
  ...event,
  changes: event.changes.filter(({ field }) => NON_PERSONAL.includes(field)),
  order: null,
});

/** Collects events of nouns for clients' programs (docs/decisions/0023-feed.md). */
@Injectable()
export class Feed {
  constructor(private readonly clock: Clock) {}

  /** Appends the events in the transaction of their cause, so that they appear if and only if it commits. */
  async append(tx: EntityManager, ...events: FeedEvent[]): Promise<void> {
    const at = this.clock.now();
    await insertMany(
      tx,
      IntegrationEvent,
      events.map((event) => {
        const payload = this.payloadOf(event, at);
        const { mode, type, orderId } = payload;
        return {
          seq: null,
          userId: event.userId,
          mode,
          type,
          orderId,
          at,
          body: JSON.stringify(payload),
        };
      }),
    );
  }

  payloadOf(
    {
      type,
      changes = [],
      order,
      actId,
      orderId = order?.id,
      externalId = order?.externalId,
    }: Omit<FeedEvent, 'userId'>,
    at = this.clock.now(),
  ): EventPayload {
    return {
      // Of those of open screens no body is read.
      type: type as EventType,
      ...times('at', at),
      mode: modeOf(orderId ?? 0),
      orderId: orderId ?? null,
      externalId: externalId ?? null,
      orderVersion: order?.version ?? null,
      actId: actId ?? null,
      changes,
      order: order ?? null,
    };
  }

  /**
   * The events of anonymised orders keep what happened, and no people. Those of a deleted order keep the client's own number, by which the
   * client's program knows it.
   */
  async forgetOrders(tx: EntityManager, ids: number[], { isDeleted }: { isDeleted: boolean }): Promise<void> {
    const events = ids.length === 0 ? [] : await tx.findBy(IntegrationEvent, { orderId: In(ids) });
    for (const { id, body } of events) {
      const payload = JSON.parse(body) as EventPayload;
      const rest = { ...withoutPeople(payload), externalId: isDeleted ? payload.externalId : null };
      await tx.update(IntegrationEvent, { id }, { body: JSON.stringify(rest) });
    }
  }
}
