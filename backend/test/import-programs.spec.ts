import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IMPORT_LIMITS, isBlankCell } from '@shlyah/domain';
import type { ImportPreviewDto } from '../src/modules/orders/dto/import.dto';
import { readTable } from '../src/platform/files/import/read-table';
import type { Client } from './support/client';
import { addUser } from './support/factories';
import { COMMON, IMPORT_TIME, previewOf } from './support/import-files';
import { setUpTestApp } from './support/test-app';

/** A file as a program writes it, what a person answers about it, and what becomes of each of its rows and columns. */
interface Program {
  program: string;
  /** Answers about columns by their indexes. */
  columns: Record<string, object>;
  /** What is said once for the file. */
  common: Record<string, unknown>;
  expected: Summary;
  /** Texts that no order may have. */
  never: string[];
}

interface Summary {
  headRow: number;
  separator: string | null;
  sheet: string | null;
  /** By headings: the field, «?» behind one that is asked, «-» for a column that is not carried. */
  columns: Record<string, string>;
  missing: string[];
  /** By rows: the order, or the cells to be mended. */
  orders: Record<string, string>;
  leftOut: string[];
}

const test = setUpTestApp();
let client: Client;

beforeAll(async () => {
  test.clock.set(IMPORT_TIME);
  client = await test.signedIn(await addUser(test));
});

const FOLDER = join(__dirname, 'import-support', 'programs');
const files = readdirSync(FOLDER).filter((name) => !name.endsWith('.json'));
const programOf = (name: string) =>
  JSON.parse(readFileSync(join(FOLDER, name.replace(/\.\w+$/, '.json')), 'utf8')) as Program;

function columnsOf({ columns }: ImportPreviewDto): Summary['columns'] {
  return Object.fromEntries(
    columns.map(({ heading, field, question }) => [
      heading,
      `${field ?? '-'}${question === null ? '' : '?'}`,
    ]),
  );
}

function orderWords({ order, problems, destination }: ImportPreviewDto['orders'][number]): string {
  if (!order) return problems.map(({ cell, code, label }) => `${cell ?? label} ${code}`).join(', ');
  const { externalId, organization, name, reciverPhone, reciverStreet, reciverHouse, reciverFlat } = order;
  const weights = order.packages.map(({ weight }) => `${weight} кг`).join(' + ');
  const day = order.deliveryDate.slice(0, 10);
  const parts = [
    externalId,
    organization,
    name,
    reciverPhone,
    destination,
    reciverStreet,
    reciverHouse,
    reciverFlat,
  ];
  return [...parts, weights, day].filter(Boolean).join(', ');
}

const summaryOf = (first: ImportPreviewDto, answered: ImportPreviewDto): Summary => ({
  headRow: first.headRow,
  separator: first.separator,
  sheet: first.sheets.find(({ isRead }) => isRead)?.name ?? null,
  columns: columnsOf(first),
  missing: first.missing,
  orders: Object.fromEntries(answered.orders.map((order) => [order.rows.join(', '), orderWords(order)])),
  leftOut: answered.leftOut.map(({ kind, rows, name }) => `${kind} ${rows.join(', ') || name}`),
});

const summaries = async (name: string) => {
  const { columns, common } = programOf(name);
  const bytes = readFileSync(join(FOLDER, name));
  const first = await previewOf(client, bytes);
  return {
    bytes,
    first,
    answered: await previewOf(client, bytes, { columns, common: { ...COMMON, ...common } }),
  };
};

it.each(files)('%s: each row and column is ordered, asked or left out', async (name) => {
  const { expected, never } = programOf(name);
  const { bytes, first, answered } = await summaries(name);
  expect(summaryOf(first, answered)).toEqual(expected);
  for (const text of never)
    expect(JSON.stringify(answered.orders.map(({ order }) => order))).not.toContain(text);
  const { cells } = await readTable(bytes, IMPORT_LIMITS);
  const filled = cells.flatMap((row, at) => (row.every(isBlankCell) ? [] : [at + 1]));
  for (const { headRow, orders, leftOut } of [first, answered]) {
    const told = [headRow, ...orders.flatMap(({ rows }) => rows), ...leftOut.flatMap(({ rows }) => rows)];
    expect(told.sort((one, other) => one - other)).toEqual(filled);
  }
  const width = Math.max(...cells.map((row) => row.findLastIndex((cell) => cell.trim() !== ''))) + 1;
  const used = Array.from({ length: width }, (_, at) => at).filter((at) =>
    cells.some((row) => row[at]?.trim()),
  );
  // A title above the headings may stand over a column without a heading.
  expect(first.columns.map(({ index }) => index)).toEqual(expect.arrayContaining(used.slice(1)));
});
