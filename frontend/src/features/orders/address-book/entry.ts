import { ADDRESS_NAMES, bookPerson, bookPlace, courierNote, type Side } from '@shlyah/domain';
import type { BookEntryDto } from '@shlyah/api-client';
import type { OrderValues } from '../form/types';

export type { BookEntryDto as BookEntry } from '@shlyah/api-client';

/** The comment field of each side of an order. */
const comments = { sender: 'comment', receiver: 'reciverComment' } as const;

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

const addressValues = (entry: BookEntryDto, side: Side): Partial<OrderValues> =>
  Object.fromEntries(
    Object.entries(ADDRESS_NAMES[side]).map(([part, name]) => [
      name,
      textOf(entry[part as keyof typeof ADDRESS_NAMES.sender]),
    ]),
  );

/** The fields of an order's form that an entry fills in. */
export const entryValues = (entry: BookEntryDto): Partial<OrderValues> =>
  entry.side === 'sender'
    ? { ...addressValues(entry, 'sender'), delivery: entry.delivery, pickupPoint: textOf(entry.pointId) }
    : {
        ...addressValues(entry, 'receiver'),
        reciverType: entry.receiverType ?? 'fiz-lico',
        organization: textOf(entry.organization),
        name: textOf(entry.name),
        reciverPhone: textOf(entry.phone),
        deliveryAddress: entry.delivery,
        recivePoint: textOf(entry.pointId),
      };

/** The same with the entry's note as the comment of its side, unless that has words already. */
export function filledWith(entry: BookEntryDto, values: OrderValues): Partial<OrderValues> {
  const comment = comments[entry.side];
  const note = courierNote(entry);
  return { ...entryValues(entry), ...(note && values[comment].trim() === '' ? { [comment]: note } : {}) };
}

/** «ООО «Ромашка», Пётр Сидоров», or the place where there is no person. */
export const entryTitle = (entry: BookEntryDto): string => bookPerson(entry) || bookPlace(entry, entry.point);

/** The place under a person's name. */
export const entryNote = (entry: BookEntryDto): string =>
  bookPerson(entry) ? bookPlace(entry, entry.point) : '';
