import type { Failure, RunTask } from '@shlyah/domain';
import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import {
  exact,
  flag,
  instant,
  phone,
  reference,
  version,
  whole,
  words,
} from '../../platform/database/columns';

/** A delivery run: a car and a driver with orders of a day (docs/contract.md#runs). */
@Entity('runs')
@Index('ix_runs_day', ['day', 'id'])
export class Run {
  @PrimaryGeneratedColumn()
  id: number;

  /** Minsk, "YYYY-MM-DD". */
  @Column(exact(10))
  day: string;

  @Column(words(255))
  driver: string | null;

  @Column(phone(true))
  driverPhone: string | null;

  @Column(words(255))
  car: string | null;

  /** Whether the orders were sorted by hand; added orders then come last. */
  @Column(flag())
  byHand: boolean;

  @Column(version())
  version: number;

  @Column(instant())
  createdAt: Date;

  /** The time of departure; while it is set, the run cannot change. */
  @Column(instant(true))
  leftAt: Date | null;

  /** When the run came back with all its outcomes; it then holds no orders. */
  @Column(instant(true))
  returnedAt: Date | null;

  @Column(words(255))
  returnedBy: string | null;

  /** The author of the current version, and when. */
  @Column(words(255, false))
  changedBy: string;

  @Column(instant())
  changedAt: Date;

  /** The orders and fields whose change has made the current version, in words; null when the run itself was changed. */
  @Column(words(255))
  changedWhat: string | null;
}

/** An order of a run; no foreign key on the order, so that the row outlives a deleted order. */
@Entity('run_orders')
@Index('uq_run_orders_live', ['liveOrderId'], { unique: true })
@Index('ix_run_orders_order', ['orderId', 'runId'])
export class RunOrder {
  @ForeignKey('runs', { name: 'fk_run_orders_run', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @PrimaryColumn({ type: 'int' })
  runId: number;

  @PrimaryColumn({ type: 'int' })
  orderId: number;

  @Column(exact(16))
  task: RunTask;

  /** Ascending within the run. */
  @Column(whole())
  position: number;

  @Column(words(255, false))
  addedBy: string;

  @Column(instant())
  addedAt: Date;

  /** Equals `orderId` until another run takes the order over from this one that left, then null; unique, so that an order is in one run. */
  @Column(whole(true))
  liveOrderId: number | null;

  /** The status that the departure has replaced; null when it has set none. */
  @Column(reference(true))
  statusBefore: number | null;

  /** The reason that stood beside a replaced «Не доставлена». */
  @Column(exact(16, true))
  failureBefore: Failure | null;

  /** Whether the run came back without having been there. */
  @Column(flag())
  missed: boolean;

  /** When the driver was told of the changes of the order, and by whom. */
  @Column(instant(true))
  toldAt: Date | null;

  @Column(words(255))
  toldBy: string | null;
}

/** An order that has left an open run, because it is delivered on another day; until it is put into the run again. */
@Entity('run_moved_orders')
export class RunMovedOrder {
  @ForeignKey('runs', { name: 'fk_run_moved_orders_run', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @PrimaryColumn({ type: 'int' })
  runId: number;

  @PrimaryColumn({ type: 'int' })
  orderId: number;

  /** The new day of delivery, "YYYY-MM-DD". */
  @Column(exact(10))
  day: string;

  @Column(words(255, false))
  movedBy: string;

  @Column(instant())
  movedAt: Date;
}
