import { Injectable } from '@nestjs/common';
import {
  headingKey,
  IMPORT_LIMITS,
  isImportField,
  readFields,
  unitsOf,
  type ColumnChoice,
  type CommonValues,
  type Table,
  type TableHead,
} from '@shlyah/domain';
import { Quotas, type Quota } from '../../access/quotas';
import { Clock } from '../../common/clock';
import type { Actor } from '../../http/actor';
import { invalid } from '../../http/errors';
import type { UploadedFile } from '../../http/multipart';
import type { FingerprintedOrder } from './fingerprints';
import type { FileChoicesDto, ReadFileDto } from './left-out.dto';
import type { TableDto } from './sent-table.dto';
import type { TableJob, TableOrders } from './table-job';
import { TableReader } from './table-reader';

export type JsonFields = Readonly<Record<string, unknown>>;

/** A client's table with the choices made for it, and the orders in it. */
export interface SentTable {
  table: Table;
  head: TableHead;
  /** Not validated. */
  orders: FingerprintedOrder[];
  /** The rows whose orders are asked for, from 1; null for all. */
  asked: ReadonlySet<number> | null;
  file: ReadFileDto;
}

/** Rows that a file counts as at least, since reading one is work in itself. */
const LEAST_ROWS = 20;

/** Reads the tables that clients send in forms; their rows count against a quota. */
@Injectable()
export class SentTables {
  constructor(
    private readonly reader: TableReader,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  /** A table of orders; `common`: what is the same for all of them. */
  orders(
    dto: FileChoicesDto,
    file: UploadedFile | undefined,
    actor: Actor,
    common: CommonValues,
  ): Promise<SentTable> {
    return this.read(dto, file, actor, { of: 'orders', quota: 'imports', rows: IMPORT_LIMITS.rows, common });
  }

  /** A table of entries of an address book, of at most `rows` rows. */
  entries(
    dto: FileChoicesDto,
    file: UploadedFile | undefined,
    actor: Actor,
    rows: number,
  ): Promise<SentTable> {
    return this.read(dto, file, actor, { of: 'entries', quota: 'bookImports', rows, common: {} });
  }

  private async read(
    dto: FileChoicesDto,
    file: UploadedFile | undefined,
    actor: Actor,
    { quota, rows, ...kind }: Pick<TableJob, 'of' | 'common'> & { quota: Quota; rows: number },
  ): Promise<SentTable> {
    const choices = {
      chosen: chosenColumns(dto),
      remembered: rememberedColumns(dto),
      repaired: repairedCells(dto),
      sheet: dto.sheet || null,
      separator: dto.separator || null,
      taken: new Set([...(rowsIn('take', dto.take) ?? [])].map((row) => row - 1)),
    };
    const asked = rowsIn('rows', dto.rows);
    if (!file) throw invalid({ file: ['Файла нет, или он пуст. Выберите таблицу'] });
    await this.quotas.take('tables', actor);
    await this.quotas.take(quota, actor, LEAST_ROWS);
    const limits = { ...IMPORT_LIMITS, rows };
    const job = { ...kind, ...choices, bytes: file.bytes, limits, now: this.clock.now() };
    const read = await this.reader.read(actor.id, job);
    await this.quotas.take(quota, actor, Math.max(0, (asked?.size ?? read.rows) - LEAST_ROWS));
    const { table, head, orders } = read;
    return { table, head, orders, asked, file: fileView(read) };
  }
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

/** The numbers of rows in a text field, from 1; null for none. */
function rowsIn(name: 'rows' | 'take', text: string | null | undefined): Set<number> | null {
  if (!text) return null;
  const rows = text.split(',').map(Number);
  if (rows.some((row) => !Number.isInteger(row) || row < 1))
    throw invalid({ [name]: ['Передайте номера строк через запятую: 7,9'] });
  return new Set(rows);
}

const fileView = ({ leftOut, sheets, separator }: TableOrders): ReadFileDto => ({
  leftOut: leftOut.map((one) => ({ ...one, rows: one.rows.map((row) => row + 1) })),
  sheets,
  separator,
});
