import type { EventType, Mode } from '@shlyah/domain';
import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { exact, exactKey, instant, longText, reference, whole } from '../database/columns';

/** An event for a client's program, written in the transaction of its cause. */
@Entity('integration_events')
@Index('ix_integration_events_user', ['userId', 'seq'])
export class IntegrationEvent {
  @PrimaryGeneratedColumn()
  id: number;

  /** Its place in the feed, given after its commit; null until then. */
  @Index('uq_integration_events_seq', { unique: true })
  @Column(whole(true))
  seq: number | null;

  /** The recipient; null: all accounts. */
  @ForeignKey('users', { name: 'fk_integration_events_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column(reference(true))
  userId: number | null;

  @Column(exact(4))
  mode: Mode;

  @Column(exact(40))
  type: EventType;

  @Index('ix_integration_events_order')
  @Column(whole(true))
  orderId: number | null;

  @Column(instant())
  at: Date;

  /** The body, as JSON, without its id. */
  @Column(longText())
  body: string;
}

/** How far the order of the events is settled, and up to where they have been removed: one row. */
@Entity('feed_head')
export class FeedHead {
  @PrimaryColumn(exactKey(16))
  name: string;

  @Column(whole())
  lastSeq: number;

  @Column(whole())
  cutSeq: number;
}

export const HEAD = { name: 'feed' } as const;
