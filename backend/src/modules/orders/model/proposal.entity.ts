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

  /** The version of the order that it applies to; an edit of other fields advances it. */
  @Column(whole())
  orderVersion: number;

  @Column(exact(8))
  side: ProposalSide;

  @Column(words(500, false))
  reason: string;

  /** JSON of the fields that it changes, with their names in the API. */
  @Column(longText())
  change: string;

  /** JSON of `ShownProposal`: the changes as texts, the price and the quote. */
  @Column(longText())
  shown: string;

  @Column(instant())
  createdAt: Date;

  /** 1 until it has an outcome, then null, so that the unique index allows one waiting proposal per side. */
  @Column(whole(true))
  waiting: 1 | null;

  /** Null while it waits, and when it has expired by age. */
  @Column(exact(16, true))
  outcome: ProposalOutcome | null;

  @Column(instant(true))
  answeredAt: Date | null;

  /** The reason of a decline, or the edit that ended it. */
  @Column(words(500))
  answer: string | null;

  /** The staff member who made or answered it. */
  @Column(words(255))
  staffName: string | null;
}
