import type { Client } from './support/client';
import { addUser } from './support/factories';
import { csv, HEADINGS, IMPORT_TIME, previewOf, row, sendTable } from './support/import-files';
import { sheetRow, textCell, workbook } from './support/workbook-xml';
import { leastOf, taken } from './support/taken';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let client: Client;

beforeAll(async () => {
  test.clock.set(IMPORT_TIME);
  client = await test.signedIn(await addUser(test));
  // The process that reads tables is started, and has its program.
  await previewOf(client, csv(HEADINGS, row()));
});

const letters = (column: number): string => String.fromCharCode(65 + column);
const rowXml = (at: number, cells: readonly string[]): string =>
  sheetRow(at, ...cells.map((cell, column) => textCell(`${letters(column)}${at}`, cell)));
const orders = (count: number, cells: readonly string[] = row(), headings: readonly string[] = HEADINGS) =>
  rowXml(1, headings) + Array.from({ length: count }, (_, at) => rowXml(at + 2, cells)).join('');
const merged = (areas: string) => `<mergeCells>${areas}</mergeCells>`;
const sheet = (xml: string, after = '') => workbook([{ xml, after }]);
const shared = (texts: string) =>
  workbook([{ xml: orders(1) }], { 'xl/sharedStrings.xml': Buffer.from(`<sst>${texts}</sst>`) });
const hundredPlaces = [...row(), '100'];

const FILES: readonly (readonly [string, number, () => Promise<Buffer> | Buffer])[] = [
  ['a cell beyond the last column', 415, () => sheet(orders(1) + sheetRow(3, textCell('ZZZZZZZ3', 'а')))],
  ['a row beyond the last one', 415, () => sheet(orders(1) + sheetRow(1_000_000_000, ''))],
  ['rows up to the last column', 413, () => sheet(orders(1) + wide(3, 150))],
  [
    '2,000 merged areas',
    415,
    () => sheet(orders(900), merged('<mergeCell ref="A2:XFD1048576"/>'.repeat(2000))),
  ],
  ['10,000 merged areas', 415, () => sheet(orders(900), merged('<mergeCell ref="A2:I900"/>'.repeat(10_000)))],
  ['a column merged by rows', 200, () => sheet(orders(900), merged(pairs(450)))],
  ['<c <c <c', 415, () => sheet('<c '.repeat(1_000_000))],
  ['<c r="A1" <c r="A1"', 415, () => sheet('<c r="A1" '.repeat(400_000))],
  ['an endless tag', 415, () => sheet(`<c r="A1" ${'t="e" '.repeat(500_000)}`)],
  ['formulas without end', 415, () => sheet('<c r="A1"><f>'.repeat(300_000))],
  ['merged areas without end', 415, () => sheet('', '<mergeCell '.repeat(500_000))],
  ['deep elements', 415, () => sheet('<a>'.repeat(500_000))],
  ['empty rows', 200, () => sheet(orders(1) + '<row></row>'.repeat(100_000))],
  ['many shared texts', 200, () => shared('<si><t>а</t></si>'.repeat(100_000))],
  ['a long shared text', 413, () => shared(`<si><t>${'&amp;'.repeat(1_000_000)}</t></si>`)],
  ['999 rows of 100 places', 413, () => sheet(orders(999, hundredPlaces, [...HEADINGS, 'Мест']))],
  ['quotes', 200, () => Buffer.from(`${HEADINGS.join(';')}\n${'"'.repeat(1_000_000)}`)],
  ['quotes that nothing closes', 422, () => Buffer.from(`${HEADINGS.join(';')}\n${'"x;'.repeat(100_000)}`)],
  [
    'lines that begin with a quote',
    422,
    () => Buffer.from(`${HEADINGS.join(';')}\n${`"${'x;'.repeat(9)}\n`.repeat(4900)}`),
  ],
  [
    'sheets of a broken row',
    200,
    () =>
      workbook([{ xml: orders(1) }, ...Array.from({ length: 200 }, () => ({ xml: '<row r="9999999"/>' }))]),
  ],
  [
    'hidden columns without end',
    200,
    () =>
      workbook([
        { before: '<cols><col min="1" max="16384" hidden="1"/></cols>'.repeat(5000), xml: orders(1) },
      ]),
  ],
  [
    'bytes of no encoding',
    415,
    () => Buffer.from(Array.from({ length: 4_000_000 }, (_, at) => 0x80 + ((at * 37) % 128))),
  ],
  ['separators', 422, () => Buffer.from(';'.repeat(1_000_000))],
  ['lines', 413, () => Buffer.from(`${HEADINGS.join(';')}\n${'\n'.repeat(1_000_000)}`)],
  ['brackets in each cell', 200, () => csv(HEADINGS, ...Array.from({ length: 60 }, () => brackets()))],
  ['999 plain rows', 200, () => sheet(orders(999))],
];

const wide = (first: number, count: number): string =>
  Array.from({ length: count }, (_, at) => sheetRow(first + at, textCell(`XFD${first + at}`, 'а'))).join('');
const pairs = (count: number): string =>
  Array.from({ length: count }, (_, at) => `<mergeCell ref="B${2 * at + 2}:B${2 * at + 3}"/>`).join('');
const brackets = (): string[] =>
  row().map((_, at) => `${['x', '1', 'д ', '1 '][at % 4] + '('.repeat(1900)}x`);

/** Milliseconds of this process; it takes seconds to minutes where a stranger's file is read beside the requests. */
const MOST_SILENT = 1000;

/** The most processor time, ms, that this process takes between two answers to another caller. */
async function longestSilence(during: Promise<unknown>): Promise<number> {
  const visitor = test.visitor();
  let [longest, isOver] = [0, false];
  const end = () => void (isOver = true);
  during.then(end, end);
  while (!isOver) {
    longest = Math.max(longest, await taken(() => visitor.get('/api/health/live')));
  }
  return longest;
}

it.each(FILES)('%s: answered by %i, while others are served', async (_, status, make) => {
  const bytes = await make();
  const silence = async () => {
    const answer = sendTable(client, bytes);
    const longest = await longestSilence(answer);
    expect((await answer).status).toBe(status);
    return longest;
  };
  expect(await leastOf(MOST_SILENT, silence)).toBeLessThan(MOST_SILENT);
});

it('after all of them a plain file is read', async () => {
  const { orders: read } = await previewOf(client, csv(HEADINGS, row()));
  expect(read).toHaveLength(1);
});
