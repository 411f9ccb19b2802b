import { defaultDeliveryDate, isDeliveryDay, fromMinsk, type PackageType } from '@shlyah/domain';
import type { CargoRow, OrderValues, PastOrder, Sender } from './types';

/** Shipping begins in Минск (docs/contract.md#order-fields); its id is fixed (docs/contract.md#cities). */
export const MINSK = { id: 6, name: 'Минск' };

let made = 0;
/** A key that no other row of this page has; rows of a draft keep theirs. */
const newKey = (): string => `${Date.now().toString(36)}-${(made += 1)}`;

export function newRow(type: PackageType = 'package'): CargoRow {
  return {
    key: newKey(),
    type,
    calculationType: 'sizes',
    length: '',
    width: '',
    height: '',
    weight: '',
    volume: '',
    name: '',
    count: '1',
    useTTN: 'no',
    TTN: '',
    returnTTN: false,
  };
}

export const copyRow = (row: CargoRow): CargoRow => ({ ...row, key: newKey() });

/** A new order: the sender as the profile has him, the next day on which parcels are delivered. */
export function emptyOrder(sender: Sender, now: Date): OrderValues {
  return {
    contactPerson: sender.isContactPerson,
    contactPersonName: sender.contactPersonName ?? '',
    contactPersonPhone: sender.contactPersonPhone ?? '',
    delivery: 'client',
    address: MINSK.name,
    addressId: MINSK.id,
    street: '',
    house: '',
    housing: '',
    entrance: '',
    flat: '',
    floor: '',
    pickupPoint: '',
    comment: '',
    reciverType: 'fiz-lico',
    organization: '',
    name: '',
    reciverPhone: '',
    deliveryAddress: 'client',
    reciverAddress: '',
    reciverAddressId: null,
    reciverStreet: '',
    reciverHouse: '',
    reciverHousing: '',
    reciverEntrance: '',
    reciverFlat: '',
    reciverFloor: '',
    recivePoint: '',
    reciverComment: '',
    packages: [newRow()],
    fragileCargo: false,
    tarif: 'standart',
    deliveryDate: defaultDeliveryDate(now),
  };
}

const text = (value: string | number | null | undefined): string => (value == null ? '' : String(value));

/** The fields of an address or a person that a former order hands over as they are. */
export const SENDER_TEXTS = ['address', 'street', 'house', 'housing', 'entrance', 'flat', 'floor'] as const;
export const RECEIVER_TEXTS = [
  'organization',
  'name',
  'reciverPhone',
  'reciverAddress',
  'reciverStreet',
  'reciverHouse',
  'reciverHousing',
  'reciverEntrance',
  'reciverFlat',
  'reciverFloor',
] as const;

const texts = <K extends keyof PastOrder>(order: PastOrder, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, text(order[name] as string | null)])) as Record<K, string>;

/** Where a former order was taken from. */
export const senderOf = (order: PastOrder) => ({
  delivery: order.delivery,
  ...texts(order, SENDER_TEXTS),
  addressId: order.addressId,
  pickupPoint: text(order.pickupPoint?.id),
});

/** Whom a former order went to, and where. */
export const receiverOf = (order: PastOrder) => ({
  reciverType: order.reciverType,
  ...texts(order, RECEIVER_TEXTS),
  deliveryAddress: order.deliveryAddress,
  reciverAddressId: order.reciverAddressId,
  recivePoint: text(order.recivePoint?.id),
});

/** A new order with everything of a former one but its date. */
export function repeated(order: PastOrder, sender: Sender, now: Date): OrderValues {
  return {
    ...emptyOrder(sender, now),
    contactPerson: order.contactPerson,
    contactPersonName: text(order.contactPersonName),
    contactPersonPhone: text(order.contactPersonPhone),
    ...senderOf(order),
    comment: text(order.comment),
    ...receiverOf(order),
    reciverComment: text(order.reciverComment),
    fragileCargo: order['fragile\u0421argo'],
    packages: order.packages.map((item) => ({
      ...newRow(item.type),
      calculationType: item.calculationType,
      length: text(item.length),
      width: text(item.width),
      height: text(item.height),
      weight: text(item.weight),
      volume: text(item.volume),
      name: text(item.name),
      count: text(item.count),
      useTTN: item.useTTN,
      // A waybill belongs to one consignment: the next one has its own number.
      TTN: '',
      returnTTN: item.returnTTN,
    })),
  };
}

/** The wished date, moved on when time has overtaken it: a draft may be days old. */
export function freshDate(values: OrderValues, now: Date): OrderValues {
  const wished = fromMinsk(values.deliveryDate);
  const late = wished !== null && (wished < now || !isDeliveryDay(values.deliveryDate.slice(0, 10)));
  return late ? { ...values, deliveryDate: defaultDeliveryDate(now) } : values;
}
