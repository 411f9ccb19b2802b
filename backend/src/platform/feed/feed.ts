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

/** An order as the wire carries it; the feed knows no more of it. */
interface OrderPayload {
  id: number;
  version: number;
  externalId: string | null;
}

/** Told to open screens of staff alone: these are no events of programs. Their `userId` is the author, since null is everybody. */
export type HappeningType = EventType | 'registration.requested' | 'order.noted' | 'run.changed';

/** An event and its recipient: null is everybody. */
export interface Happening {
  type: HappeningType;
  userId: number | null;
  changes?: FieldChange[];
  order?: OrderPayload;
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
  changes: FieldChange[];
  order: OrderPayload | null;
}

/** Impersonal fields of an order: a word, a number, a price. */
const IMPERSONAL: readonly string[] = ['status', 'state', 'price'];

/** An event without personal data. */
export const withoutPeople = <Event extends Pick<EventPayload, 'changes'>>(
  event: Event,
): Event & { order: null } => ({
  ...event,
  changes: event.changes.filter(({ field }) => IMPERSONAL.includes(field)),
  order: null,
});

/** Collects events of nouns for clients' programs (docs/decisions/0023-feed.md). */
@Injectable()
export class Feed {
  constructor(private readonly clock: Clock) {}

  /** In the transaction of what has happened: it is told if and only if that is saved. */
  async append(tx: EntityManager, ...happenings: Happening[]): Promise<void> {
    const at = this.clock.now();
    await insertMany(
      tx,
      IntegrationEvent,
      happenings.map((happening) => {
        const payload = this.payloadOf(happening, at);
        const { mode, type, orderId } = payload;
        return {
          seq: null,
          userId: happening.userId,
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
      orderId = order?.id,
      externalId = order?.externalId,
    }: Omit<Happening, 'userId'>,
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
