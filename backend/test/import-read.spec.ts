import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { IMPORT_LIMITS } from '@shlyah/domain';
import { readTable } from '../src/platform/files/import/read-table';
import { UnreadableTable } from '../src/platform/files/import/unreadable-table';
import { writeWorkbook } from '../src/platform/files/workbook';
import { sheetRow as row, textCell as text, workbook } from './support/workbook-xml';

const read = (bytes: Buffer) => readTable(bytes, IMPORT_LIMITS);

const refusalOf = (bytes: Buffer): Promise<string> =>
  read(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof UnreadableTable ? `${error.code} ${error.message}` : String(error)),
  );

const rows = (count: number, cells: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => row(at + 1, cells(at + 1))).join('');

const LONG = 'а'.repeat(2000);

const sheet = (xml: string, merged = ''): Promise<Buffer> =>
  workbook([{ xml, after: `<mergeCells>${merged}</mergeCells>` }]);

const two = [
  ['ФИО', 'Вес, кг'],
  ['Пётр; «Ё»', '2,5'],
];

describe('a text of values', () => {
  const cells = async (bytes: Buffer) => (await read(bytes)).cells;
  const lines = 'ФИО;Вес, кг\r\n"Пётр; «Ё»";2,5';
  const ansi = Buffer.from(
    [...lines].map((sign) => {
      const special: Record<string, number> = { '«': 0xab, '»': 0xbb, ё: 0xb8, Ё: 0xa8 };
      const code = sign.charCodeAt(0);
      return special[sign] ?? (code >= 0x410 ? code - 0x410 + 0xc0 : code);
    }),
  );

  it.each([
    ['UTF-8', Buffer.from(lines)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${lines}`)],
    ['UTF-16', Buffer.from(`\uFEFF${lines}`, 'utf16le')],
    ['Windows-1251', ansi],
    ['tabs', Buffer.from(lines.replace('ФИО;', 'ФИО\t').replace('";', '"\t'))],
  ])('in %s', async (_, bytes) => expect(await cells(bytes)).toEqual(two));

  it('with commas, empty lines and lines in a cell', async () => {
    expect(await cells(Buffer.from('ФИО,Тел\n\n"А\nБ",29\n'))).toEqual([
      ['ФИО', 'Тел'],
      [''],
      ['А\nБ', '29'],
      [''],
    ]);
  });
});

describe('a workbook', () => {
  it('is read as our own writer writes it: texts, numbers and days', async () => {
    const columns = [
      { title: 'ФИО' },
      { title: 'Вес, кг', format: 'number' as const },
      { title: 'Дата', format: 'day' as const },
      { title: 'Телефон' },
    ];
    const bytes = await buffer(
      writeWorkbook([{ name: 'Заказы', columns, rows: [['Пётр', 0.3, '2026-11-27', '375291234567']] }]),
    );
    expect((await read(bytes)).cells).toEqual([
      ['ФИО', 'Вес, кг', 'Дата', 'Телефон'],
      ['Пётр', '0,3', '27.11.2026', '375291234567'],
    ]);
  });

  it('is read from its first sheet that people see', async () => {
    const bytes = await workbook([
      { state: 'hidden', xml: row(1, text('A1', 'тайное')) },
      { state: 'veryHidden', xml: row(1, text('A1', 'тайное')) },
      {
        xml: row(1, text('A1', 'явное'), '<c r="B1"><f>1+1</f><v>2</v></c>', '<c r="C1" t="b"><v>1</v></c>'),
      },
    ]);
    expect((await read(bytes)).cells).toEqual([['явное', '2', 'да']]);
  });

  it('is read without the empty rows that have a format far below', async () => {
    const xml =
      row(1, text('A1', 'ФИО')) + row(3, text('A3', 'Пётр')) + row(1_048_576, '<c r="A1048576" s="0"/>');
    expect((await read(await workbook([{ xml }]))).cells).toEqual([['ФИО'], [''], ['Пётр']]);
  });

  it('tells of merged cells', async () => {
    const bytes = await workbook([
      {
        xml: row(1, text('A1', 'ФИО')) + row(2, text('A2', 'Пётр')),
        after: '<mergeCells><mergeCell ref="A2:B4"/></mergeCells>',
      },
    ]);
    expect((await read(bytes)).merged).toEqual([{ rows: [1, 3], columns: [0, 1] }]);
  });
});

it.each<[string, () => Promise<Buffer> | Buffer, string, string]>([
  [
    'an .xls, or one with a password',
    () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    'unsupported_type',
    'с паролем',
  ],
  [
    'a picture',
    () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]),
    'unsupported_type',
    '.xlsx или .csv',
  ],
  [
    'another zip',
    async () => {
      const zip = new ZipFile();
      zip.addBuffer(Buffer.from('a'), 'a.txt', { mtime: new Date(0), mode: 0o100644 });
      zip.end();
      return buffer(zip.outputStream);
    },
    'unsupported_type',
    '.xlsx или .csv',
  ],
  [
    'half a workbook',
    async () => (await workbook([{ xml: row(1, text('A1', 'а')) }])).subarray(0, 400),
    'unsupported_type',
    'повреждён',
  ],
  [
    'a zip bomb',
    () =>
      workbook([{ xml: row(1, text('A1', 'а')) }], {
        'xl/sharedStrings.xml': Buffer.alloc(60 * 1024 * 1024, 32),
      }),
    'too_large',
    'слишком много данных',
  ],
  [
    'hidden sheets alone',
    () => workbook([{ state: 'hidden', xml: row(1, text('A1', 'а')) }]),
    'invalid',
    'скрыты',
  ],
  [
    'a cell beyond the last column of Excel',
    () => sheet(row(1, text('XFE1', 'а'))),
    'unsupported_type',
    'повреждён',
  ],
  ['a cell in the last column', () => sheet(row(1, text('XFD1', 'а'))), 'too_large', 'больше 100 столбцов'],
  ['a row beyond the last one of Excel', () => sheet(row(1_048_577, '')), 'unsupported_type', 'повреждён'],
  [
    'an order in the last row',
    () => sheet(row(1_048_576, text('A1048576', 'а'))),
    'too_large',
    'больше 1000 строк',
  ],
  [
    'cells at the end of each row',
    () => sheet(rows(200, (at) => text(`XFD${at}`, 'а'))),
    'too_large',
    'слишком много данных',
  ],
  [
    'merged areas that overlap',
    () =>
      sheet(
        rows(9, (at) => text(`A${at}`, 'а')),
        '<mergeCell ref="A1:A3"/><mergeCell ref="A3:B4"/>',
      ),
    'unsupported_type',
    'повреждён',
  ],
  [
    'too many merged areas',
    () => sheet(row(1, text('A1', 'а')), '<mergeCell ref="B1:C1"/>'.repeat(20_001)),
    'too_large',
    'слишком много данных',
  ],
  ['tags that do not end', () => sheet('<c '.repeat(200_000)), 'unsupported_type', 'повреждён'],
  [
    'an attribute without end',
    () => sheet(`<c r="A1" ${'t="e" '.repeat(100_000)}`),
    'unsupported_type',
    'повреждён',
  ],
  ['elements inside each other', () => sheet('<a>'.repeat(200_000)), 'unsupported_type', 'повреждён'],
  [
    'declared entities',
    () =>
      workbook([{ xml: row(1, text('A1', 'а')) }], {
        'xl/a.xml': Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a/>'),
      }),
    'unsupported_type',
    'повреждён',
  ],
  ['more tags than a table has', () => sheet('<a/>'.repeat(2_600_000)), 'too_large', 'слишком много данных'],
  [
    'a text longer than a cell',
    () => sheet(row(1, text('A1', 'а'.repeat(110_000)))),
    'too_large',
    'слишком много данных',
  ],
  [
    'a long text in each cell',
    () => sheet(rows(260, (at) => [...'ABCDEFGHIJ'].map((column) => text(`${column}${at}`, LONG)).join(''))),
    'too_large',
    'слишком много данных',
  ],
  [
    'more parts than a workbook has',
    () =>
      workbook(
        [{ xml: row(1, text('A1', 'а')) }],
        Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`a${at}`, Buffer.alloc(0)])),
      ),
    'too_large',
    'слишком много данных',
  ],
  ['nothing', () => Buffer.from('\n \n;;\n'), 'invalid', 'ни одной'],
  ['1,100 rows', () => Buffer.from('ФИО;Тел\n'.repeat(1100)), 'too_large', 'больше 1000 строк'],
  ['200 columns', () => Buffer.from(`${'а;'.repeat(200)}\nб;в`), 'too_large', 'больше 100 столбцов'],
])('%s is refused in one sentence', async (_, make, code, words) => {
  const said = await refusalOf(await make());
  expect(said).toContain(code);
  expect(said).toContain(words);
});
