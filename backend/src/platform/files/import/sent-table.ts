import {
  headingKey,
  IMPORT_LIMITS,
  isImportField,
  orderRows,
  readFields,
  readHead,
  unitsOf,
  type ColumnChoice,
  type Table,
  type TableHead,
} from '@shlyah/domain';
import type { Quota, Quotas } from '../../access/quotas';
import type { Actor } from '../../http/actor';
import { invalid, Refusal } from '../../http/errors';
import type { UploadedFile } from '../../http/multipart';
import { rowsOfPerson, withMerged, withRepaired } from './filled-table';
import type { TableDto } from './sent-table.dto';
import { TOO_LONG } from './read-table';
import { readTableApart } from './table-reader';

export type JsonFields = Readonly<Record<string, unknown>>;

/** A client's table with the choices made for it. */
export interface SentTable {
  table: Table;
  head: TableHead;
  /** Rows below the first of a person in merged cells, each with that first row; from 0. */
  under: ReadonlyMap<number, number>;
  /** The rows that are asked for, from 1; null for all. */
  asked: ReadonlySet<number> | null;
}

/** Rows that a file counts as at least, since reading one is work in itself. */
const LEAST_ROWS = 20;

/** Reads the table of a form; its rows count against the quota. */
export async function sentTable(
  dto: TableDto,
  file: UploadedFile | undefined,
  { id }: Actor,
  quotas: Quotas,
  { quota = 'imports', most = IMPORT_LIMITS.rows }: { quota?: Quota; most?: number } = {},
): Promise<SentTable> {
  const [chosen, remembered, repaired] = [chosenColumns(dto), rememberedColumns(dto), repairedCells(dto)];
  const asked = askedRows(dto);
  if (!file) throw invalid({ file: ['Файла нет, или он пуст. Выберите таблицу'] });
  await quotas.take(quota, id, LEAST_ROWS);
  const read = await readTableApart(file.bytes, most);
  await quotas.take(quota, id, Math.max(0, (asked?.size ?? read.cells.length) - LEAST_ROWS));
  const head = readHead(read.cells, remembered, chosen);
  const width = read.cells.reduce((widest, row) => Math.max(widest, row.length), 0);
  const table = withRepaired(withMerged(read, head), repaired, width);
  if (orderRows(table, head).length > most)
    throw new Refusal('too_large', TOO_LONG(most), { errors: { file: [TOO_LONG(most)] } });
  return { table, head, under: rowsOfPerson(read, head), asked };
}

/** The JSON object of a text field. */
export function jsonIn(name: string, text: string | null | undefined): JsonFields {
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

/** Choices for columns, by their indexes. */
function chosenColumns({ columns }: TableDto): Map<number, ColumnChoice> {
  const chosen = Object.entries(jsonIn('columns', columns)).map(([index, said]) => {
    if (!/^\d{1,3}$/.test(index)) throw invalid({ columns: ['Укажите номера столбцов, от 0'] });
    return [Number(index), choiceIn('columns', index, said)] as const;
  });
  return new Map(chosen);
}

/** Choices remembered from earlier files, by headings. */
const rememberedColumns = ({ headings }: TableDto): Map<string, ColumnChoice> =>
  new Map(
    Object.entries(jsonIn('headings', headings)).map(([heading, said]) => [
      headingKey(heading),
      choiceIn('headings', heading, said),
    ]),
  );

/** The new texts of cells, by their names. */
function repairedCells({ cells }: TableDto): Map<string, string> {
  const repaired = Object.entries(jsonIn('cells', cells)).map(([name, text]) => {
    if (!/^[A-Z]{1,2}[1-9]\d{0,4}$/.test(name) || typeof text !== 'string')
      throw invalid({ cells: ['Передайте тексты по именам ячеек: {"E7":"12/1"}'] });
    return [name, text] as const;
  });
  return new Map(repaired);
}

/** The rows whose orders are asked for, from 1; null for all. */
function askedRows({ rows }: TableDto): Set<number> | null {
  if (!rows) return null;
  const asked = rows.split(',').map(Number);
  if (asked.some((row) => !Number.isInteger(row) || row < 1))
    throw invalid({ rows: ['Передайте номера строк через запятую: 7,9'] });
  return new Set(asked);
}
