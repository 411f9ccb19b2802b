import { allIn, childOf, elementsOf, newElement, type XmlElement } from '../render/xml';
import type { Book } from './book';
import { fitPages } from './pages';
import { movedAreas } from './references';
import { giveRoom, readWidths } from './row-heights';
import type { RowMap } from './row-map';
import { numberRows, rowsOf } from './sheet-rows';

/** Repairs a filled sheet: numbers of rows and cells, merged areas, heights, pages. `sources` are the rows it had before. */
export function finishSheet(sheet: XmlElement, sources: readonly number[], book: Book): RowMap {
  const map = numberRows(sheet, sources);
  moveAreas(sheet, map);
  const merged = new Map(allIn(sheet, 'mergeCell').map(({ attributes }) => mergedColumns(attributes.ref)));
  const measures = { looks: book.looks, strings: book.strings, merged, widths: readWidths(sheet) };
  const usual = Number(childOf(sheet, 'sheetFormatPr')?.attributes.defaultRowHeight ?? 15);
  const height = rowsOf(sheet).reduce((sum, row) => sum + giveRoom(row, measures, usual), 0);
  fitPages(sheet, height, measures.widths);
  return map;
}

/** A5:C5 as its first cell and its last column. */
const mergedColumns = (area = ''): [string, string] => {
  const [first = '', last = ''] = area.split(':');
  return [first, last.replace(/\d+$/, '')];
};

/** Lists of areas, each element with one; Excel calls an empty list damaged. */
const LISTS = ['mergeCells', 'hyperlinks'];
/** Their areas do not move: the view of a new document, and the rows themselves. */
const UNMOVED = ['sheetViews', 'sheetData'];

/** The elements around the rows that refer to them: the used area, merged areas, links, conditional formats, checks of input. */
function moveAreas(sheet: XmlElement, map: RowMap): void {
  const dimension = childOf(sheet, 'dimension');
  const [used] = movedAreas(dimension?.attributes.ref ?? '', map);
  if (dimension && used) dimension.attributes.ref = used;
  for (const list of elementsOf(sheet).filter(({ name }) => LISTS.includes(name))) {
    list.children = elementsOf(list).flatMap(({ name, attributes }) =>
      movedAreas(attributes.ref ?? '', map).map((ref) => newElement(name, { ...attributes, ref })),
    );
    if (list.attributes.count) list.attributes.count = String(list.children.length);
    if (list.isEmpty) sheet.children = sheet.children.filter((child) => child !== list);
  }
  const around = elementsOf(sheet).filter(({ name }) => !UNMOVED.includes(name));
  for (const { attributes } of around.flatMap((one) => [one, ...allIn(one)])) {
    const areas = attributes.sqref?.split(' ').flatMap((area) => movedAreas(area, map)) ?? [];
    if (areas.length > 0) attributes.sqref = areas.join(' ');
  }
}
