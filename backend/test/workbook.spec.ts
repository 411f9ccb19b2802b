import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import readXlsx from 'read-excel-file/node';
import { writeCsv } from '../src/platform/files/csv-file';
import type { Cell, TableColumn } from '../src/platform/files/table';
import { writeSheet, writeWorkbook } from '../src/platform/files/workbook';
import {
  openDocument,
  readSheet,
  walk,
  type OpenDocument,
  type Tag,
} from './documents-support/open-document';

const columns: TableColumn[] = [
  { title: 'Номер', format: 'number' },
  { title: 'Кому & куда' },
  { title: 'Телефон', format: 'phone' },
  { title: 'Цена', format: 'money' },
  { title: 'День', format: 'day' },
  { title: 'Оформлен', format: 'minute' },
];

const rows: Cell[][] = [
  [7, 'ООО «Лён» <б> & "в"', '+375 (29) 12-34-567', 12.5, '2026-11-27', '2026-11-27 18:30'],
  [-8, '=HYPERLINK("http://x")', null, null, 'завтра', '1900-03-01 00:00'],
  [0.25, '  две\nстроки_x0041_\u0000\ud800 ', '+1', -0.5, '', null],
  ...['=1+1', '+1', '-1', '@A1', '\t=1', '12/1', '007'].map((value): Cell[] => [
    null,
    value,
    null,
    null,
    null,
    null,
  ]),
];

const tagsOf = (document: OpenDocument, part: string, name: string): Tag['attributes'][] => {
  const found: Tag['attributes'][] = [];
  walk(document.part(part), {
    open: (tag) => {
      if (tag.name === name) found.push(tag.attributes);
    },
  });
  return found;
};

async function* slowly<T>(values: Iterable<T>): AsyncGenerator<T> {
  for (const value of values) {
    await setImmediate();
    yield value;
  }
}

describe('a workbook', () => {
  it('that is a paper has lines above the headings and below the rows', async () => {
    const sheet = {
      name: 'Реестр',
      columns: columns.slice(0, 2),
      rows: [[7, 'Ян']],
      above: ['Реестр № 5'],
      below: ['Всего: <1>'],
    };
    const bytes = await buffer(writeWorkbook([sheet]));
    const [read] = await readXlsx(bytes);
    expect(read?.data).toEqual([
      ['Реестр № 5', null],
      ['Номер', 'Кому & куда'],
      [7, 'Ян'],
      [null, null],
      ['Всего: <1>', null],
    ]);
    const document = await openDocument(bytes);
    const part = 'xl/worksheets/sheet1.xml';
    expect(tagsOf(document, part, 'autoFilter')).toEqual([{ ref: 'A2:B3' }]);
    expect(tagsOf(document, part, 'pageSetup')).toMatchObject([{ orientation: 'landscape' }]);
  });

  it('is read back as it was given: numbers, dates, and texts that stay texts', async () => {
    const [sheet] = await readXlsx(await buffer(writeSheet(columns, slowly(rows), 'Заказы')), {
      trim: false,
    });
    expect(sheet?.sheet).toBe('Заказы');
    expect(sheet?.data.slice(0, 4)).toEqual([
      columns.map(({ title }) => title),
      [
        7,
        'ООО «Лён» <б> & "в"',
        '+375 (29) 12-34-567',
        12.5,
        new Date('2026-11-27T00:00Z'),
        new Date('2026-11-27T18:30Z'),
      ],
      [-8, '=HYPERLINK("http://x")', null, null, 'завтра', new Date('1900-03-01T00:00Z')],
      [0.25, 'две\nстроки_x0041_', '+1', -0.5, null, null],
    ]);
    expect(sheet?.data.slice(4).map((row) => row[1])).toEqual([
      '=1+1',
      '+1',
      '-1',
      '@A1',
      '=1',
      '12/1',
      '007',
    ]);
  });

  it('is a complete package: each part has a type, each relation a part', async () => {
    const sheets = ['Образец', 'Города', 'Пункты'].map((name) => ({ name, columns, rows }));
    const document = await openDocument(await buffer(writeWorkbook(sheets)));
    const typed = tagsOf(document, '[Content_Types].xml', 'Override').map(({ PartName }) => PartName);
    const related = [
      ...tagsOf(document, '_rels/.rels', 'Relationship').map(({ Target }) => `/${Target}`),
      ...tagsOf(document, 'xl/_rels/workbook.xml.rels', 'Relationship').map(({ Target }) => `/xl/${Target}`),
    ];
    const parts = document.names.filter((name) => !/rels$|Types/.test(name)).map((name) => `/${name}`);
    expect(typed.sort()).toEqual(parts.sort());
    expect(related.sort()).toEqual(parts);
    const ids = tagsOf(document, 'xl/_rels/workbook.xml.rels', 'Relationship').map(({ Id }) => Id);
    expect(new Set(ids).size).toBe(4);
    expect(tagsOf(document, 'xl/workbook.xml', 'sheet').map((sheet) => [sheet.name, sheet['r:id']])).toEqual([
      ['Образец', 'rId1'],
      ['Города', 'rId2'],
      ['Пункты', 'rId3'],
    ]);
    expect(ids).toEqual(expect.arrayContaining(['rId1', 'rId2', 'rId3']));
  });

  it('has no formula, and only styles that there are; its elements stand in the order of the standard', async () => {
    const hinted = columns.map((column) => ({ ...column, hint: 'Да & нет', choices: "'Города'!$A$2:$A$3" }));
    const document = await openDocument(await buffer(writeSheet(hinted, rows)));
    const { cells } = readSheet({ ...document, part: (name) => emptyStrings[name] ?? document.part(name) });
    const styles = tagsOf(document, 'xl/styles.xml', 'xf').length - 1;
    for (const { style, formula } of cells.values()) {
      expect(formula).toBe(false);
      expect(style).toBeLessThan(styles);
    }
    const order: string[] = [];
    let depth = 0;
    walk(document.part('xl/worksheets/sheet1.xml'), {
      open: ({ name }) => void (depth++ === 1 && order.push(name)),
      close: () => void depth--,
    });
    expect(order).toEqual([
      'sheetViews',
      'sheetFormatPr',
      'cols',
      'sheetData',
      'autoFilter',
      'dataValidations',
      'ignoredErrors',
    ]);
  });

  it('names its columns beyond Z, and has room for a table without rows', async () => {
    const many = Array.from({ length: 704 }, (_, index) => ({ title: String(index) }));
    const document = await openDocument(await buffer(writeSheet(many, [])));
    const cells = tagsOf(document, 'xl/worksheets/sheet1.xml', 'c').map(({ r }) => r);
    expect([cells[0], cells[25], cells[26], cells[701], cells[702]]).toEqual([
      'A1',
      'Z1',
      'AA1',
      'ZZ1',
      'AAA1',
    ]);
    const [area] = tagsOf(document, 'xl/worksheets/sheet1.xml', 'autoFilter');
    expect(area).toEqual({ ref: 'A1:AAB1' });
  });
});

const emptyStrings: Record<string, string> = { 'xl/sharedStrings.xml': '<sst/>' };

it.each([
  ['workbook', writeSheet],
  ['CSV file', writeCsv],
])('a %s asks for no more rows once its reader is gone, and fails with its rows', async (_, write) => {
  let asked = 0;
  let ended = false;
  const endless = async function* (): AsyncGenerator<Cell[]> {
    try {
      for (;;) {
        if (asked++ % 100 === 0) await setImmediate();
        yield [asked, Math.random().toString(36).repeat(20)];
      }
    } finally {
      ended = true;
    }
  };
  const stream: Readable = write(columns, endless());
  for await (const chunk of stream) if (chunk && asked > 1000) break;
  while (!ended) await setImmediate();
  const atEnd = asked;
  await setImmediate();
  expect(asked).toBe(atEnd);

  const failing = async function* (): AsyncGenerator<Cell[]> {
    yield* slowly(rows);
    throw new Error('no database');
  };
  await expect(buffer(write(columns, failing()))).rejects.toThrow('no database');
});

it('a CSV file has commas in its numbers, days as people write them, and nothing that is run', async () => {
  const written = (await buffer(writeCsv(columns, slowly(rows.slice(0, 5))))).toString();
  expect(written).toBe(
    [
      '\ufeffНомер;Кому & куда;Телефон;Цена;День;Оформлен',
      // A tab before its plus keeps a telephone from being read as a formula.
      '7;"ООО «Лён» <б> & ""в""";"\t+375 (29) 12-34-567";12,5;27.11.2026;27.11.2026 18:30',
      '-8;"\'=HYPERLINK(""http://x"")";;;завтра;01.03.1900 00:00',
      '0,25;"  две\nстроки_x0041_\u0000\ufffd ";"\t+1";-0,5;;',
      ";'=1+1;;;;",
      ";'+1;;;;",
      '',
    ].join('\r\n'),
  );
});
