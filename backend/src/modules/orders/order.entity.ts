import {
  orderFields,
  TRACKING_LENGTH,
  type Address,
  type DeliveryKind,
  type Failure,
  type Mode,
  type ReceiverType,
  type Tarif,
} from '@shlyah/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  emailAddress,
  exact,
  flag,
  instant,
  longText,
  money,
  phone,
  reference,
  version,
  words,
} from '../../platform/database/columns';
import { AddressColumns } from './address.columns';
import { OrderState, OrderStatus } from './order-status.entity';

const kept = { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' } as const;

/** What a filter asks for beside days and prices. */
const kinds = ['statusId', 'stateId', 'fragileCargo', 'clientIsLegalEntity'];

/**
 * An order. The client's name and contacts are copied in, so that it stays readable when the account is deleted.
 * Names are ours; the wire's spelling (`reciverType`…) lives in the mapper.
 */
@Entity('orders')
@Index('ix_orders_user', ['userId', 'id'])
@Index('ix_orders_status', ['statusId', 'id'])
@Index('ix_orders_state', ['stateId', 'id'])
@Index('ix_orders_status_state', ['statusId', 'stateId', 'id'])
@Index('ix_orders_dated_kinds', ['createdAt', ...kinds, 'price'])
@Index('ix_orders_priced_kinds', ['price', ...kinds, 'createdAt'])
@Index('ix_orders_list', [
  'id',
  ...kinds,
  'price',
  'createdAt',
  'receiver.cityId',
  'receivePointId',
  'userId',
])
@Index('ix_orders_delivery', ['deliveryDate', 'id'])
@Index('ix_orders_price', ['price', 'id'])
@Index('ix_orders_fragile', ['fragileCargo', 'id'])
@Index('ix_orders_client_kind', ['clientIsLegalEntity', 'id'])
@Index('ix_orders_anonymised', ['anonymisedAt', 'createdAt'])
@Index('ix_orders_contract', ['contractId'])
@Index('uq_orders_client_number', ['userId', 'mode', 'externalId'], { unique: true })
@Index('uq_orders_row_print', ['userId', 'mode', 'rowPrint'], { unique: true })
@Index('uq_orders_tracking_code', ['trackingCode'], { unique: true })
@Index('ix_orders_address', ['sender.cityId'])
@Index('ix_orders_receiver_address', ['receiver.cityId'])
@ForeignKey('cities', ['addressId'], ['id'], { name: 'fk_orders_address', ...kept })
@ForeignKey('cities', ['receiverAddressId'], ['id'], { name: 'fk_orders_receiver_address', ...kept })
export class Order {
  @PrimaryGeneratedColumn()
  id: number;

  @ForeignKey('users', { name: 'fk_orders_user', onDelete: 'SET NULL', onUpdate: 'NO ACTION' })
  @Column(reference(true))
  userId: number | null;

  /** The contract of a client who is deleted; as long as there is one, it is found by the client. */
  @Column(reference(true))
  contractId: number | null;

  @Column(words(255, false))
  clientName: string;

  @Column(phone())
  clientPhone: string;

  @Column(emailAddress())
  clientEmail: string;

  @Column(flag(true))
  clientIsLegalEntity: boolean;

  @Column(words(255))
  clientOrganization: string | null;

  @Column(exact(20, true))
  clientUnp: string | null;

  @ForeignKey(() => OrderStatus, { name: 'fk_orders_status', ...kept })
  @Column(reference())
  statusId: number;

  @ForeignKey(() => OrderState, { name: 'fk_orders_state', ...kept })
  @Column(reference())
  stateId: number;

  @Column(instant())
  createdAt: Date;

  /** The time of the current version; null: unchanged since placement, or not recorded. */
  @Column(instant(true))
  updatedAt: Date | null;

  /** Minsk wall clock, "YYYY-MM-DD HH:mm": the minute people agreed on, whatever the server's zone. */
  @Column(exact(16))
  deliveryDate: string;

  /** Kopecks; null while the price is being formed (-1 on the wire). */
  @Column(money(true))
  price: number | null;

  /** The whole quote as it was when the order was placed, JSON of the wire's shape. */
  @Column(longText())
  estimate: string;

  /** The quote of the last edit that changed what the tariff looks at; null while none has. */
  @Column(longText(true))
  revisedEstimate: string | null;

  @Column(version())
  version: number;

  @Column(flag())
  contactPerson: boolean;

  @Column(words(255))
  contactPersonName: string | null;

  @Column(phone(true))
  contactPersonPhone: string | null;

  @Column(exact(16))
  delivery: DeliveryKind;

  @Column(() => AddressColumns, { prefix: false })
  sender: Address;

  @Index('ix_orders_pickup_point')
  @ForeignKey('points', { name: 'fk_orders_pickup_point', ...kept })
  @Column(reference(true))
  pickupPointId: number | null;

  @Column(words(2000))
  comment: string | null;

  @Column(exact(16))
  receiverType: ReceiverType;

  @Column(words(255))
  organization: string | null;

  @Column(words(255, false))
  name: string;

  @Column(phone())
  receiverPhone: string;

  @Column(flag())
  notifyReceiver: boolean;

  @Column(exact(16))
  deliveryAddress: DeliveryKind;

  @Column(() => AddressColumns, { prefix: 'receiver' })
  receiver: Address;

  @Index('ix_orders_receive_point')
  @ForeignKey('points', { name: 'fk_orders_receive_point', ...kept })
  @Column(reference(true))
  receivePointId: number | null;

  @Column(words(2000))
  receiverComment: string | null;

  @Column(exact(16))
  tarif: Tarif;

  @Column(exact(orderFields.externalId.max, true))
  externalId: string | null;

  /** Of an order that is not delivered. */
  @Column(exact(16, true))
  failure: Failure | null;

  @Column(words(255))
  failureWords: string | null;

  /** sha256 of the row of a file that the order was made of; null for orders made otherwise and for those with a number of their own. */
  @Column(exact(64, true))
  rowPrint: string | null;

  @Column(flag())
  fragileCargo: boolean;

  /** Repeats what the number says (`modeOf`), for the index: both modes have external numbers of their own. */
  @Column({ ...exact(8), default: 'live' })
  mode: Mode;

  /** Tracks the parcel without a login; null once the order is anonymised, and until the upkeep has seen a row of an older release. */
  @Column(exact(TRACKING_LENGTH, true))
  trackingCode: string | null;

  /** When the people were taken out of it; null: they are in it. */
  @Column(instant(true))
  anonymisedAt: Date | null;
}
