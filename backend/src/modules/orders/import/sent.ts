import {
  headingKey,
  IMPORT_LIMITS,
  isImportField,
  readFields,
  senderFields,
  unitsOf,
  type ColumnChoice,
  type Common,
} from '@shlyah/domain';
import { invalid } from '../../../platform/http/errors';
import type { ImportDto, ImportResultDto } from '../http/dto/import.dto';

type Fields = Readonly<Record<string, unknown>>;

function objectIn(name: keyof ImportResultDto, text: string | null | undefined): Fields {
  try {
    const value: unknown = JSON.parse(text || '{}');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return readFields(value);
  } catch {
    // The same answer as for another kind of JSON.
  }
  throw invalid({ [name]: ['Передайте объект JSON'] });
}

function choiceIn(name: 'columns' | 'headings', key: string, said: unknown): ColumnChoice {
  const { field = null, unit = null } = readFields(said);
  const isKnown =
    field === null || (isImportField(field) && (unit === null || unitsOf(field).includes(String(unit))));
  if (!isKnown)
    throw invalid({ [name]: [`Столбец ${key.slice(0, 100)}: выберите поле и единицу из списка`] });
  return { field, unit: unit === null ? null : String(unit) };
}

/** What is said of columns, by their numbers. */
export function chosenColumns({ columns }: ImportDto): Map<number, ColumnChoice> {
  const chosen = Object.entries(objectIn('columns', columns)).map(([index, said]) => {
    if (!/^\d{1,3}$/.test(index)) throw invalid({ columns: ['Укажите номера столбцов, от 0'] });
    return [Number(index), choiceIn('columns', index, said)] as const;
  });
  return new Map(chosen);
}

/** What was said of columns before, by their headings. */
export const rememberedColumns = ({ headings }: ImportDto): Map<string, ColumnChoice> =>
  new Map(
    Object.entries(objectIn('headings', headings)).map(([heading, said]) => [
      headingKey(heading),
      choiceIn('headings', heading, said),
    ]),
  );

/** The new texts of cells, by their names. */
export function repairedCells({ cells }: ImportDto): Map<string, string> {
  const repaired = Object.entries(objectIn('cells', cells)).map(([name, text]) => {
    if (!/^[A-Z]{1,2}[1-9]\d{0,3}$/.test(name) || typeof text !== 'string')
      throw invalid({ cells: ['Передайте тексты по именам ячеек: {"E7":"12/1"}'] });
    return [name, text] as const;
  });
  return new Map(repaired);
}

/** The rows whose orders are asked for, from 1; null for all. */
export function askedRows({ rows }: ImportDto): Set<number> | null {
  if (!rows) return null;
  const asked = rows.split(',').map(Number);
  if (asked.length > IMPORT_LIMITS.rows || asked.some((row) => !Number.isInteger(row) || row < 1))
    throw invalid({ rows: ['Передайте номера строк через запятую: 7,9'] });
  return new Set(asked);
}

/** Numbers of the orders that rows have made, by the rows' numbers from 1. */
export function madeOrders({ made }: ImportResultDto): Map<number, number> {
  const orders = Object.entries(objectIn('made', made)).map(([row, id]) => {
    if (!/^[1-9]\d{0,3}$/.test(row) || !Number.isSafeInteger(id) || Math.abs(id as number) > 2 ** 31)
      throw invalid({ made: ['Передайте номера заказов по строкам файла: {"7":1234}'] });
    return [Number(row), id as number] as const;
  });
  return new Map(orders);
}

const ORDER = [...Object.keys(senderFields), 'deliveryDate', 'notifyReceiver'];
const PLACE = ['type', 'length', 'width', 'height', 'weight', 'volume'];

const only = (fields: Fields, names: string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => names.includes(name) && value !== null && value !== ''),
  );

/** What is said once for all rows; other names are left out. */
export function commonOf({ common }: ImportDto): Required<Common> {
  const fields = objectIn('common', common);
  return { order: only(fields, ORDER), place: only(readFields(fields['place']), PLACE) };
}
