import { descendants, readXml, writeXml } from '../render/xml';
import { renumberRows } from './sheet-rows';

/** The cells of a row of a filled sheet. */
function sound(...cells: string[]): string[] {
  const sheet = readXml(`<worksheet><sheetData><row r="7">${cells.join('')}</row></sheetData></worksheet>`);
  renumberRows(sheet, [7]);
  return descendants(sheet, 'c').map((cell) => writeXml(cell).replace(/^.*\n/, ''));
}

describe('a cell for a number', () => {
  it('keeps what is one', () => {
    for (const number of ['0', '-4.35', '12', '1e-7', '2.5E+3'])
      expect(sound(`<c r="A7" t="n"><v>${number}</v></c>`)).toEqual([`<c r="A7" t="n"><v>${number}</v></c>`]);
  });

  it('is empty without one, and one of text with anything else', () => {
    expect(sound('<c r="A7" t="n"><v></v></c>', '<c r="B7" t="n"/>')).toEqual([
      '<c r="A7" t="n"/>',
      '<c r="B7" t="n"/>',
    ]);
    expect(sound('<c r="A7" t="n"><v>по договору</v></c>')).toEqual([
      '<c r="A7" t="inlineStr"><is><t xml:space="preserve">по договору</t></is></c>',
    ]);
  });
});

it('a cell of another type, and one with a formula, is left as it is', () => {
  expect(sound('<c r="A7" t="s"><v>x3</v></c>')).toEqual(['<c r="A7" t="s"><v>x3</v></c>']);
  expect(sound('<c r="A7" t="n"><f>1+1</f><v>2</v></c>')).toEqual(['<c r="A7" t="n"><f>1+1</f></c>']);
});
