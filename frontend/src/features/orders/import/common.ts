import {
  cleanFields,
  IMPORT_FIELDS,
  missingColumns,
  packageFields,
  senderFields,
  tariffPlanFields,
  type Calendar,
  type Field,
} from '@shlyah/domain';
import { filledWith, type BookEntry } from '../address-book/entry';
import type { Sender } from '../form/types';
import { emptyOrder } from '../form/values';
import { emptiedComments } from '../form/wire';
import { newRow } from '../../calculator/cargo/cargo-row';
import type { CommonValues, ImportColumn } from './types';

/** What no column tells. */
export interface Lacking {
  /** May be said once for all orders. */
  date: boolean;
  weight: boolean;
  sizes: boolean;
  /** Has to stand in the file, in words. */
  columns: string[];
}

const [DATE, WEIGHT, SIZES] = [IMPORT_FIELDS.deliveryDate.label, 'Вес', 'Размеры или объём'];

export function lackingOf(columns: readonly ImportColumn[]): Lacking {
  const missing = missingColumns(columns);
  return {
    date: missing.includes(DATE),
    weight: missing.includes(WEIGHT),
    sizes: missing.includes(SIZES),
    columns: missing.filter((label) => ![DATE, WEIGHT, SIZES].includes(label)),
  };
}

const names = [...Object.keys(senderFields), 'deliveryDate'] as (keyof CommonValues)[];

/** The sender at a place of the address book, or an empty one. */
export function firstCommon(
  sender: Sender,
  place: BookEntry | undefined,
  now: Date,
  calendar: Calendar,
): CommonValues {
  const empty = emptyOrder(sender, now, calendar);
  const values = { ...empty, ...(place && filledWith(place, empty)) };
  const known = Object.fromEntries(names.map((name) => [name, values[name as keyof typeof values]]));
  return { ...(known as unknown as CommonValues), place: { ...newRow(), key: 'place' } };
}

/** The fields of a place that are said once. */
export const placeFields = ({ weight, sizes }: Lacking): Partial<typeof packageFields> => ({
  ...(sizes && {
    length: packageFields.length,
    width: packageFields.width,
    height: packageFields.height,
  }),
  ...(weight && { weight: packageFields.weight }),
});

/** As it is sent with the file. */
export function commonSent(values: CommonValues, lacking: Lacking): Record<string, unknown> {
  return {
    ...cleanFields(senderFields, values),
    ...emptiedComments(values),
    ...(lacking.date && cleanFields({ deliveryDate: tariffPlanFields.deliveryDate }, values)),
    place: cleanFields(placeFields(lacking) as Record<string, Field>, values.place),
  };
}
