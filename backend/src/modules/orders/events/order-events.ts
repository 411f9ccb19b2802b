import { Injectable } from '@nestjs/common';
import type { HandoverOutcome, HandoverSource, HourCertainty, RunTask } from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import { ConcurrentUpdateError } from '../../../platform/database/concurrent-update';
import { Feed, type FeedEvent } from '../../../platform/feed/feed';
import { History, type Change, type EventActor } from '../../../platform/journal/history/history';
import { Notifications, type RecipientSet } from '../../notifications/notifications';
import type { Detail } from '../../notifications/order-details';
import type { OrderDto } from '../dto/order.dto';
import { orderChanges, quoteChange } from './order-changes';
import { webhookEventsOf } from './order-webhook-events';
import { deleteWords } from '../search/order-search';
import { forgetHandovers } from '../model/handovers';
import { OrderNote } from '../model/note.entity';
import type { OpenBulk } from '../model/bulk.entity';
import { Order } from '../model/order.entity';
import type { RunOfTry } from '../read/order-runs';

/** The fields of a deleted order that its event needs. */
export type RemovedOrder = Pick<Order, 'id' | 'userId' | 'externalId'>;

/** The end of a try of a run. */
export interface EndedTry {
  outcome: HandoverOutcome;
  task: RunTask;
  run: RunOfTry;
}

/** The circumstances of a change. */
export interface ChangeContext {
  /** Recorded in the history. */
  reason?: string | null | undefined;
  /** Another notification that informs the client of the same change. */
  notifiedBy?: string | undefined;
  /** Details of the order whose change is one that the client has asked for. */
  agreed?: ReadonlySet<Detail>;
  /** The time for the history; now by default. */
  at?: Date;
  /** The hour of the status and the changes of the handover, as the edit tells them. */
  told?: { at?: Date; changes: Change[] };
  /** How the try of a run ended, as its return tells. */
  ended?: EndedTry;
  /** The run whose return makes the change. */
  ofRun?: number;
  /** One of several changes, after all of which the runs are told. */
  isOfMany?: boolean;
  /** A scan or a driver; by default the desk. */
  source?: HandoverSource;
  /** How the hour `at` is known; exact by default. */
  sure?: HourCertainty;
  /** The handover of a run that is taken back, which the status of the order need not tell. */
  undoes?: number;
  /** A scan or a departure is taken back, with the status that it has set. */
  takesBack?: boolean;
  /** The status of before was a mistake: its reader is told so. */
  isCorrection?: boolean;
  /** A bulk change of several orders. */
  bulk?: OpenBulk | null;
  /** The quote is made anew by the tariff in force, although nothing in the order affects it. */
  isRequoted?: boolean;
  /** Canceled with its whole import: it gives up the row of its file, and one letter tells of all. */
  isOfCanceledImport?: boolean;
}

/** Records a change of an order: history, notifications and webhook events, in the transaction of the change. */
@Injectable()
export class OrderEvents {
  constructor(
    private readonly history: History,
    private readonly notifications: Notifications,
    private readonly feed: Feed,
  ) {}

  async placed(
    tx: EntityManager,
    order: OrderDto,
    actor: EventActor,
    recipients: RecipientSet,
  ): Promise<void> {
    const initial = { field: 'status', from: null, to: order.status.name };
    await this.history.record(tx, 'order', order.id, actor, [initial]);
    await this.notifications.announce(tx, { kind: 'orderPlaced', order }, recipients);
    await this.feed.append(tx, { type: 'order.created', userId: order.user.id, order });
  }

  async edited(
    tx: EntityManager,
    { before, after }: { before: OrderDto; after: OrderDto },
    actor: EventActor,
    recipients: RecipientSet,
    {
      reason,
      notifiedBy,
      agreed,
      at,
      told,
      isRequoted,
      isCorrection,
      isOfCanceledImport,
    }: ChangeContext = {},
  ): Promise<void> {
    const reasons = reason ? [{ field: 'reason', from: null, to: reason }] : [];
    const quotes = isRequoted ? [quoteChange(before, after)] : [];
    const isOwn = actor !== null && actor.id === after.user.id;
    const event = {
      kind: 'orderChanged',
      before,
      after,
      notifiedBy: isOfCanceledImport ? 'importCanceled' : notifiedBy,
      agreed: isOwn || notifiedBy ? 'all' : agreed,
      isCorrection,
    } as const;
    await this.notifications.announce(tx, event, recipients);
    // A deleted account has no event feed.
    if (after.user.id !== null) await this.feed.append(tx, ...webhookEventsOf(before, after));
    // Last, because a price is recorded in the journal, which locks its last row until the commit.
    const changes = [...orderChanges(before, after), ...(told?.changes ?? []), ...quotes, ...reasons];
    const isDated = ({ field }: Change): boolean => told?.at !== undefined && field === 'status';
    await this.history.record(tx, 'order', after.id, actor, changes.filter(isDated), told?.at);
    const others = changes.filter((change) => !isDated(change));
    await this.history.record(tx, 'order', after.id, actor, others, at);
  }

  /** Programs get `order.created` for a restored order, since they have received `order.deleted`. */
  async restored(tx: EntityManager, order: OrderDto, actor: EventActor): Promise<void> {
    if (order.user.id !== null)
      await this.feed.append(tx, { type: 'order.created', userId: order.user.id, order });
    await this.history.record(tx, 'order', order.id, actor, [{ field: 'restored', from: null, to: null }]);
  }

  /**
   * Deletes orders, all or none: a concurrent deletion of one retries the transaction. `isRestorable`: notes and history stay as they are
   * until the deleted order is purged; otherwise personal data is removed from the history. `hasEvent`: programs get `order.deleted`.
   */
  async remove(
    tx: EntityManager,
    orders: RemovedOrder[],
    actor: EventActor,
    { hasEvent, isRestorable }: { hasEvent: boolean; isRestorable: boolean },
  ): Promise<void> {
    if (orders.length === 0) return;
    const ids = orders.map(({ id }) => id);
    await deleteWords(tx, ids);
    const { affected } = await tx.delete(Order, { id: In(ids) });
    if (affected !== ids.length) throw new ConcurrentUpdateError();
    await this.notifications.forgetOrders(tx, ids);
    await this.feed.forgetOrders(tx, ids, { isDeleted: true });
    if (hasEvent) await this.feed.append(tx, ...orders.flatMap(deletedEvents));
    if (!isRestorable) {
      await this.history.forgetThings(tx, 'order', ids);
      await tx.delete(OrderNote, { orderId: In(ids) });
      await forgetHandovers(tx, ids);
    }
    await this.history.deleted(tx, ids, actor, isRestorable);
  }
}

/** A deleted account has no event feed. */
const deletedEvents = ({ id, userId, externalId }: RemovedOrder): FeedEvent[] =>
  userId === null ? [] : [{ type: 'order.deleted', userId, orderId: id, externalId }];
