import type { CalculationType, PackageType, UseTtn } from '@shlyah/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  exact,
  flag,
  reference,
  size,
  volume,
  weight,
  whole,
  words,
} from '../../../platform/database/columns';
import { Order } from './order.entity';

/** A piece of cargo of an order, `package` in the API. */
@Entity('order_items')
@Index('uq_order_items_position', ['orderId', 'position'], { unique: true })
export class OrderItem {
  @PrimaryGeneratedColumn()
  id: number;

  @ForeignKey(() => Order, { name: 'fk_order_items_order', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column(reference())
  orderId: number;

  @Column(whole())
  position: number;

  @Column(exact(16))
  type: PackageType;

  @Column(exact(16))
  calculationType: CalculationType;

  /** Hundredths of a centimetre. */
  @Column(size(true))
  length: number | null;

  /** Hundredths of a centimetre. */
  @Column(size(true))
  width: number | null;

  /** Hundredths of a centimetre. */
  @Column(size(true))
  height: number | null;

  /** Grams, of one piece. */
  @Column(weight(true))
  weight: number | null;

  /** Cubic centimetres. */
  @Column(volume(true))
  volume: number | null;

  @Column(words(255))
  name: string | null;

  @Column(whole())
  count: number;

  @Column(exact(3))
  useTtn: UseTtn;

  @Column(words(64))
  ttn: string | null;

  @Column(flag())
  returnTtn: boolean;
}
