import {
  cleanPackage,
  cleanValues,
  FRAGILE_ON_WIRE,
  staffOrderRules,
  type CalculationType,
  type DeliveryKind,
  type PackageType,
  type ReceiverType,
  type UseTtn,
} from '@shlyah/domain';
import type { UpdateOrderDto } from '@shlyah/api-client';
import type { Order } from '../types';

export interface EditRow {
  key: string;
  type: PackageType;
  calculationType: CalculationType;
  length: string;
  width: string;
  height: string;
  weight: string;
  volume: string;
  name: string;
  count: string;
  useTTN: UseTtn;
  TTN: string;
  returnTTN: boolean;
}

/** An order as the form of staff holds it: the wire's names, numbers as texts. */
export interface EditValues {
  id: number;
  status: string;
  state: string;
  /** BYN; "-1" while the price is being formed. */
  price: string;
  contactPerson: boolean;
  contactPersonName: string;
  contactPersonPhone: string;
  delivery: DeliveryKind;
  address: string;
  addressId: number | null;
  street: string;
  house: string;
  housing: string;
  entrance: string;
  flat: string;
  floor: string;
  pickupPoint: string;
  comment: string;
  reciverType: ReceiverType;
  organization: string;
  name: string;
  reciverPhone: string;
  deliveryAddress: DeliveryKind;
  reciverAddress: string;
  reciverAddressId: number | null;
  reciverStreet: string;
  reciverHouse: string;
  reciverHousing: string;
  reciverEntrance: string;
  reciverFlat: string;
  reciverFloor: string;
  recivePoint: string;
  reciverComment: string;
  packages: EditRow[];
  fragileCargo: boolean;
  tarif: 'standart';
  deliveryDate: string;
}

const text = (value: string | number | null): string => (value === null ? '' : String(value));

export function editValues(order: Order): EditValues {
  const { date: _date, estimate: _estimate, user: _user, version: _version, ...rest } = order;
  const texts = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, value === null && !name.endsWith('Id') ? '' : value]),
  ) as unknown as EditValues;
  return {
    ...texts,
    status: String(order.status.id),
    state: String(order.state.id),
    price: String(order.price),
    pickupPoint: text(order.pickupPoint?.id ?? null),
    recivePoint: text(order.recivePoint?.id ?? null),
    fragileCargo: order[FRAGILE_ON_WIRE as 'fragile\u0421argo'],
    packages: order.packages.map((item) => ({
      key: `item-${item.id}`,
      type: item.type,
      calculationType: item.calculationType,
      length: text(item.length),
      width: text(item.width),
      height: text(item.height),
      weight: text(item.weight),
      volume: text(item.volume),
      name: text(item.name),
      count: text(item.count),
      useTTN: item.useTTN,
      TTN: text(item.TTN),
      returnTTN: item.returnTTN,
    })),
  };
}

/** What the values say once spelling, blanks and what other choices rule out are taken away; ready to be compared. */
export function editFields(values: EditValues): Record<string, unknown> {
  const { version: _version, ...fields } = cleanValues(staffOrderRules, values);
  return {
    ...fields,
    status: Number(values.status),
    state: Number(values.state),
    packages: values.packages.map(cleanPackage),
  };
}

/** The body of the save over the version that was read. */
export function wireEdit(values: EditValues, version: number): UpdateOrderDto {
  const { fragileCargo, ...fields } = editFields(values);
  return {
    ...fields,
    [FRAGILE_ON_WIRE]: fragileCargo === true,
    version,
  } as unknown as UpdateOrderDto;
}
