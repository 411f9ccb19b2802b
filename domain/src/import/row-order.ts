import { cleanText } from '../text/fold';
import { addressLine } from '../orders/address';
import { splitAddress, splitAddressCell } from '../orders/split-address';
import { readDeliveryDate, readHouse, readPhoneCell, readYesNo } from './cells';
import type { ImportField } from './fields';
import { code, filled, own, type RowReader } from './row-reader';

/** Words of a cell that name a place, to be looked for. */
export interface Sought {
  text: string;
  row: number;
  column: number;
  /** The cell with another name of the place in it. */
  rewritten: (name: string) => string;
}

/** What one row tells of an order, its places apart. */
export interface RowOrder {
  /** Fields under the wire's names, not checked yet. */
  values: Record<string, unknown>;
  town: Sought | null;
  point: Sought | null;
}

/** The fields of the order that one row tells; what its cells do not say is absent. */
export function orderOf(row: RowReader, at: number, now: Date): RowOrder {
  const organization = row.read('organization', own);
  const fromRow = {
    externalId: row.read('externalId', code),
    reciverType: organization ? 'ur-lico' : 'fiz-lico',
    organization,
    name: nameIn(row),
    reciverPhone: row.read('phone', readPhoneCell),
    reciverComment: row.read('receiverComment', own),
    hours: row.read('hours', own),
    comment: row.read('comment', own),
    deliveryDate: row.read('deliveryDate', (text) => readDeliveryDate(text, now)),
    notifyReceiver: row.read('notify', readYesNo),
    fragileCargo: row.read('fragile', readYesNo),
  };
  const point = soughtIn(row, at, 'point');
  if (point) return { values: { ...fromRow, deliveryAddress: 'punkt' }, town: townIn(row, at), point };
  const { values, town } = addressIn(row, at);
  return { values: { ...fromRow, ...values, deliveryAddress: 'client' }, town, point: null };
}

/** The whole name; its parts may stand in columns of their own. */
const nameIn = (row: RowReader): string | null =>
  cleanText(['surname' as const, 'name' as const, 'patronymic' as const].map(row.text).join(' ')) || null;

function soughtIn(row: RowReader, at: number, field: ImportField, around = ''): Sought | null {
  const text = row.text(field);
  const column = row.column(field)?.index;
  if (text === '' || column === undefined) return null;
  return { text: [text, around].filter(Boolean).join(', '), row: at, column, rewritten: (name) => name };
}

const unitWord = (text: string, word: string): string =>
  text === '' || new RegExp(word.slice(0, 3), 'i').test(text) ? text : `${text} ${word}`;

/** The town of a row, with the district and the oblast that stand in columns of their own, unless its cell names them: that was chosen. */
function townIn(row: RowReader, at: number): Sought | null {
  if (row.text('town').includes(',')) return soughtIn(row, at, 'town');
  const around = [unitWord(row.text('district'), 'район'), unitWord(row.text('region'), 'область')];
  return soughtIn(row, at, 'town', around.filter(Boolean).join(', '));
}

function addressIn(row: RowReader, at: number): Omit<RowOrder, 'point'> {
  const parts = {
    reciverStreet: row.read('street', own),
    reciverHouse: row.read('house', readHouse),
    reciverHousing: row.read('housing', readHouse),
    reciverEntrance: row.read('entrance', code),
    reciverFloor: row.read('floor', code),
    reciverFlat: row.read('flat', readHouse),
  };
  const town = townIn(row, at);
  const line = row.text('address');
  if (line !== '' && !parts.reciverStreet) return addressInLine(row, at, line, town);
  // «ул. Советская, д. 12» in the column of the street.
  if (parts.reciverStreet && !parts.reciverHouse && row.text('house') === '') {
    const split = splitStreet(parts.reciverStreet);
    if (split) return { values: { ...addressValues(split), ...filled(parts, 'reciverStreet') }, town };
  }
  return { values: parts, town };
}

/** «Советская, д. 12» is a street in the column of streets, though no word says so. */
function splitStreet(text: string): Split | null {
  const split = splitAddress(`г. Минск, ${text}`);
  if (split) return split;
  const named = splitAddress(`г. Минск, ул. ${text}`);
  return named && { ...named, street: named.street.replace(/^ул\. /, '') };
}

type Split = NonNullable<ReturnType<typeof splitAddress>>;

const addressValues = ({ street, house, housing, entrance, floor, flat }: Split) => ({
  reciverStreet: street,
  reciverHouse: house,
  reciverHousing: housing || null,
  reciverEntrance: entrance || null,
  reciverFloor: floor || null,
  reciverFlat: flat || null,
});

/** An address in one line with another town. */
export const inTown = (line: string, city: string): string =>
  addressLine({ ...splitAddressCell(line), city });

/** A whole address in one cell; with a column of the town, it need not be repeated. */
function addressInLine(
  row: RowReader,
  at: number,
  line: string,
  town: Sought | null,
): Omit<RowOrder, 'point'> {
  const alone = splitAddressCell(line) ?? (town && splitStreet(line));
  if (!alone) {
    row.problem('address', {
      code: 'address_unclear',
      message: 'Не разобрали адрес. Запишите его так: Гомель, ул. Советская, д. 12, кв. 5',
    });
    return { values: {}, town };
  }
  const values = addressValues(alone);
  if (town) return { values, town };
  const rewritten = (name: string): string => inTown(line, name);
  const column = row.column('address')?.index ?? 0;
  return { values, town: { text: alone.city, row: at, column, rewritten } };
}
