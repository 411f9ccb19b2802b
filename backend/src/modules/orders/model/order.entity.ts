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
} from '../../../platform/database/columns';
import { AddressColumns } from './address.columns';
import { OrderState, OrderStatus } from './order-status.entity';

/** Characters of the name of an import. */
export const IMPORT_ID_MAX = 64;

const restricted = { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' } as const;

/** The columns that filters compare for equality. */
const filterColumns = ['statusId', 'stateId', 'fragileCargo', 'clientIsLegalEntity'];

/**
 * An order. It holds a copy of the client's name and contacts, so that it stays readable when the account is deleted. The mapper
 * translates the field names of the API (`reciverType`…).
 */
@Entity('orders')
@Index('ix_orders_user', ['userId', 'id'])
@Index('ix_orders_status', ['statusId', 'id'])
@Index('ix_orders_state', ['stateId', 'id'])
@Index('ix_orders_status_state', ['statusId', 'stateId', 'id'])
@Index('ix_orders_dated_kinds', ['createdAt', ...filterColumns, 'price'])
@Index('ix_orders_priced_kinds', ['price', ...filterColumns, 'createdAt'])
@Index('ix_orders_list', [
  'id',
  ...filterColumns,
  'price',
  'createdAt',
  'receiver.cityId',
  'receivePointId',
  'userId',
])
@Index('ix_orders_delivery', ['deliveryDate', 'id'])
@Index('ix_orders_pickup', ['pickupDate', 'id'])
@Index('ix_orders_handed', ['statusId', 'handedAt', 'userId'])
@Index('ix_orders_ttn', ['ttnBackAt', 'ttnSince', 'userId'])
@Index('ix_orders_held', ['cargoBackAt', 'heldSince'])
@Index('ix_orders_price', ['price', 'id'])
@Index('ix_orders_fragile', ['fragileCargo', 'id'])
@Index('ix_orders_client_kind', ['clientIsLegalEntity', 'id'])
@Index('ix_orders_anonymised', ['anonymisedAt', 'createdAt'])
@Index('ix_orders_contract', ['contractId'])
@Index('uq_orders_client_number', ['userId', 'mode', 'externalId'], { unique: true })
@Index('uq_orders_row_print', ['userId', 'mode', 'rowPrint'], { unique: true })
@Index('ix_orders_import', ['userId', 'mode', 'importId'])
@Index('uq_orders_tracking_code', ['trackingCode'], { unique: true })
@Index('ix_orders_address', ['sender.cityId'])
@Index('ix_orders_receiver_address', ['receiver.cityId'])
@ForeignKey('cities', ['addressId'], ['id'], { name: 'fk_orders_address', ...restricted })
@ForeignKey('cities', ['receiverAddressId'], ['id'], { name: 'fk_orders_receiver_address', ...restricted })
export class Order {
  @PrimaryGeneratedColumn()
  id: number;

  @ForeignKey('users', { name: 'fk_orders_user', onDelete: 'SET NULL', onUpdate: 'NO ACTION' })
  @Column(reference(true))
  userId: number | null;

  /** The contract of a deleted client; null while the client exists, whose contract is found by `userId`. */
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

  @ForeignKey(() => OrderStatus, { name: 'fk_orders_status', ...restricted })
  @Column(reference())
  statusId: number;

  @ForeignKey(() => OrderState, { name: 'fk_orders_state', ...restricted })
  @Column(reference())
  stateId: number;

  @Column(instant())
  createdAt: Date;

  /** The time of the current version; null when unchanged since placement, or not recorded. */
  @Column(instant(true))
  updatedAt: Date | null;

  /** Minsk wall clock, "YYYY-MM-DD HH:mm", independent of the time zone of the server. */
  @Column(exact(16))
  deliveryDate: string;

  /** When the delivery begins on that day, "HH:mm"; null when no hour is named. */
  @Column(exact(5, true))
  deliveryFrom: string | null;
  /** The deadline of fetching the cargo from the sender, as `deliveryDate`; null for cargo brought to a point and for orders of former releases. */
  @Column(exact(16, true))
  pickupDate: string | null;

  /** When the pickup begins on that day, "HH:mm"; null when no hour is named. */
  @Column(exact(5, true))
  pickupFrom: string | null;

  /** Kopecks; null while the price is not set (-1 in the API). */
  @Column(money(true))
  price: number | null;

  /** The quote of the placement, JSON of `QuoteDto`. */
  @Column(longText())
  estimate: string;

  /** The quote of the last edit that affected the price by the tariff; null when there was none. */
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
  @ForeignKey('points', { name: 'fk_orders_pickup_point', ...restricted })
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
  @ForeignKey('points', { name: 'fk_orders_receive_point', ...restricted })
  @Column(reference(true))
  receivePointId: number | null;

  @Column(words(2000))
  receiverComment: string | null;

  @Column(exact(16))
  tarif: Tarif;

  @Column(exact(orderFields.externalId.max, true))
  externalId: string | null;

  /** Why a delivery failed. */
  @Column(exact(16, true))
  failure: Failure | null;

  @Column(words(255))
  failureWords: string | null;

  /** sha256 of the row of the imported file; null for orders with an own number and orders not from a file. */
  @Column(exact(64, true))
  rowPrint: string | null;

  /** Names the import that the order came with; unique among the imports of its client and mode. */
  @Column(exact(IMPORT_ID_MAX, true))
  importId: string | null;

  @Column(flag())
  fragileCargo: boolean;

  /** Derived from the id (`modeOf`), for the index: own numbers are unique per mode. */
  @Column({ ...exact(8), default: 'live' })
  mode: Mode;

  /** Tracks the parcel without a login; null after anonymisation, and before the upkeep fills it in rows of older releases. */
  @Column(exact(TRACKING_LENGTH, true))
  trackingCode: string | null;

  /** When it was handed to the receiver, of an unknown hour when that was told; null of an order that is not «Доставлена». */
  @Column(instant(true))
  handedAt: Date | null;

  /** From when a ТТН is to come back: the hour of the handover; null where none is. */
  @Column(instant(true))
  ttnSince: Date | null;

  /** When staff told that the ТТН came back, and who told. */
  @Column(instant(true))
  ttnBackAt: Date | null;

  @Column(words(255))
  ttnBackBy: string | null;

  /** From when undelivered cargo is held; null of any other. */
  @Column(instant(true))
  heldSince: Date | null;

  /** When staff told that the cargo was given back, to whom, and who told. */
  @Column(instant(true))
  cargoBackAt: Date | null;

  @Column(words(150))
  cargoBackTo: string | null;

  @Column(words(255))
  cargoBackBy: string | null;

  /** When personal data was removed; null before that. */
  @Column(instant(true))
  anonymisedAt: Date | null;
}
