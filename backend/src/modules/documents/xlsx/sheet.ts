import { descendants, childOf, elementsOf, newElement, type XmlElement } from '../render/xml';
import type { WorkbookTemplate } from './workbook';
import { fitPages } from './pages';
import { movedAreas } from './references';
import { fitRowHeight, readWidths } from './row-heights';
import type { RowMap } from './row-map';
import { renumberRows, rowsOf } from './sheet-rows';

/** Repairs a filled sheet: row and cell numbers, merged areas, heights, pages. `sources` are the row numbers of the template. */
export function finishSheet(
  sheet: XmlElement,
  sources: readonly number[],
  workbook: WorkbookTemplate,
): RowMap {
  const map = renumberRows(sheet, sources);
  moveAreas(sheet, map);
  const merged = new Map(
    descendants(sheet, 'mergeCell').map(({ attributes }) => mergedColumns(attributes.ref)),
  );
  const measures = { styles: workbook.styles, strings: workbook.strings, merged, widths: readWidths(sheet) };
  const usual = Number(childOf(sheet, 'sheetFormatPr')?.attributes.defaultRowHeight ?? 15);
  const height = rowsOf(sheet).reduce((sum, row) => sum + fitRowHeight(row, measures, usual), 0);
  fitPages(sheet, height, measures.widths);
  return map;
}

/** The first cell and the last column of an area such as A5:C5. */
const mergedColumns = (area = ''): [string, string] => {
  const [first = '', last = ''] = area.split(':');
  return [first, last.replace(/\d+$/, '')];
};

/** Lists with an area per element; Excel rejects an empty list. */
const LISTS = ['mergeCells', 'hyperlinks'];
/** Elements whose areas are not moved. */
const UNMOVED = ['sheetViews', 'sheetData'];

/** Moves areas outside of the rows: the dimension, merged areas, hyperlinks, conditional formats, data validations. */
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
  for (const { attributes } of around.flatMap((one) => [one, ...descendants(one)])) {
    const areas = attributes.sqref?.split(' ').flatMap((area) => movedAreas(area, map)) ?? [];
    if (areas.length > 0) attributes.sqref = areas.join(' ');
  }
}
