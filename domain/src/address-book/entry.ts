import { ADDRESS_NAMES, addressLine, addressOf, type Address } from '../orders/address';
import type { OrderBody } from '../orders/fields';
import { own, type Field, type Values } from '../validation/field';
import { TEXT_FORMATS, textFormatOf } from '../validation';
import { addressBookFields, type BookEntryBody, type BookSide } from './fields';

const noAddress: Address = {
  ...{ city: null, cityId: null, street: null, house: null },
  ...{ housing: null, entrance: null, flat: null, floor: null },
};

const blank = { note: null, hours: null, isDefault: false } as const;

/** The places and people of an order that its client's address book keeps. */
export function bookEntriesOf(order: OrderBody): BookEntryBody[] {
  const isFetched = order.delivery === 'client';
  const isBrought = order.deliveryAddress === 'client';
  return [
    {
      ...{ ...blank, side: 'sender', receiverType: null, organization: null, name: null, phone: null },
      ...{ delivery: order.delivery, pointId: isFetched ? null : order.pickupPoint },
      ...(isFetched ? addressOf(order, 'sender') : noAddress),
    },
    {
      ...{ ...blank, side: 'receiver', receiverType: order.reciverType, name: order.name },
      organization: order.reciverType === 'ur-lico' ? order.organization : null,
      ...{ phone: order.reciverPhone, delivery: order.deliveryAddress },
      pointId: isBrought ? null : order.recivePoint,
      ...(isBrought ? addressOf(order, 'receiver') : noAddress),
    },
  ];
}

/** The fields by which two entries are one; a city is told by its number. */
const telling = [
  ...(['side', 'organization', 'name', 'phone', 'delivery', 'cityId', 'street', 'house', 'housing'] as const),
  ...(['entrance', 'flat', 'floor', 'pointId'] as const),
];

/** Equal for two writings of one entry: case, «ё», signs and blanks do not count. */
export const bookKey = (entry: BookEntryBody): string =>
  JSON.stringify(
    telling.map((name) => {
      const value = own(entry as Values, name);
      const field: Field = addressBookFields[name];
      return typeof value === 'string' ? TEXT_FORMATS[textFormatOf(field)].compared(value) : (value ?? null);
    }),
  );

/** «ООО «Ромашка», Пётр Сидоров»; of a place nothing. */
export const bookPerson = ({ organization, name }: Pick<BookEntryBody, 'organization' | 'name'>): string =>
  [organization, name].filter(Boolean).join(', ');

/** The address, or that of the point. */
export const bookPlace = (entry: BookEntryBody, point: string | null): string =>
  entry.delivery === 'client' ? addressLine(entry) : (point ?? '');

/** What an entry says to the courier, as the comment of an order. */
export const courierNote = ({ note, hours }: Pick<BookEntryBody, 'note' | 'hours'>): string =>
  [note, hours && `Часы: ${hours}`].filter(Boolean).join('. ');

const WIRE: Readonly<Record<string, string>> = {
  ...ADDRESS_NAMES.receiver,
  ...{ receiverType: 'reciverType', phone: 'reciverPhone', note: 'reciverComment' },
  ...{ delivery: 'deliveryAddress', pointId: 'recivePoint' },
};

/** The wire's name in an order of a field of an entry, by which a table is read. */
export const orderNameOf = (name: string): string => WIRE[name] ?? name;

/** The entry of a side that a row of a table tells; not checked yet. */
export const bookEntryOf = (side: BookSide, values: Values): Record<string, unknown> => ({
  ...Object.fromEntries(Object.keys(addressBookFields).map((name) => [name, own(values, orderNameOf(name))])),
  side,
});
