import type { ProposalOutcome, ProposalSide } from '@shlyah/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { exact, instant, longText, reference, whole, words } from '../../../platform/database/columns';

/** A change of an order that one side proposes and the other answers. */
@Entity('proposals')
@Index('uq_proposals_waiting', ['orderId', 'side', 'waiting'], { unique: true })
@Index('ix_proposals_waiting', ['waiting', 'side', 'createdAt'])
export class Proposal {
  @PrimaryGeneratedColumn()
  id: number;

  @ForeignKey('orders', { name: 'fk_proposals_order', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column(reference())
  orderId: number;

  /** The version of the order that it is about; an edit of other fields moves it on. */
  @Column(whole())
  orderVersion: number;

  @Column(exact(8))
  side: ProposalSide;

  @Column(words(500, false))
  reason: string;

  /** JSON of the fields that accepting it edits, as the wire spells them. */
  @Column(longText())
  change: string;

  /** JSON of what both sides are shown: the change in words, the price and the quote. */
  @Column(longText())
  shown: string;

  @Column(instant())
  createdAt: Date;

  /** 1 until it has an outcome, then null: so that each side has one at most that waits. */
  @Column(whole(true))
  waiting: 1 | null;

  /** Null while it waits, and of one that has expired by its age alone. */
  @Column(exact(16, true))
  outcome: ProposalOutcome | null;

  @Column(instant(true))
  answeredAt: Date | null;

  /** Why it was declined, or what the edit has changed that ended it. */
  @Column(words(500))
  answer: string | null;

  /** The staff member who made or answered it. */
  @Column(words(255))
  staffName: string | null;
}
