import {
  ADDRESS_NAMES,
  CLOSED_STATUSES,
  addressOf,
  addressOnWire,
  groupedCode,
  isOpenOrder,
  modeOf,
  omit,
  orderFields,
  packageFields,
  priceToWire,
  fieldsReader,
  statusCode,
  type OrderBody,
  type PackageBody,
} from '@shlyah/domain';
import type { QuoteDto } from '../../calculator';
import { size, volume, weight } from '../../../platform/http/wire';
import type { Client } from '../../users';
import type { HandoverDto } from '../dto/handover.dto';
import type { OrderDto } from '../dto/order.dto';
import type { OrderPointDto, OrderStatusDto, WaitingProposalDto } from '../dto/order-parts.dto';
import type { PackageDto } from '../dto/package.dto';
import type { Order } from '../model/order.entity';
import type { OrderItem } from '../model/order-item.entity';
import type { OrderState, OrderStatus } from '../model/order-status.entity';
import { times, utcOf } from '../../../platform/common/times';

/** The address fields of both sides in the API; an order has two `Address` objects instead. */
const addressNames = [...Object.values(ADDRESS_NAMES.sender), ...Object.values(ADDRESS_NAMES.receiver)];

/** The fields of an order that clients fill in, as columns. */
export type OrderColumns = ReturnType<typeof orderColumns>;

/** Converts a validated body to columns, with correct spelling of the names. */
export function orderColumns(body: OrderBody) {
  const { pickupPoint, reciverType, reciverPhone, recivePoint, reciverComment, ...same } = omit(
    body,
    ...addressNames,
  );
  return {
    ...same,
    sender: addressOf(body, 'sender'),
    pickupPointId: pickupPoint,
    receiverType: reciverType,
    receiverPhone: reciverPhone,
    receiver: addressOf(body, 'receiver'),
    receivePointId: recivePoint,
    receiverComment: reciverComment,
  };
}

const columnNames = {
  pickupPoint: 'pickupPointId',
  reciverType: 'receiverType',
  reciverPhone: 'receiverPhone',
  recivePoint: 'receivePointId',
  reciverComment: 'receiverComment',
} as const satisfies Partial<Record<keyof OrderBody, keyof OrderColumns>>;

const readBody = fieldsReader(orderFields, { spelt: columnNames });

/** Converts columns back to the body, points by their ids. */
export const orderBody = (order: OrderColumns): OrderBody =>
  Object.assign(readBody(order), ...bothAddresses(order));

const bothAddresses = ({ sender, receiver }: OrderColumns) =>
  [addressOnWire(sender, 'sender'), addressOnWire(receiver, 'receiver')] as const;

export type Owner = Omit<Client, 'role'>;

/** The copy of the client in an order, which stays readable when the account is deleted. */
export const clientColumns = (user: Owner) => ({
  userId: user.id,
  clientName: user.name,
  clientPhone: user.phone,
  clientEmail: user.email,
  clientIsLegalEntity: user.isLegalEntity,
  clientOrganization: user.organization,
  clientUnp: user.unp,
});

/** A validated piece of cargo as a row, without id and position. */
export function itemColumns(body: PackageBody): Omit<OrderItem, 'id' | 'orderId' | 'position'> {
  const { useTTN, TTN, returnTTN, ...same } = body;
  return {
    ...same,
    length: size.store(body.length),
    width: size.store(body.width),
    height: size.store(body.height),
    weight: weight.store(body.weight),
    volume: volume.store(body.volume),
    useTtn: useTTN,
    ttn: TTN,
    returnTtn: returnTTN,
  };
}

const readPackage = fieldsReader(
  { id: { kind: 'id', required: true, label: 'Номер' }, ...packageFields },
  { spelt: { useTTN: 'useTtn', TTN: 'ttn', returnTTN: 'returnTtn' } },
);

/** A piece of cargo as the API returns it. */
export const packageView = (item: OrderItem): PackageDto =>
  Object.assign(readPackage(item), {
    length: size.show(item.length),
    width: size.show(item.width),
    height: size.show(item.height),
    weight: weight.show(item.weight),
    volume: volume.show(item.volume),
  });

/** The data that the row of an order refers to. */
export interface OrderParts {
  status: OrderStatus;
  state: OrderState;
  items: OrderItem[];
  pickupPoint: OrderPointDto | null;
  receivePoint: OrderPointDto | null;
  /** Proposals that wait for an answer. */
  waiting: WaitingProposalDto[];
  /** The try after which the order has its status. */
  handover: HandoverDto | null;
  /** The origin of the site. */
  site: string;
}

/** A status, independent of the state of an order. */
export const statusView = ({ id, name, color }: OrderStatus): OrderStatusDto => ({
  id,
  code: statusCode(id),
  name,
  color,
  final: CLOSED_STATUSES.includes(id),
});

const readShown = fieldsReader(omit(orderFields, 'fragileCargo'), { spelt: columnNames });

/** An order as the API returns it. */
export const orderView = (order: Order, parts: OrderParts): OrderDto =>
  Object.assign(readShown(order), ...bothAddresses(order), {
    id: order.id,
    mode: modeOf(order.id),
    version: order.version,
    status: { ...statusView(parts.status), final: !isOpenOrder(parts) },
    state: { id: parts.state.id, name: parts.state.name },
    ...times('date', order.createdAt),
    ...times('updatedAt', order.updatedAt ?? order.createdAt),
    deliveryDateUtc: utcOf(order.deliveryDate),
    pickupDateUtc: order.pickupDate && utcOf(order.pickupDate),
    price: priceToWire(order.price),
    estimate: JSON.parse(order.estimate) as QuoteDto,
    revisedEstimate: order.revisedEstimate === null ? null : (JSON.parse(order.revisedEstimate) as QuoteDto),
    user: {
      id: order.userId,
      name: order.clientName,
      UNP: order.clientUnp,
      phone: order.clientPhone,
      email: order.clientEmail,
      isLegalEntity: order.clientIsLegalEntity,
      organization: order.clientOrganization,
    },
    pickupPoint: parts.pickupPoint,
    recivePoint: parts.receivePoint,
    fragileСargo: order.fragileCargo,
    failure: order.failure,
    failureWords: order.failureWords,
    handover: parts.handover,
    ...times('handedAt', order.handedAt),
    ...times('ttnBackAt', order.ttnBackAt),
    ...times('heldSince', order.heldSince),
    ...times('cargoBackAt', order.cargoBackAt),
    cargoBackTo: order.cargoBackTo,
    packages: parts.items.map(packageView),
    waiting: parts.waiting,
    trackingCode: order.trackingCode && groupedCode(order.trackingCode),
    trackingUrl: order.trackingCode && `${parts.site}/t/${groupedCode(order.trackingCode)}`,
  });
