import { streetKey, streetWritings } from '../addresses/street-kinds';
import { ADDRESS_NAMES, addressLine, addressOf, type Address } from '../orders/address';
import type { OrderBody } from '../orders/fields';
import { own, type Field, type Values } from '../validation/field';
import { TEXT_FORMATS, textFormatOf } from '../validation';
import { addressBookFields, type BookEntryBody, type BookSide } from './fields';

const emptyAddress: Address = {
  city: null,
  cityId: null,
  street: null,
  house: null,
  housing: null,
  entrance: null,
  flat: null,
  floor: null,
};

const defaults = { note: null, hours: null, isDefault: false } as const;

/** The address-book entries of an order: its sender's place and its receiver. */
export function bookEntriesOf(order: OrderBody): BookEntryBody[] {
  const isFetched = order.delivery === 'client';
  const isBrought = order.deliveryAddress === 'client';
  return [
    {
      ...defaults,
      side: 'sender',
      receiverType: null,
      organization: null,
      name: null,
      phone: null,
      delivery: order.delivery,
      pointId: isFetched ? null : order.pickupPoint,
      ...(isFetched ? addressOf(order, 'sender') : emptyAddress),
    },
    {
      ...defaults,
      side: 'receiver',
      receiverType: order.reciverType,
      name: order.name,
      organization: order.reciverType === 'ur-lico' ? order.organization : null,
      phone: order.reciverPhone,
      delivery: order.deliveryAddress,
      pointId: isBrought ? null : order.recivePoint,
      ...(isBrought ? addressOf(order, 'receiver') : emptyAddress),
    },
  ];
}

/** The fields that identify an entry; a city is compared by id. */
const identityFields = [
  'side',
  'organization',
  'name',
  'phone',
  'delivery',
  'cityId',
  'street',
  'house',
  'housing',
  'entrance',
  'flat',
  'floor',
  'pointId',
] as const;

const keyWith = (entry: BookEntryBody, street: string | null): string =>
  JSON.stringify(
    identityFields.map((name) => {
      if (name === 'street') return street;
      const value = own(entry as Values, name);
      const field: Field = addressBookFields[name];
      return typeof value === 'string' ? TEXT_FORMATS[textFormatOf(field)].compared(value) : (value ?? null);
    }),
  );

/** A key that ignores case, «ё», punctuation, blanks and the writing of the street's kind, to detect duplicates. */
export const bookKey = (entry: BookEntryBody): string =>
  keyWith(entry, entry.street && streetKey(entry.street));

/** The keys by which stored entries may be known: they were made of one writing of the street; its own comes first. */
export function bookKeys(entry: BookEntryBody): string[] {
  if (!entry.street) return [bookKey(entry)];
  const [written = '', ...others] = streetWritings(entry.street).map((street) => keyWith(entry, street));
  return [...new Set([written, bookKey(entry), ...others])];
}

/** «ООО «Ромашка», Пётр Сидоров»; empty for a sender's place. */
export const bookPerson = ({ organization, name }: Pick<BookEntryBody, 'organization' | 'name'>): string =>
  [organization, name].filter(Boolean).join(', ');

/** The address of the entry or of its point. */
export const bookPlace = (entry: BookEntryBody, point: string | null): string =>
  entry.delivery === 'client' ? addressLine(entry) : (point ?? '');

/** The note and hours of an entry, as the comment of an order. */
export const courierNote = ({ note, hours }: Pick<BookEntryBody, 'note' | 'hours'>): string =>
  [note, hours && `Часы: ${hours}`].filter(Boolean).join('. ');

const WIRE: Readonly<Record<string, string>> = {
  ...ADDRESS_NAMES.receiver,
  receiverType: 'reciverType',
  phone: 'reciverPhone',
  note: 'reciverComment',
  delivery: 'deliveryAddress',
  pointId: 'recivePoint',
};

/** The order's wire name for a field of an entry; imported tables use it. */
export const orderNameOf = (name: string): string => WIRE[name] ?? name;

/** Builds an entry from an imported row, not validated. */
export const bookEntryOf = (side: BookSide, values: Values): Record<string, unknown> => ({
  ...Object.fromEntries(Object.keys(addressBookFields).map((name) => [name, own(values, orderNameOf(name))])),
  side,
});
