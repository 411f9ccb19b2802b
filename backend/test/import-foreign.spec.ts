import { cellName } from '@shlyah/domain';
import type { Client } from './support/client';
import { addUser } from './support/factories';
import { csv, HEADINGS, IMPORT_TIME, previewOf, row, sendTable } from './support/import-files';
import { setUpTestApp } from './support/test-app';
import { sheetRow, textCell, workbook } from './support/workbook-xml';

const test = setUpTestApp();
let client: Client;

beforeAll(async () => {
  test.clock.set(IMPORT_TIME);
  client = await test.signedIn(await addUser(test));
});

const read = async (bytes: Buffer, said?: Parameters<typeof previewOf>[2]) => previewOf(client, bytes, said);
const lines = (...all: string[]) => Buffer.from(all.join('\n'));
const problemsOf = ({ orders }: Awaited<ReturnType<typeof read>>) =>
  orders.map(({ problems }) => problems.map(({ code, cell }) => [code, cell]));

async function refusalOf(bytes: Buffer, said: Parameters<typeof sendTable>[2] = {}) {
  const { status, body } = await sendTable(client, bytes, said);
  return [status, (body as { errors: Record<string, string[]> }).errors];
}

describe('separators', () => {
  const headings = HEADINGS.map((heading) => `"${heading}"`);
  const commas = lines(
    headings.join(','),
    row()
      .map((cell) => `"${cell}"`)
      .join(','),
  );

  it('a semicolon in a file of commas parts nothing', async () => {
    const told = lines(
      `"Отчёт; заказы"`,
      headings.join(','),
      row({ 1: 'Анна; вход со двора' })
        .map((cell) => `"${cell}"`)
        .join(','),
    );
    const preview = await read(told);
    expect(preview).toMatchObject({ separator: 'comma', headRow: 2 });
    expect(preview.orders).toMatchObject([{ receiver: 'Анна; вход со двора', problems: [] }]);
  });

  it('commas in the cells of a file of semicolons part nothing, whatever headings it has', async () => {
    const preview = await read(lines('one;two;three, four', '1,5;2,5;а, б, в', '3,5;4,5;г, д, е'));
    expect([preview.separator, preview.columns.length]).toEqual(['semicolon', 3]);
  });

  it('the first line tells it', async () => {
    const preview = await read(
      lines(
        'sep=,',
        headings.join(','),
        row()
          .map((cell) => `"${cell}"`)
          .join(','),
      ),
    );
    expect([preview.separator, preview.headRow, preview.orders[0]?.problems]).toEqual(['comma', 1, []]);
  });

  it('a person says another one', async () => {
    expect((await read(commas, { separator: 'semicolon' })).columns).toHaveLength(1);
    expect((await read(commas, { separator: 'comma' })).columns).toHaveLength(9);
    expect(await refusalOf(commas, { separator: 'dot' })).toMatchObject([
      422,
      { separator: [expect.any(String)] },
    ]);
  });
});

describe('a quote that is not doubled or not closed', () => {
  it.each([
    ['"Ромашка" ООО', '"Ромашка" ООО'],
    ['"ООО "Ромашка""', 'ООО "Ромашка"'],
    ['"Ромашка', '"Ромашка'],
    ['Ромашка"', 'Ромашка"'],
  ])('«%s» at the beginning of a row swallows no other row', async (written, name) => {
    const titles = HEADINGS.with(0, 'ФИО').with(1, '№ заказа');
    const line = (cell: string, number: string) => row({ 0: cell, 1: number }).join(';');
    const all = [line('Анна', '1'), line(written, '2'), line('"Яна"', '3'), line('Пётр', '4')];
    const { orders } = await read(lines(titles.join(';'), ...all));
    expect(orders.map(({ rows, receiver, problems }) => [...rows, receiver, problems.length])).toEqual([
      [2, 'Анна', 0],
      [3, name, 0],
      [4, 'Яна', 0],
      [5, 'Пётр', 0],
    ]);
  });

  it('beside a right cell of several lines', async () => {
    const titles = HEADINGS.with(0, 'Комментарий').join(';');
    const tall = row({ 0: '"Домофон 7;\nвход со двора"' }).join(';');
    const { orders } = await read(lines(titles, tall, row({ 0: '"У "Короны"' }).join(';'), tall));
    expect(orders.map(({ order }) => order?.reciverComment)).toEqual([
      'Домофон 7;\nвход со двора',
      'У "Короны',
      'Домофон 7;\nвход со двора',
    ]);
  });

  it('is named where the cells cannot be told', async () => {
    const bytes = lines(HEADINGS.join(';'), row().join(';'), '"а";"б";"в');
    expect(await refusalOf(bytes)).toEqual([
      422,
      { file: [expect.stringContaining('Лишняя кавычка в строке 3')] },
    ]);
  });
});

it('zeros that Excel keeps by a formula are read', async () => {
  const { orders } = await read(lines(HEADINGS.join(';'), row({ 0: '"=""00021"""' }).join(';')));
  expect(orders[0]?.order?.externalId).toBe('00021');
});

describe('errors of formulas', () => {
  const xml = (rows: readonly string[][], more: Record<string, string>) =>
    rows
      .map((cells, at) =>
        sheetRow(
          at + 1,
          ...cells.map((cell, column) => more[cellName(at, column)] ?? textCell(cellName(at, column), cell)),
        ),
      )
      .join('');
  const titles = [...HEADINGS, 'Менеджер'];
  const rows = [titles, [...row(), 'х'], [...row({ 1: 'Пётр' }), 'х']];

  it('close no file: nothing in a column of no use, one cell in a needed one', async () => {
    const error = (at: string, code: string) => `<c r="${at}" t="e"><f>1</f><v>${code}</v></c>`;
    const cells = { J2: error('J2', '#N/A'), J3: '<c r="J3"><f>A1&amp;1</f></c>', C3: error('C3', '#REF!') };
    const preview = await read(await workbook([{ xml: xml(rows, cells) }]));
    expect(problemsOf(preview)).toEqual([[], [['cell_error', 'C3']]]);
    expect(preview.orders[1]?.problems[0]).toMatchObject({
      value: '#ССЫЛКА!',
      message: 'Ячейка C3: в ячейке ошибка «#ССЫЛКА!». Впишите значение',
    });
    const mended = await read(await workbook([{ xml: xml(rows, cells) }]), { cells: { C3: '80291234567' } });
    expect(problemsOf(mended)).toEqual([[], []]);
  });

  it('a formula without its value is that one cell', async () => {
    const cells = { G2: '<c r="G2"><f>1+1</f></c>', B3: '<c r="B3" t="str"><f>A1</f></c>' };
    const preview = await read(await workbook([{ xml: xml(rows, cells) }]));
    expect(problemsOf(preview)).toEqual([[['cell_error', 'G2']], [['cell_error', 'B3']]]);
    expect(preview.orders[0]?.problems[0]?.message).toContain('формула, а её значения в файле нет');
  });

  it('as texts of a .csv', async () => {
    const preview = await read(csv(titles, [...row({ 3: '#Н/Д' }), '#ЗНАЧ!']));
    expect(problemsOf(preview)).toEqual([[['cell_error', 'D2']]]);
  });
});

describe('encodings', () => {
  const text = [HEADINGS, row(), row({ 1: 'ЯНОЎСКІ Юрий', 4: 'пр-т Дзержинского' })]
    .map((cells) => cells.join(';'))
    .join('\r\n');

  /** The bytes of a text in an encoding of one byte for a sign, as Node reads them. */
  const oneByte = (label: string, signs = text): Buffer => {
    const all = new TextDecoder(label).decode(Buffer.from(Array.from({ length: 256 }, (_, code) => code)));
    const codes = new Map([...all].map((sign, code) => [sign, code]));
    return Buffer.from([...signs].map((sign) => codes.get(sign) ?? codes.get(sign === '×' ? 'x' : '?') ?? 0));
  };
  const bigEndian = (signs: string) => Buffer.from(signs, 'utf16le').swap16();

  it.each<[string, Buffer]>([
    ['Windows-1251', oneByte('windows-1251')],
    ['Mac Cyrillic', oneByte('x-mac-cyrillic')],
    ['cp866', oneByte('ibm866')],
    ['KOI8-R', oneByte('koi8-r')],
    ['UTF-16 LE without a mark', Buffer.from(text, 'utf16le')],
    ['UTF-16 LE', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 BE without a mark', bigEndian(text)],
    ['UTF-16 BE', bigEndian(`\uFEFF${text}`)],
  ])('%s is read', async (_, bytes) => {
    const { orders, missing } = await read(bytes);
    expect([missing, orders[0]?.problems, orders[0]?.receiver]).toEqual([[], [], 'Иванова Мария']);
    expect(orders[1]?.receiver).toMatch(/^ЯНО.СК. Юрий$/);
    expect(orders[1]?.order?.reciverStreet).toBe('пр-т Дзержинского');
  });

  it.each(['windows-1251', 'x-mac-cyrillic', 'ibm866', 'koi8-r'])('capital letters in %s', async (label) => {
    const { orders } = await read(oneByte(label, text.toUpperCase()));
    expect(orders[0]?.receiver).toBe('ИВАНОВА МАРИЯ');
  });

  it.each(['windows-1251', 'x-mac-cyrillic', 'ibm866', 'koi8-r'])('a few words in %s', async (label) => {
    const { columns } = await read(oneByte(label, 'ФИО;Телефон\nКот Яна;1'));
    expect(columns.map(({ field }) => field)).toEqual(['name', 'phone']);
  });

  const polish = new Map(
    Object.entries({ Ł: 0xa3, ą: 0xb9, ż: 0xbf, ó: 0xf3, ł: 0xb3, ć: 0xe6, ę: 0xea, ś: 0x9c }),
  );
  it.each<[string, Buffer]>([
    [
      'Polish letters',
      Buffer.from(
        [...'Imię;Nazwisko;Miejscowość\nŁukasz;Gąsior-Żółć;Gdańska ślężna\nJózef;Wąż;Łódź pięć'].map(
          (sign) => polish.get(sign) ?? sign.charCodeAt(0) & 0x7f,
        ),
      ),
    ],
    ['UTF-8 cut in a letter', Buffer.from(text, 'utf8').subarray(0, 103)],
  ])('%s never become other letters in silence', async (_, bytes) => {
    expect(await refusalOf(bytes)).toMatchObject([415, { file: [expect.stringContaining('кодировку')] }]);
  });
});

it.each([
  ['<html><body><table><tr><td>ФИО</td></tr></table></body></html>', 'веб-страница'],
  ['\ufeff<!DOCTYPE html><table></table>', 'веб-страница'],
  [
    '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
    'XML 2003',
  ],
  ['<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация/>', 'файл обмена XML'],
  ['MOXCEL\u0000\u0007', '.mxl'],
])('%s gets the one sentence that helps', async (text, words) => {
  expect(await refusalOf(Buffer.from(text))).toMatchObject([415, { file: [expect.stringContaining(words)] }]);
});

it('a number is read as its format shows it', async () => {
  const styles =
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="2"><numFmt numFmtId="165" formatCode="00000"/><numFmt numFmtId="166" formatCode="&quot;ШЛ-&quot;0000;-0000"/></numFmts><cellStyleXfs><xf numFmtId="165"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>';
  const numbers = [
    '<c r="A2" s="1"><v>21</v></c>',
    '<c r="A3" s="2"><v>7</v></c>',
    '<c r="A4" s="0"><v>21</v></c>',
  ];
  const xml = [HEADINGS, row(), row(), row()].map((cells, at) =>
    sheetRow(
      at + 1,
      ...cells.map((cell, column) =>
        at > 0 && column === 0 ? (numbers[at - 1] ?? '') : textCell(cellName(at, column), cell),
      ),
    ),
  );
  const relation =
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>';
  const bytes = await workbook([{ xml: xml.join('') }], {
    'xl/styles.xml': Buffer.from(styles),
    'xl/_rels/workbook.xml.rels': Buffer.from(relation),
  });
  const { orders } = await read(bytes);
  expect(orders.map(({ order }) => order?.externalId)).toEqual(['00021', 'ШЛ-0007', '21']);
});
