import { parse } from 'papaparse';
import { readSheet, InvalidInputError, InvalidSpreadsheetError } from 'read-excel-file/node';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Cells of the first sheet that people see, as texts; an area of merged cells has its value in the first of them. */
export interface ReadTable {
  cells: string[][];
  merged: MergedArea[];
}

/** From 0, both ends included. */
export interface MergedArea {
  rows: [number, number];
  columns: [number, number];
}

/** Given by the caller: loading the domain would take a thread longer than reading most files. */
export type TableLimits = Record<'rows' | 'columns' | 'cell', number>;

/** Why a file is not read, in words for people. */
export class UnreadableTable extends Error {
  constructor(
    readonly code: 'too_large' | 'unsupported_type' | 'invalid',
    message: string,
  ) {
    super(message);
  }
}

/** Bytes that the parts of a workbook may have when unpacked: 1,000 rows of orders take less than two megabytes. */
const MOST_UNPACKED = 48 * 1024 * 1024;

const refused = {
  xls: 'Это файл .xls старого Excel или файл с паролем. Снимите пароль и сохраните его как «Книга Excel (.xlsx)»',
  other: 'Подойдёт таблица .xlsx или .csv. Сохраните файл в одном из этих видов',
  broken: 'Файл повреждён. Откройте его в Excel и сохраните заново',
  large: 'В файле слишком много данных. Оставьте в нём один лист с заказами и сохраните заново',
  empty: 'В файле нет ни одной заполненной ячейки на видимом листе',
  hidden: 'Все листы файла скрыты. Откройте нужный и сохраните файл заново',
  formulas: (cells: string): string =>
    `В ячейках ${cells} ошибка или формула без значения. Замените формулы значениями (вставка «Только значения») и сохраните файл`,
} as const;

export const TOO_LONG = (most: number): string => `В файле больше ${most} строк. Разделите его на части`;

const starts = (bytes: Buffer, ...signature: number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** Reads a file by its content, whatever it is called; with more rows below its headings than the limit it is refused. */
export async function readTable(bytes: Buffer, limits: TableLimits): Promise<ReadTable> {
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new UnreadableTable('unsupported_type', refused.xls);
  const table = starts(bytes, 0x50, 0x4b) ? await readWorkbook(bytes) : readText(bytes);
  const filled = table.cells.filter((row) => row.some((cell) => cell.trim() !== '')).length;
  if (filled === 0) throw new UnreadableTable('invalid', refused.empty);
  // Titles and the headings stand above the orders, which are counted once they are known.
  if (filled > limits.rows + 20 || table.cells.length > limits.rows * 5)
    throw new UnreadableTable('too_large', TOO_LONG(limits.rows));
  if (table.cells.some((row) => row.length > limits.columns))
    throw new UnreadableTable('too_large', `В файле больше ${limits.columns} столбцов. Уберите лишние`);
  const longest = (row: string[]) => row.map((cell) => cell.slice(0, limits.cell));
  return { ...table, cells: table.cells.map(longest) };
}

async function readWorkbook(bytes: Buffer): Promise<ReadTable> {
  const parts = await partsOf(bytes);
  const workbook = parts.get('xl/workbook.xml');
  if (workbook === undefined) throw new UnreadableTable('unsupported_type', refused.other);
  const sheets = [...workbook.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].map(([tag]) => tag);
  const visible = sheets.findIndex((tag) => !/\sstate="(?:veryH|h)idden"/.test(tag));
  if (visible < 0) throw new UnreadableTable('invalid', refused.hidden);
  const id = /\sr:id="([^"]*)"/.exec(sheets[visible] ?? '')?.[1] ?? '';
  const xml = sheetXml(parts, id);
  const broken = [...xml.matchAll(NO_VALUE)].map(([, at]) => at);
  if (broken.length > 0)
    throw new UnreadableTable('invalid', refused.formulas(broken.slice(0, 5).join(', ')));
  try {
    const rows = await readSheet(bytes, visible + 1);
    return { cells: rows.map((row) => row.map(textOf)), merged: mergedIn(xml) };
  } catch (error) {
    if (error instanceof InvalidSpreadsheetError || error instanceof InvalidInputError)
      throw new UnreadableTable('unsupported_type', refused.broken);
    throw error;
  }
}

/** A cell of an error, and one of a formula whose value the program that wrote the file has not computed. */
const NO_VALUE = /<c\s(?=[^>]*\br="([A-Z]+\d+)")[^>]*(?:\bt="e"[^>]*>|><f\b[^>]*(?:\/>|>[^<]*<\/f>)<\/c>)/g;

const KEPT = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/;

/** The parts that tell of sheets, once it is known that all parts together are not too large. */
async function partsOf(bytes: Buffer): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  try {
    const zip = await fromBufferPromise(bytes);
    let unpacked = 0;
    const entries = [];
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      if (unpacked > MOST_UNPACKED) throw new UnreadableTable('too_large', refused.large);
      entries.push(entry);
    }
    for (const entry of entries) {
      // Each is read to its end: yauzl ends a stream that gives more bytes than the entry has said.
      const content = await buffer(await zip.openReadStreamPromise(entry));
      if (KEPT.test(entry.fileName)) parts.set(entry.fileName, content.toString());
    }
  } catch (error) {
    throw error instanceof UnreadableTable ? error : new UnreadableTable('unsupported_type', refused.broken);
  }
  return parts;
}

function sheetXml(parts: ReadonlyMap<string, string>, id: string): string {
  const relations = [...(parts.get('xl/_rels/workbook.xml.rels') ?? '').matchAll(/<Relationship\s[^>]*>/g)];
  const relation = relations.find(([tag]) => tag.includes(` Id="${id}"`))?.[0] ?? '';
  const target = /\sTarget="([^"]*)"/.exec(relation)?.[1] ?? '';
  return parts.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`) ?? '';
}

const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function mergedIn(xml: string): MergedArea[] {
  const areas = xml.matchAll(/<(?:\w+:)?mergeCell\s+ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g);
  return [...areas].map(([, left = '', top, right = '', bottom]) => ({
    rows: [Number(top) - 1, Number(bottom) - 1],
    columns: [columnNumber(left), columnNumber(right)],
  }));
}

const two = (number: number): string => String(number).padStart(2, '0');

/** A date without a zone stands for itself. */
function dayText(date: Date): string {
  const day = `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`;
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
  return time === '00:00' ? day : `${day} ${time}`;
}

function textOf(value: unknown): string {
  if (value instanceof Date) return dayText(value);
  // What binary fractions add, «0.30000000000000004», was never typed.
  if (typeof value === 'number') return String(Number(value.toPrecision(15))).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  return typeof value === 'string' ? value : '';
}

/** A text of values between separators, in UTF-8 or as Excel writes it in Russian. */
function readText(bytes: Buffer): ReadTable {
  const text = decoded(bytes);
  if (/[^\P{Cc}\t\n\r\f]/u.test(text.slice(0, 4096)))
    throw new UnreadableTable('unsupported_type', refused.other);
  const lines = text.replace(/^sep=(.)\r?\n/i, '');
  const { data } = parse<string[]>(lines, { delimiter: separatorOf(lines), skipEmptyLines: false });
  return { cells: data.map((row) => row.map((cell) => cell.trim())), merged: [] };
}

function decoded(bytes: Buffer): string {
  if (starts(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/** The separator of the first line that has one, as the headings have; commas stand in numbers and units, too. */
function separatorOf(text: string): string {
  const lines = text.split(/\r?\n/, 30);
  for (const separator of ['\t', ';']) if (lines.some((line) => isHead(line, separator))) return separator;
  return ',';
}

const isHead = (line: string, separator: string): boolean => line.replace(/"[^"]*"/g, '').includes(separator);
