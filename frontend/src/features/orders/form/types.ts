import type { CalculationType, DeliveryKind, PackageType, ReceiverType, UseTtn } from '@shlyah/domain';

export type {
  CreateOrderDto as NewOrder,
  OrderDto as PastOrder,
  QuoteRequestDto as QuoteRequest,
} from '@shlyah/api-client';

/** One item as the form holds it: numbers are texts, so that «2,» is not lost while one types. */
export interface CargoRow {
  /** Tells the rows apart on the screen; never sent. */
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

/** The whole order as the form holds it, under the wire's names. */
export interface OrderValues {
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

  packages: CargoRow[];
  fragileCargo: boolean;

  tarif: 'standart';
  deliveryDate: string;
}

/** What of a user the form begins with. */
export interface Sender {
  id: number;
  name: string;
  phone: string;
  isLegalEntity: boolean;
  organization: string | null;
  isContactPerson: boolean;
  contactPersonName: string | null;
  contactPersonPhone: string | null;
}

/** A pickup point that one may choose. */
export interface PointChoice {
  id: number;
  address: string;
  cityId: number;
}
