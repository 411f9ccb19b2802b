import type { EventType } from '@shlyah/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { count, exact, instant, reference, whole, words } from '../../../platform/database/columns';
import { Webhook } from './webhook.entity';

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** An event on its way to an address. The body is read from the feed each time: there is no second copy of people's data. */
@Entity('webhook_deliveries')
@Index('uq_webhook_deliveries_event', ['webhookId', 'eventId'], { unique: true })
@Index('ix_webhook_deliveries_next', ['webhookId', 'state', 'id'])
@Index('ix_webhook_deliveries_due', ['state', 'nextAttemptAt'])
@Index('ix_webhook_deliveries_queued', ['queuedAt'])
export class Delivery {
  @PrimaryGeneratedColumn()
  id: number;

  @ForeignKey(() => Webhook, {
    name: 'fk_webhook_deliveries_webhook',
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  })
  @Column(reference())
  webhookId: number;

  @Column(exact(40))
  eventId: string;

  /** Its place in the feed; null: a test, which is in none. */
  @Column(whole(true))
  seq: number | null;

  @Column(exact(40))
  type: EventType;

  @Column(whole(true))
  orderId: number | null;

  @Column(exact(16))
  state: DeliveryState;

  /** When it was queued, or sent again by hand: its three days begin then. */
  @Column(instant())
  queuedAt: Date;

  /** When it is due; while it is being sent, when its lease ends. */
  @Column(instant())
  nextAttemptAt: Date;

  /** When that was set; null: by a replica of a release before. */
  @Column(instant(true))
  datedAt: Date | null;

  @Column(count())
  attempts: number;

  @Column(exact(32, true))
  leaseHolder: string | null;

  @Column(instant(true))
  firstTriedAt: Date | null;

  @Column(instant(true))
  triedAt: Date | null;

  /** The last answer's status; null: there was none. */
  @Column(whole(true))
  status: number | null;

  @Column(whole(true))
  ms: number | null;

  /** The beginning of the last answer's body. */
  @Column(words(2048))
  answer: string | null;

  /** Why there was no answer. */
  @Column(words(500))
  error: string | null;
}
