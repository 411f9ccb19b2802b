import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { exact, instant, reference, version, whole, words } from '../../../platform/database/columns';

/** Orders of a client that are handed over together, under a number of their own (docs/contract.md#registers). */
@Entity('registers')
export class Register {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('ix_registers_user')
  @ForeignKey('users', { name: 'fk_registers_user', onDelete: 'SET NULL', onUpdate: 'NO ACTION' })
  @Column(reference(true))
  userId: number | null;

  /** Minsk, "YYYY-MM-DD". */
  @Column(exact(10))
  day: string;

  @Column(version())
  version: number;

  @Column(instant())
  createdAt: Date;

  @Column(instant(true))
  dissolvedAt: Date | null;

  @Column(instant(true))
  receivedAt: Date | null;

  /** The author of the current version, and when; null: nothing has changed yet. */
  @Column(words(255))
  changedBy: string | null;

  @Column(instant(true))
  changedAt: Date | null;
}

/**
 * An order of a register, with the cargo that was printed. People are read from the order itself, so that they go with it; no foreign key, so
 * that the register names a deleted order still.
 */
@Entity('register_orders')
@Index('uq_register_orders_live', ['liveOrderId'], { unique: true })
export class RegisterOrder {
  @ForeignKey('registers', {
    name: 'fk_register_orders_register',
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  })
  @PrimaryColumn({ type: 'int' })
  registerId: number;

  @PrimaryColumn({ type: 'int' })
  orderId: number;

  /** Counts from 1 within the register. */
  @Column(whole())
  position: number;

  @Column(whole())
  places: number;

  /** Grams. */
  @Column(whole())
  weight: number;

  /** The order while no other register may have it, then null: the register is dissolved, or not all of the order has come. */
  @Column(whole(true))
  liveOrderId: number | null;
}

/** A place that has come. */
@Entity('register_places')
export class RegisterPlace {
  @ForeignKey('registers', {
    name: 'fk_register_places_register',
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  })
  @PrimaryColumn({ type: 'int' })
  registerId: number;

  @PrimaryColumn({ type: 'int' })
  orderId: number;

  /** From 1, as on its label. */
  @PrimaryColumn({ type: 'int' })
  place: number;

  @Column(instant())
  at: Date;

  /** The staff member who has ticked it. */
  @Column(words(255, false))
  byName: string;
}
