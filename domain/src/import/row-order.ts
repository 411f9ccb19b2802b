import { cleanText } from '../text/fold';
import { addressLine } from '../orders/address';
import { mayLackStreets, splitAddressCell, splitStreet, type SplitAddress } from '../addresses/split-address';
import { withoutPartWord, type MarkedPart } from '../addresses/address-parts';
import { withoutHouseWord } from '../addresses/house-number';
import { isNoStreet, NO_STREET } from '../addresses/no-street';
import { readHouse, readPhoneCell, readYesNo } from './cells';
import { readDeliveryDate, windowOf } from './dates';
import type { ImportField } from './fields';
import { hoursOf, readTime } from './hours';
import type { ReadCell } from './read-cell';
import { codeCell, filled, textCell, type RowReader } from './row-reader';
import { ownNumberOf } from './repeated-place';
import { receiverIn } from './row-receiver';

/** A town or a point named in a cell, not yet resolved to an id. */
export interface UnresolvedPlace {
  text: string;
  row: number;
  column: number;
  /** The address that the cell holds beside the name; null for a cell of the name alone. */
  line: string | null;
}

/** The text of a place's cell with another name. */
export const withPlaceName = ({ line }: UnresolvedPlace, name: string): string =>
  line === null ? name : inTown(line, name);

/** The fields of an order in one row, without its items. */
export interface RowOrder {
  /** Fields under wire names, not validated. */
  values: Record<string, unknown>;
  town: UnresolvedPlace | null;
  point: UnresolvedPlace | null;
}

/** Reads the fields of an order from a row; empty cells are absent. `common` is the deadline of rows without one. */
export function orderOf(row: RowReader, at: number, now: Date, common: unknown): RowOrder {
  const order = row.column('deliveryDate')?.unit ?? null;
  const deadline = row.read('deliveryDate', (text) => readDeliveryDate(text, now, order));
  const fromRow = {
    externalId: ownNumberOf(row) || null,
    ...receiverIn(row),
    reciverPhone: row.read('phone', readPhoneCell),
    reciverComment: commentIn(row),
    hours: row.read('hours', textCell),
    comment: row.read('comment', textCell),
    ...hoursOf(row, deadline ?? (typeof common === 'string' ? common : null)),
    ...pickupIn(row, now, order),
    notifyReceiver: row.read('notify', readYesNo),
    fragileCargo: row.read('fragile', readYesNo),
  };
  const point = unresolvedPlace(row, at, 'point');
  if (point) return { values: { ...fromRow, deliveryAddress: 'punkt' }, town: townIn(row, at), point };
  const { values, town } = addressIn(row, at);
  return { values: { ...fromRow, ...values, deliveryAddress: 'client' }, town, point: null };
}

/** The pickup that a row names; its hours stand behind the day or in a column of their own. */
function pickupIn(
  row: RowReader,
  now: Date,
  order: string | null,
): { pickupDate: string | null; pickupFrom: string | null } {
  const pickupDate = row.read('pickupDate', (text) => readDeliveryDate(text, now, order));
  const from = row.read('pickupFrom', readTime);
  return { pickupDate, pickupFrom: from ?? windowOf(row.text('pickupDate'))?.from ?? null };
}

/** The comment and the columns of notes: «Позвонить за час; Домофон: 45К». */
function commentIn(row: RowReader): string | null {
  const parts = [cleanText(row.text('receiverComment')), ...row.notes()];
  return parts.filter(Boolean).join('; ') || null;
}

function unresolvedPlace(
  row: RowReader,
  at: number,
  field: ImportField,
  around = '',
): UnresolvedPlace | null {
  const text = row.text(field);
  const column = row.column(field)?.index;
  if (text === '' || column === undefined) return null;
  return { text: [text, around].filter(Boolean).join(', '), row: at, column, line: null };
}

const unitWord = (text: string, word: string): string =>
  text === '' || new RegExp(word.slice(0, 3), 'i').test(text) ? text : `${text} ${word}`;

/** The town with district and oblast from their columns, unless the cell already contains them, as after a person's choice. */
function townIn(row: RowReader, at: number): UnresolvedPlace | null {
  if (row.text('town').includes(',')) return unresolvedPlace(row, at, 'town');
  const around = [unitWord(row.text('district'), 'район'), unitWord(row.text('region'), 'область')];
  return unresolvedPlace(row, at, 'town', around.filter(Boolean).join(', '));
}

/** A part in a column of its own is read as in an address of one line: «кв. 5» is flat 5. */
function partIn(row: RowReader, part: MarkedPart, reader: (text: string) => ReadCell<string>): string | null {
  const text = row.read(part, reader);
  return text && withoutPartWord(part, text);
}

function addressIn(row: RowReader, at: number): Omit<RowOrder, 'point'> {
  const town = townIn(row, at);
  const house = row.read('house', readHouse);
  const parts = {
    reciverStreet: row.read('street', textCell) ?? noStreetIn(row, town),
    reciverHouse: house && withoutHouseWord(house),
    reciverHousing: partIn(row, 'housing', readHouse),
    reciverEntrance: partIn(row, 'entrance', codeCell),
    reciverFloor: partIn(row, 'floor', codeCell),
    reciverFlat: partIn(row, 'flat', readHouse),
  };
  const line = row.text('address');
  if (line !== '' && !parts.reciverStreet) {
    const { values, town: place } = addressInLine(row, at, line, town);
    return { values: { ...values, ...filled(parts) }, town: place };
  }
  // The column of the street holds the whole address: «ул. Советская, д. 12».
  if (parts.reciverStreet && !parts.reciverHouse && row.text('house') === '') {
    const split = splitStreet(parts.reciverStreet, town?.text);
    if (split) return { values: { ...addressValues(split, row), ...filled(parts, 'reciverStreet') }, town };
  }
  return { values: parts, town };
}

/** The «-» that a person writes for a village without streets; in a town it only says that the cell is empty. */
const noStreetIn = (row: RowReader, town: UnresolvedPlace | null): string | null =>
  isNoStreet(row.written('street')) && town && row.text('house') !== '' && mayLackStreets(town.text)
    ? NO_STREET
    : null;

const addressValues = (
  { street, house, housing, entrance, floor, flat, comment }: SplitAddress,
  row: RowReader,
) => ({
  reciverStreet: street,
  reciverHouse: house,
  reciverHousing: housing || null,
  reciverEntrance: entrance || null,
  reciverFloor: floor || null,
  reciverFlat: flat || null,
  ...(comment && { reciverComment: [row.text('receiverComment'), comment].filter(Boolean).join('. ') }),
});

/** A one-line address with another town. */
export function inTown(line: string, city: string): string {
  const { comment, ...split } = splitAddressCell(line) ?? { street: '' };
  const place = isNoStreet(split.street) ? `${city}, ${NO_STREET}` : city;
  return [addressLine({ ...split, city: place }), comment].filter(Boolean).join(', ');
}

const splitLine = (line: string, town: UnresolvedPlace | null): SplitAddress | null =>
  (town && splitStreet(line, town.text)) ?? splitAddressCell(line);

/** Reads a one-line address; the town may be in its own column. */
function addressInLine(
  row: RowReader,
  at: number,
  line: string,
  town: UnresolvedPlace | null,
): Omit<RowOrder, 'point'> {
  const house = row.text('house') && `, д. ${withoutHouseWord(row.text('house'))}`;
  const alone = splitLine(line, town) ?? (house && splitLine(line + house, town));
  if (!alone) {
    row.problem('address', {
      code: 'address_unclear',
      message: 'Не разобрали адрес. Запишите его так: Гомель, ул. Советская, д. 12, кв. 5',
    });
    return { values: {}, town };
  }
  const values = addressValues(alone, row);
  if (town) return { values, town };
  const column = row.column('address')?.index ?? 0;
  return { values, town: { text: alone.city, row: at, column, line } };
}
