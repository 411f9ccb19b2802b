import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { exact, instant, reference, version, whole, words } from '../../../platform/database/columns';

/** A register: orders of a client that are handed over together (docs/contract.md#registers). */
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

  /** The author and time of the last change; null for a new register. */
  @Column(words(255))
  changedBy: string | null;

  @Column(instant(true))
  changedAt: Date | null;
}

/**
 * An order of a register, with its printed cargo. Personal data stays in the order, so that it disappears with it. Has no foreign
 * key, so that the row survives the deletion of the order.
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

  /** The order's id while it is reserved for this register; null after dissolution or an incomplete receipt. */
  @Column(whole(true))
  liveOrderId: number | null;
}

/** A received item. */
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

  /** The number of the item, from 1, as on its label. */
  @PrimaryColumn({ type: 'int' })
  place: number;

  @Column(instant())
  at: Date;

  /** The staff member who received it. */
  @Column(words(255, false))
  byName: string;
}
