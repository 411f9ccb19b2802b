import {
  ADDRESS_NAMES,
  CLOSED_STATUSES,
  addressOf,
  addressOnWire,
  groupedCode,
  isOpenOrder,
  omit,
  orderFields,
  packageFields,
  pick,
  priceToWire,
  statusCode,
  toMinsk,
  type OrderBody,
  type PackageBody,
} from '@shlyah/domain';
import type { QuoteDto } from '../calculator';
import { size, volume, weight } from '../shared/wire';
import type { Client } from '../users';
import type { OrderDto, OrderPointDto, OrderStatusDto } from './dto/order.dto';
import type { PackageDto } from './dto/package.dto';
import type { Order } from './order.entity';
import type { OrderItem } from './order-item.entity';
import type { OrderState, OrderStatus } from './order-status.entity';

/** The wire's spellings of two sides' addresses, which are two addresses in here. */
const addressNames = [...Object.values(ADDRESS_NAMES.sender), ...Object.values(ADDRESS_NAMES.receiver)];

/** What a customer says about an order, as columns. */
export type OrderColumns = ReturnType<typeof orderColumns>;

/** Checked fields as columns: the wire's odd spelling ends here. */
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

/** The way back: a stored order's fields under the wire's names, points by their ids. */
export function orderBody(order: OrderColumns): OrderBody {
  return pick(orderFields, {
    ...order,
    ...addressOnWire(order.sender, 'sender'),
    pickupPoint: order.pickupPointId,
    reciverType: order.receiverType,
    reciverPhone: order.receiverPhone,
    ...addressOnWire(order.receiver, 'receiver'),
    recivePoint: order.receivePointId,
    reciverComment: order.receiverComment,
  });
}

export type Owner = Omit<Client, 'role'>;

/** The client copied into the order, which stays readable when the account is deleted. */
export const clientColumns = (user: Owner) => ({
  userId: user.id,
  clientName: user.name,
  clientPhone: user.phone,
  clientEmail: user.email,
  clientIsLegalEntity: user.isLegalEntity,
  clientOrganization: user.organization,
  clientUnp: user.unp,
});

/** A checked piece of cargo as a row, without its id and place. */
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

/** A stored piece of cargo as the wire carries it. */
export function packageView(item: OrderItem): PackageDto {
  return {
    id: item.id,
    ...pick(packageFields, {
      ...item,
      length: size.show(item.length),
      width: size.show(item.width),
      height: size.show(item.height),
      weight: weight.show(item.weight),
      volume: volume.show(item.volume),
      useTTN: item.useTtn,
      TTN: item.ttn,
      returnTTN: item.returnTtn,
    }),
  };
}

/** What an order's row refers to. */
export interface OrderParts {
  status: OrderStatus;
  state: OrderState;
  items: OrderItem[];
  pickupPoint: OrderPointDto | null;
  receivePoint: OrderPointDto | null;
  /** The address of the site, without a slash. */
  site: string;
}

/** A tracking code as people see it, and the page that shows the parcel. */
function trackingView(code: string | null, site: string): Pick<OrderDto, 'trackingCode' | 'trackingUrl'> {
  const trackingCode = code && groupedCode(code);
  return { trackingCode, trackingUrl: trackingCode && `${site}/t/${trackingCode}` };
}

/** A status by itself, whatever state an order with it is in. */
export const statusView = ({ id, name, color }: OrderStatus): OrderStatusDto => ({
  id,
  code: statusCode(id),
  name,
  color,
  final: CLOSED_STATUSES.includes(id),
});

/** An order as the wire carries it. */
export function orderView(order: Order, parts: OrderParts): OrderDto {
  const { fragileCargo, ...fields } = orderBody(order);
  return {
    ...fields,
    id: order.id,
    version: order.version,
    status: { ...statusView(parts.status), final: !isOpenOrder(parts) },
    state: { id: parts.state.id, name: parts.state.name },
    date: toMinsk(order.createdAt),
    updatedAt: toMinsk(order.updatedAt ?? order.createdAt),
    price: priceToWire(order.price),
    estimate: JSON.parse(order.estimate) as QuoteDto,
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
    fragileСargo: fragileCargo,
    packages: parts.items.map(packageView),
    ...trackingView(order.trackingCode, parts.site),
  };
}
