import { priceToWire, toMinsk } from '@shlyah/domain';
import type { QuoteDto } from '../calculator/dto/quote.dto';
import { scaled } from '../shared/wire';
import type { OrderFields } from './dto/order-fields.dto';
import type { OrderDto, OrderPointDto } from './dto/order.dto';
import type { PackageDto, PackageInputDto } from './dto/package.dto';
import type { User } from '../users/user.entity';
import type { Order } from './order.entity';
import type { OrderItem } from './order-item.entity';
import type { OrderState, OrderStatus } from './order-status.entity';

const size = scaled(100);
const weight = scaled(1000);
const volume = scaled(1_000_000);

/** What an order's row refers to. */
export interface OrderParts {
  status: OrderStatus;
  state: OrderState;
  items: OrderItem[];
  pickupPoint: OrderPointDto | null;
  receivePoint: OrderPointDto | null;
}

/** An order as the wire carries it, with its odd spelling (docs/contract.md#odd-names). */
export function orderView(order: Order, parts: OrderParts): OrderDto {
  return {
    id: order.id,
    version: order.version,
    status: { id: parts.status.id, name: parts.status.name, color: parts.status.color },
    state: { id: parts.state.id, name: parts.state.name },
    date: toMinsk(order.createdAt),
    deliveryDate: order.deliveryDate,
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
    contactPerson: order.contactPerson,
    contactPersonName: order.contactPersonName,
    contactPersonPhone: order.contactPersonPhone,
    delivery: order.delivery,
    address: order.address,
    addressId: order.addressId,
    street: order.street,
    house: order.house,
    housing: order.housing,
    entrance: order.entrance,
    flat: order.flat,
    floor: order.floor,
    pickupPoint: parts.pickupPoint,
    comment: order.comment,
    reciverType: order.receiverType,
    organization: order.organization,
    name: order.name,
    reciverPhone: order.receiverPhone,
    deliveryAddress: order.deliveryAddress,
    reciverAddress: order.receiverAddress,
    reciverAddressId: order.receiverAddressId,
    reciverStreet: order.receiverStreet,
    reciverHouse: order.receiverHouse,
    reciverHousing: order.receiverHousing,
    reciverEntrance: order.receiverEntrance,
    reciverFlat: order.receiverFlat,
    reciverFloor: order.receiverFloor,
    recivePoint: parts.receivePoint,
    reciverComment: order.receiverComment,
    tarif: order.tarif,
    fragileСargo: order.fragileCargo,
    packages: parts.items.map(packageView),
  };
}

function packageView(item: OrderItem): PackageDto {
  return {
    id: item.id,
    type: item.type,
    calculationType: item.calculationType,
    length: size.show(item.length),
    width: size.show(item.width),
    height: size.show(item.height),
    weight: weight.show(item.weight),
    volume: volume.show(item.volume),
    name: item.name,
    count: item.count,
    useTTN: item.useTtn,
    TTN: item.ttn,
    returnTTN: item.returnTtn,
  };
}

/** The fields that a customer sends and staff may change, as columns. */
export type OrderColumns = Omit<
  Order,
  | 'id'
  | 'userId'
  | 'clientName'
  | 'clientPhone'
  | 'clientEmail'
  | 'clientIsLegalEntity'
  | 'clientOrganization'
  | 'clientUnp'
  | 'statusId'
  | 'stateId'
  | 'createdAt'
  | 'price'
  | 'estimate'
  | 'version'
>;

/**
 * Checked wire fields as columns. The half of an address that the chosen kind does not use is emptied, so that no order
 * says two things at once.
 */
export function orderColumns(sent: OrderFields): OrderColumns {
  const fromClient = sent.delivery === 'client';
  const toClient = sent.deliveryAddress === 'client';
  const when = <T>(condition: boolean, value: T | null | undefined): T | null =>
    condition ? (value ?? null) : null;
  const contactPerson = sent.contactPerson ?? false;
  return {
    contactPerson,
    contactPersonName: when(contactPerson, sent.contactPersonName),
    contactPersonPhone: when(contactPerson, sent.contactPersonPhone),
    delivery: sent.delivery ?? 'client',
    address: when(fromClient, sent.address),
    addressId: when(fromClient, sent.addressId),
    street: when(fromClient, sent.street),
    house: when(fromClient, sent.house),
    housing: when(fromClient, sent.housing),
    entrance: when(fromClient, sent.entrance),
    flat: when(fromClient, sent.flat),
    floor: when(fromClient, sent.floor),
    pickupPointId: when(!fromClient, sent.pickupPoint),
    comment: sent.comment ?? null,
    receiverType: sent.reciverType ?? 'fiz-lico',
    organization: when(sent.reciverType === 'ur-lico', sent.organization),
    name: sent.name ?? '',
    receiverPhone: sent.reciverPhone ?? '',
    deliveryAddress: sent.deliveryAddress ?? 'client',
    receiverAddress: when(toClient, sent.reciverAddress),
    receiverAddressId: when(toClient, sent.reciverAddressId),
    receiverStreet: when(toClient, sent.reciverStreet),
    receiverHouse: when(toClient, sent.reciverHouse),
    receiverHousing: when(toClient, sent.reciverHousing),
    receiverEntrance: when(toClient, sent.reciverEntrance),
    receiverFlat: when(toClient, sent.reciverFlat),
    receiverFloor: when(toClient, sent.reciverFloor),
    receivePointId: when(!toClient, sent.recivePoint),
    receiverComment: sent.reciverComment ?? null,
    tarif: sent.tarif ?? 'standart',
    fragileCargo: sent['fragileСargo'] ?? false,
    deliveryDate: sent.deliveryDate ?? '',
  };
}

/** The client copied into the order, which stays readable when the account is deleted. */
export const clientColumns = (user: User) => ({
  userId: user.id,
  clientName: user.name,
  clientPhone: user.phone,
  clientEmail: user.email,
  clientIsLegalEntity: user.isLegalEntity,
  clientOrganization: user.organization,
  clientUnp: user.unp,
});

/** A piece of cargo as a row, without its id. */
export function itemColumns(item: PackageInputDto, orderId: number, position: number): Omit<OrderItem, 'id'> {
  const isDoc = item.type === 'doc';
  const bySizes = item.calculationType !== 'volume';
  const withTtn = item.useTTN === 'yes';
  return {
    orderId,
    position,
    type: item.type,
    calculationType: bySizes ? 'sizes' : 'volume',
    length: bySizes && !isDoc ? size.store(item.length) : null,
    width: bySizes && !isDoc ? size.store(item.width) : null,
    height: bySizes && !isDoc ? size.store(item.height) : null,
    volume: !bySizes && !isDoc ? volume.store(item.volume) : null,
    weight: weight.store(item.weight),
    name: item.name,
    count: item.type === 'product' ? (item.count ?? 1) : 1,
    useTtn: withTtn ? 'yes' : 'no',
    ttn: withTtn ? item.TTN : null,
    returnTtn: item.returnTTN ?? false,
  };
}
