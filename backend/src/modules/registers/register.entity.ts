import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { exact, instant, longText, reference, version, whole, words } from '../../platform/database/columns';
import type { Gone } from '../order-lists';

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

  /** The number of the printed paper, from 1; a paper of changed orders gets the next one. */
  @Column(version())
  edition: number;

  /** When the edition was made; null for the first one, which is as old as the register. */
  @Column(instant(true))
  editionAt: Date | null;

  /** The staff member who made the edition; null for the client. */
  @Column(words(255))
  editionBy: string | null;
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

  /** Why the current edition strikes the order out; null for one that it counts. */
  @Column(exact(16, true))
  gone: Gone | null;

  /** The places that the order had when the register was received, 0 for one that was gone; null before that. */
  @Column(whole(true))
  placesAtReceipt: number | null;

  /** The same in grams. */
  @Column(whole(true))
  weightAtReceipt: number | null;

  @Column(exact(16, true))
  goneAtReceipt: Gone | null;
}

/** A former edition of a register. The current one is in the register and its orders. */
@Entity('register_editions')
export class RegisterEdition {
  @ForeignKey('registers', {
    name: 'fk_register_editions_register',
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  })
  @PrimaryColumn({ type: 'int' })
  registerId: number;

  @PrimaryColumn({ type: 'int' })
  edition: number;

  @Column(instant())
  at: Date;

  /** The staff member who made it; null for the client. */
  @Column(words(255))
  byName: string | null;

  /** JSON of the printed cargo, PrintedOrder[]. Has no personal data. */
  @Column(longText())
  orders: string;
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
