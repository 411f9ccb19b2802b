import { childOf, readXml } from '../render/xml';
import { fitPages } from './pages';

const noMargins = '<pageMargins left="0" right="0" top="0" bottom="0"/>';

/** On how many pages a sheet of one column is printed; undefined for what the template says. */
function pages(height: number, characters: number, margins = noMargins): string | undefined {
  const sheet = readXml(`<worksheet><dimension ref="A1:A9"/>${margins}<pageSetup/></worksheet>`);
  fitPages(sheet, height, () => characters);
  return childOf(sheet, 'pageSetup')?.attributes.fitToHeight;
}

describe('a sheet on paper of 842 points', () => {
  it.each([
    ['a short one on a page', 800, 100, undefined],
    ['one on a page at the smallest print that is readable', 842 / 0.45, 100, undefined],
    ['one that is a little higher on two', 1880, 100, '2'],
    ['a high one on as many as it takes at the full width', 842 * 5, 100, '5'],
    ['a wide one, which is printed small anyway, on a page', 842 * 3, 600, undefined],
    ['a wide and high one on those of that small print', 842 * 30, 600, '6'],
  ])('%s', (_, height, characters, expected) => expect(pages(height, characters)).toBe(expected));

  it('has less room with margins, of which none that is given has 0.7 inches', () => {
    const height = 842 / 0.45 - 1;
    expect(pages(height, 100)).toBeUndefined();
    expect(pages(height, 100, '<pageMargins left="0" right="0" top="0.1" bottom="0"/>')).toBe('2');
    expect(pages(height, 100, '<pageMargins left="0" right="0" top="0"/>')).toBe('2');
    expect(pages(height, 100, '')).toBe('2');
  });

  it('keeps the number of pages open where the template leaves it so', () => {
    const sheet = readXml(
      `<worksheet><dimension ref="A1:A9"/>${noMargins}<pageSetup fitToHeight="0"/></worksheet>`,
    );
    fitPages(sheet, 9000, () => 100);
    expect(childOf(sheet, 'pageSetup')?.attributes.fitToHeight).toBe('0');
  });

  it('stays as it is where the template says nothing of pages', () => {
    const sheet = readXml('<worksheet><dimension ref="A1:A9"/></worksheet>');
    fitPages(sheet, 9000, () => 100);
    expect(childOf(sheet, 'pageSetup')).toBeUndefined();
  });
});
