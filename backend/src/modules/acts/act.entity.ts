import type { ActKind } from '@shlyah/domain';
import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import {
  exact,
  flag,
  instant,
  longText,
  money,
  reference,
  version,
  weight,
  whole,
  words,
} from '../../platform/database/columns';

/** The last number of a year's acts: its row is locked by the unit of work that takes the next one. */
@Entity('act_series')
export class ActSeries {
  @PrimaryColumn({ type: 'int' })
  year: number;

  @Column(whole())
  last: number;
}

/**
 * A restore of a backup that is older than the last change. Numbers given between the two are in no row, and are given again unless an
 * admin states the last one: until then nothing is issued.
 */
@Entity('act_restores')
export class ActRestore {
  @PrimaryGeneratedColumn()
  id: number;

  @Column(instant())
  restoredAt: Date;

  /** When the backup was made. */
  @Column(instant())
  backupAt: Date;

  /** Null while issuing is stopped. */
  @Column(instant(true))
  statedAt: Date | null;

  @Column(words(255))
  statedBy: string | null;

  /** The year of the numbers that no row has; null with those when none was lost. */
  @Column(whole(true))
  year: number | null;

  @Column(whole(true))
  first: number | null;

  @Column(whole(true))
  last: number | null;
}

/** An act of a firm's month (docs/contract.md#acts). All but the agreement and the annulment is frozen. */
@Entity('acts')
@Index('uq_acts_number', ['year', 'number'], { unique: true })
@Index('ix_acts_user', ['userId', 'id'])
@Index('ix_acts_month', ['month', 'userId'])
export class Act {
  @PrimaryGeneratedColumn()
  id: number;

  /** The year of `issuedAt`, Minsk time. */
  @Column(whole())
  year: number;

  /** Counts from 1 within the year. */
  @Column(whole())
  number: number;

  /** Null when the account is gone. */
  @ForeignKey('users', { name: 'fk_acts_user', onDelete: 'SET NULL', onUpdate: 'NO ACTION' })
  @Column(reference(true))
  userId: number | null;

  /** "YYYY-MM". */
  @Column(exact(7))
  month: string;

  @Column(exact(16))
  kind: ActKind;

  /** The act that a correction corrects. */
  @Index('ix_acts_corrects')
  @Column(reference(true))
  correctsId: number | null;

  @Column(instant())
  issuedAt: Date;

  /** The staff member who issued it. */
  @Column(words(255, false))
  issuedBy: string;

  /** The ground of a correction; null for an act. */
  @Column(words(500))
  reason: string | null;

  /** JSON of both sides as they were, `ActRequisites`. */
  @Column(longText())
  requisites: string;

  /** Hundredths of a percent; null where the company charges none. */
  @Column(whole(true))
  vatPercent: number | null;

  /** Kopecks, the sum of the lines. */
  @Column(money())
  sum: number;

  @Column(money())
  vat: number;

  @Column(instant(true))
  annulledAt: Date | null;

  @Column(words(255))
  annulledBy: string | null;

  @Column(words(500))
  annulReason: string | null;

  /** The last day of the term for objections, Minsk, "YYYY-MM-DD"; null for an act issued before there was a term. */
  @Column(exact(10, true))
  objectUntil: string | null;

  /** The moved days of the term's years were known when the act was issued. */
  @Column(flag())
  knowsMovedDays: boolean;

  /** Announced with the act: without objections it is accepted when the term passes. */
  @Column(flag())
  acceptsByTerm: boolean;

  @Column(instant(true))
  agreedAt: Date | null;

  /** Who agreed for the client. */
  @Column(words(255))
  agreedBy: string | null;

  @Column(version())
  version: number;
}

/** A line of an act, frozen. It names no receiver, and has no foreign key to the order: it outlives both. */
@Entity('act_lines')
@Index('uq_act_lines_live', ['liveOrderId'], { unique: true })
@Index('uq_act_lines_position', ['actId', 'position'], { unique: true })
export class ActLine {
  @PrimaryGeneratedColumn()
  id: number;

  @ForeignKey('acts', { name: 'fk_act_lines_act', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column(reference())
  actId: number;

  /** Counts from 1 within the act. */
  @Column(whole())
  position: number;

  /** The line of the corrected act, in a correction. */
  @Column(whole(true))
  correctsPosition: number | null;

  /** Null for a line that staff added. */
  @Column(whole(true))
  orderId: number | null;

  /** The order's id while the act stands; null in a correction and after the annulment. */
  @Column(whole(true))
  liveOrderId: number | null;

  @Column(whole(true))
  ownLineId: number | null;

  @Column(words(255, false))
  words: string;

  /** The day of the handover, Minsk, "YYYY-MM-DD". */
  @Column(exact(10, true))
  day: string | null;

  /** The client's own number of the order. */
  @Column(words(64))
  externalId: string | null;

  @Column(words(255))
  fromTown: string | null;

  @Column(words(255))
  toTown: string | null;

  @Column(whole(true))
  places: number | null;

  /** Grams. */
  @Column(weight(true))
  weight: number | null;

  /** Kopecks, VAT included; below zero for a discount and what a correction takes away. */
  @Column(money())
  price: number;

  @Column(money())
  vat: number;
}

/** A line of a firm's month that staff add: storage, a return, a discount. */
@Entity('own_lines')
@Index('ix_own_lines_month', ['month', 'userId'])
export class OwnLine {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('ix_own_lines_user')
  @ForeignKey('users', { name: 'fk_own_lines_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column(reference())
  userId: number;

  /** "YYYY-MM". */
  @Column(exact(7))
  month: string;

  @Column(words(255, false))
  words: string;

  /** Kopecks, not 0; below zero for a discount. */
  @Column(money())
  sum: number;

  @Column(words(255, false))
  author: string;

  @Column(instant())
  at: Date;

  /** The act that holds it; null while it is in none. */
  @Column(reference(true))
  actId: number | null;
}
