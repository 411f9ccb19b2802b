import { childOf, readXml } from '../render/xml';
import { columnNumber, fitRowHeight, readCellStyles, readWidths } from './row-heights';

const sheet = (inside: string) => readXml(`<worksheet>${inside}</worksheet>`);
const row = (inside: string, more = '') => readXml(`<row r="5" ${more}>${inside}</row>`);
const text = (ref: string, value: string, look = 0) =>
  `<c r="${ref}" s="${look}" t="inlineStr"><is>${value}</is></c>`;

const plain = { fontSize: 10, bold: false, indent: 0, wraps: true };
const styles = [plain, { ...plain, wraps: false }, { ...plain, indent: 3 }, { ...plain, bold: true }];
const narrow = {
  styles,
  widths: () => 10,
  strings: ['слово слово слово'],
  merged: new Map<string, string>(),
};
const one = 10 * 1.22 + 3;
const lines = (count: number) => Math.ceil(count * 10 * 1.22 + 3);

describe('the columns of a sheet', () => {
  it('have the width of their range, or the sheet’s usual one', () => {
    const widths = readWidths(
      sheet(
        '<sheetFormatPr defaultColWidth="8"/><cols><col min="2" max="3" width="20"/><col min="5" max="5"/></cols>',
      ),
    );
    expect([1, 2, 3, 4, 5, 6].map(widths)).toEqual([8, 20, 20, 8, 8, 8]);
    expect(readWidths(sheet(''))(1)).toBe(9.14);
  });

  it.each([
    ['A', 1],
    ['Z', 26],
    ['AA', 27],
    ['BC', 55],
  ])('named %s is number %d', (letters, number) => expect(columnNumber(letters)).toBe(number));
});

test('the styles of a workbook are read with their fonts and alignment', () => {
  const styles = readXml(
    '<styleSheet><fonts><font><sz val="12"/><b/></font><font><sz val="9"/><b val="0"/></font><font/></fonts>' +
      '<cellXfs><xf fontId="0"><alignment wrapText="1" indent="2"/></xf><xf fontId="1"><alignment wrapText="0"/></xf>' +
      '<xf fontId="2"/><xf/><xf fontId="7"/></cellXfs></styleSheet>',
  );
  expect(readCellStyles(styles)).toEqual([
    { fontSize: 12, bold: true, indent: 2, wraps: true },
    { fontSize: 9, bold: false, indent: 0, wraps: false },
    { fontSize: 11, bold: false, indent: 0, wraps: false },
    { fontSize: 12, bold: true, indent: 0, wraps: false },
    { fontSize: 11, bold: false, indent: 0, wraps: false },
  ]);
  expect(readCellStyles(null)).toEqual([]);
});

describe('a row', () => {
  it.each([
    ['a short text', text('A5', 'слово'), Math.ceil(one)],
    ['a text of three lines', text('A5', 'слово слово слово'), lines(3)],
    ['a shared text of three lines', '<c r="A5" s="0" t="s"><v>0</v></c>', lines(3)],
    ['the highest of its texts', text('A5', 'слово слово слово') + text('B5', 'слово'), lines(3)],
    ['an indent, which leaves less room', text('A5', 'слово', 2), lines(2)],
    ['bold text, which is wider', text('A5', 'слово сло', 3), lines(2)],
  ])('has room for %s', (_name, cells, height) => {
    const found = row(cells);
    expect(fitRowHeight(found, narrow, 10)).toBe(height);
    expect(found.attributes).toMatchObject({ ht: String(height), customHeight: '1' });
  });

  it.each([
    ['a text that does not wrap', text('A5', 'слово слово слово', 1)],
    ['a number', '<c r="A5" s="0" t="n"><v>123456789012345678901234567890</v></c>'],
    ['an empty cell', '<c r="A5" s="0"/>'],
    ['a look that the workbook has not', text('A5', 'слово слово слово', 9)],
  ])('stays as it is for %s', (_name, cell) => {
    const found = row(cell);
    expect(fitRowHeight(found, narrow, 10)).toBe(10);
    expect(found.attributes).not.toHaveProperty('ht');
  });

  it('is never made lower than somebody has drawn it', () => {
    const found = row(text('A5', 'слово слово слово'), 'ht="90"');
    expect(fitRowHeight(found, narrow, 10)).toBe(90);
    expect(found.attributes).toMatchObject({ ht: '90' });
    expect(found.attributes).not.toHaveProperty('customHeight');
  });

  it('counts the columns of a merged area together, of this row only', () => {
    const wide = { ...narrow, merged: new Map([['A5', 'C']]) };
    expect(fitRowHeight(row(text('A5', 'слово слово слово')), wide, 10)).toBe(Math.ceil(one));
    const other = { ...narrow, merged: new Map([['A6', 'C']]) };
    expect(fitRowHeight(row(text('A5', 'слово слово слово')), other, 10)).toBe(lines(3));
  });

  it('of no cells has the usual height', () => {
    expect(fitRowHeight(row(''), narrow, 14.5)).toBe(14.5);
    expect(childOf(row(text('A5', 'слово')), 'c')).not.toBeNull();
  });
});
