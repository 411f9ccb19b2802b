import type { DeliveryKind, ReceiverType, Tarif } from '@shlyah/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { exact, flag, instant, longText, whole, words } from '../database/columns';
import { City } from '../points/city.entity';
import { Point } from '../points/point.entity';
import { User } from '../users/user.entity';
import { OrderState, OrderStatus } from './order-status.entity';

const kept = { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' } as const;

/**
 * An order. The client's name and contacts are copied in, so that it stays readable when the account is deleted.
 * Names are ours; the wire's spelling (`reciverType`…) lives in the mapper.
 */
@Entity('orders')
@Index('ix_orders_user', ['userId', 'id'])
@Index('ix_orders_status', ['statusId', 'id'])
@Index('ix_orders_state', ['stateId', 'id'])
@Index('ix_orders_created', ['createdAt', 'id'])
@Index('ix_orders_delivery', ['deliveryDate', 'id'])
@Index('ix_orders_price', ['price', 'id'])
@Index('ix_orders_fragile', ['fragileCargo', 'id'])
export class Order {
  @PrimaryGeneratedColumn()
  id: number;

  @ForeignKey(() => User, { name: 'fk_orders_user', onDelete: 'SET NULL', onUpdate: 'NO ACTION' })
  @Column(whole(true))
  userId: number | null;

  @Column(words(255, false))
  clientName: string;

  @Column(exact(32))
  clientPhone: string;

  @Column(exact(254))
  clientEmail: string;

  @Column(flag(true))
  clientIsLegalEntity: boolean;

  @Column(words(255))
  clientOrganization: string | null;

  @Column(exact(20, true))
  clientUnp: string | null;

  @ForeignKey(() => OrderStatus, { name: 'fk_orders_status', ...kept })
  @Column(whole())
  statusId: number;

  @ForeignKey(() => OrderState, { name: 'fk_orders_state', ...kept })
  @Column(whole())
  stateId: number;

  @Column(instant())
  createdAt: Date;

  /** Minsk wall clock, "YYYY-MM-DD HH:mm": the minute people agreed on, whatever the server's zone. */
  @Column(exact(16))
  deliveryDate: string;

  /** Kopecks; null while the price is being formed (-1 on the wire). */
  @Column(whole(true))
  price: number | null;

  /** The whole quote as it was when the order was placed, JSON of the wire's shape. */
  @Column(longText())
  estimate: string;

  @Column({ ...whole(), default: 1 })
  version: number;

  @Column(flag())
  contactPerson: boolean;

  @Column(words(255))
  contactPersonName: string | null;

  @Column(exact(32, true))
  contactPersonPhone: string | null;

  @Column(exact(16))
  delivery: DeliveryKind;

  @Column(words(255))
  address: string | null;

  @Index('ix_orders_address')
  @ForeignKey(() => City, { name: 'fk_orders_address', ...kept })
  @Column(whole(true))
  addressId: number | null;

  @Column(words(255))
  street: string | null;

  @Column(words(32))
  house: string | null;

  @Column(words(32))
  housing: string | null;

  @Column(words(32))
  entrance: string | null;

  @Column(words(32))
  flat: string | null;

  @Column(words(32))
  floor: string | null;

  @Index('ix_orders_pickup_point')
  @ForeignKey(() => Point, { name: 'fk_orders_pickup_point', ...kept })
  @Column(whole(true))
  pickupPointId: number | null;

  @Column(words(2000))
  comment: string | null;

  @Column(exact(16))
  receiverType: ReceiverType;

  @Column(words(255))
  organization: string | null;

  @Column(words(255, false))
  name: string;

  @Column(exact(32))
  receiverPhone: string;

  @Column(exact(16))
  deliveryAddress: DeliveryKind;

  @Column(words(255))
  receiverAddress: string | null;

  @Index('ix_orders_receiver_address')
  @ForeignKey(() => City, { name: 'fk_orders_receiver_address', ...kept })
  @Column(whole(true))
  receiverAddressId: number | null;

  @Column(words(255))
  receiverStreet: string | null;

  @Column(words(32))
  receiverHouse: string | null;

  @Column(words(32))
  receiverHousing: string | null;

  @Column(words(32))
  receiverEntrance: string | null;

  @Column(words(32))
  receiverFlat: string | null;

  @Column(words(32))
  receiverFloor: string | null;

  @Index('ix_orders_receive_point')
  @ForeignKey(() => Point, { name: 'fk_orders_receive_point', ...kept })
  @Column(whole(true))
  receivePointId: number | null;

  @Column(words(2000))
  receiverComment: string | null;

  @Column(exact(16))
  tarif: Tarif;

  @Column(flag())
  fragileCargo: boolean;
}
