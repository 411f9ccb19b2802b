import {
  cleanFields,
  defineFields,
  emptyForm,
  LIMITS,
  MESSAGES,
  packageFields,
  problems,
  readNumber,
  type FormOf,
  type ItemFacts,
  type PackageBody,
  type PackageType,
} from '@shlyah/domain';
import { uniqueKey } from '../../../shared/unique-key';

/** A row of cargo in a form: one item and how many equal places it stands for, which the wire has one by one. */
export const cargoRowFields = defineFields({
  ...packageFields,
  places: { kind: 'integer', min: 1, max: LIMITS.packages, fallback: 1, label: 'Мест' },
});

/** Equal places as the form holds them; `key` tells the rows apart on the screen and is never sent. */
export type CargoRow = FormOf<typeof cargoRowFields> & { key: string };

const { places } = cargoRowFields;

/** Number of places of a row; one while it is unreadable. */
export function placesOf(row: Pick<CargoRow, 'places'>): number {
  return Object.keys(problems({ places }, row)).length > 0 ? 1 : (readNumber(row.places) ?? 1);
}

export const countPlaces = (rows: readonly CargoRow[]): number =>
  rows.reduce((sum, row) => sum + placesOf(row), 0);

/** The places one by one, as they are sent. */
export const eachPlace = (rows: readonly CargoRow[]): CargoRow[] =>
  rows.flatMap((row) => Array<CargoRow>(placesOf(row)).fill(row));

/** Error of the total number of places; null when they fit into one order. */
export const placesProblem = (rows: readonly CargoRow[]): string | null =>
  countPlaces(rows) > LIMITS.packages ? MESSAGES.packagesMax(LIMITS.packages) : null;

/** Errors by places, `packages.7.weight`, as errors of the rows that stand for them. */
export function errorsOfRows<Text>(
  errors: Readonly<Record<string, Text>>,
  rows: readonly CargoRow[],
): Record<string, Text> {
  const rowAt = rows.flatMap((row, index) => Array<number>(placesOf(row)).fill(index));
  return Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [
      path.replace(/^packages\.(\d+)/, (_all, place: string) => `packages.${rowAt[Number(place)] ?? 0}`),
      text,
    ]),
  );
}

/** Texts unused by a kind: left in the row they would be sent unseen. */
export const UNUSED_FIELDS: Record<PackageType, readonly (keyof CargoRow)[]> = {
  package: ['name'],
  product: [],
  doc: ['name', 'length', 'width', 'height', 'volume', 'weight'],
};

/** Fields empty in a row of this kind. */
export const emptied = (type: PackageType): Partial<CargoRow> =>
  Object.fromEntries(UNUSED_FIELDS[type].map((key) => [key, '']));

export const newRow = (type: PackageType = 'package'): CargoRow => ({
  ...emptyForm(cargoRowFields),
  key: uniqueKey(),
  type,
});

/** Whether a row has nothing but what a new one begins with. */
export const isUntouched = (row: CargoRow): boolean =>
  Object.entries(newRow(row.type)).every(
    ([name, value]) => name === 'key' || row[name as keyof CargoRow] === value,
  );

export const copyRow = (row: CargoRow): CargoRow => ({ ...row, key: uniqueKey() });

/** Rows of a draft, with what a former version of the form did not know. */
export const knownRows = (rows: readonly CargoRow[]): CargoRow[] =>
  rows.map((row) => ({ ...emptyForm(cargoRowFields), ...row }));

/** An item as it is sent: numbers read, what its kind rules out dropped. */
export const wireItem = (row: CargoRow): PackageBody => cleanFields(packageFields, row);

/** The places for totals and words: what cannot be read yet counts as not given. */
export const cargoItems = (rows: readonly CargoRow[]): ItemFacts[] =>
  eachPlace(rows).map((row) => ({
    ...row,
    length: readNumber(row.length),
    width: readNumber(row.width),
    height: readNumber(row.height),
    weight: readNumber(row.weight),
    volume: readNumber(row.volume),
    count: readNumber(row.count),
  }));
