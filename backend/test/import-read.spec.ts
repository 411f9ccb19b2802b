import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { readTableApart } from '../src/platform/files/import/table-reader';
import { Refusal } from '../src/platform/http/errors';
import { writeWorkbook } from '../src/platform/files/workbook';
import { sheetRow as row, textCell as text, workbook } from './support/workbook-xml';

const refusalOf = (bytes: Buffer): Promise<string> =>
  readTableApart(bytes).then(
    () => 'read',
    (error: unknown) =>
      error instanceof Refusal ? `${error.code} ${JSON.stringify(error.extra.errors)}` : String(error),
  );

const two = [
  ['ФИО', 'Вес, кг'],
  ['Пётр; «Ё»', '2,5'],
];

describe('a text of values', () => {
  const cells = async (bytes: Buffer) => (await readTableApart(bytes)).cells;
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
    expect((await readTableApart(bytes)).cells).toEqual([
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
    expect((await readTableApart(bytes)).cells).toEqual([['явное', '2', 'да']]);
  });

  it('tells of merged cells', async () => {
    const bytes = await workbook([
      {
        xml: row(1, text('A1', 'ФИО')) + row(2, text('A2', 'Пётр')),
        after: '<mergeCells><mergeCell ref="A2:B4"/></mergeCells>',
      },
    ]);
    expect((await readTableApart(bytes)).merged).toEqual([{ rows: [1, 3], columns: [0, 1] }]);
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
    'a formula without a value',
    () => workbook([{ xml: row(1, text('A1', 'а'), '<c r="B1" s="0"><f>A1&amp;"б"</f></c>') }]),
    'invalid',
    'В ячейках B1',
  ],
  [
    'an error in a cell',
    () => workbook([{ xml: row(1, '<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c>') }]),
    'invalid',
    'В ячейках A1 ошибка',
  ],
  ['nothing', () => Buffer.from('\n \n;;\n'), 'invalid', 'ни одной'],
  ['1,100 rows', () => Buffer.from('ФИО;Тел\n'.repeat(1100)), 'too_large', 'больше 1000 строк'],
  ['200 columns', () => Buffer.from(`${'а;'.repeat(200)}\nб;в`), 'too_large', 'больше 100 столбцов'],
])('%s is refused in one sentence', async (_, make, code, words) => {
  const said = await refusalOf(await make());
  expect(said).toContain(code);
  expect(said).toContain(words);
});
