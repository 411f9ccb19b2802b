import { attribute, withAttribute } from '../render/xml';
import { movedAreas } from './references';
import { columnNumber, readWidths, withRoom, type Look } from './row-heights';
import type { RowMap } from './row-map';
import { readRows, writeRows } from './sheet-rows';

/** A4 upright, in points, and the share of the full size below which small print stops being readable. */
const paper = { width: 595, height: 842 };
const smallestScale = 0.45;
const pointsPerCharacter = 5.25;

interface Workbook {
  looks: readonly Look[];
  strings: readonly string[];
}

/** Mends a filled sheet: numbers of rows and cells, merged areas, heights, pages. `template` is it before filling. */
export function finishSheet(
  template: string,
  filled: string,
  { looks, strings }: Workbook,
): { sheet: string; map: RowMap } {
  const { rows, map } = readRows(template, filled);
  const body = /<sheetData\b[^>]*>[\s\S]*<\/sheetData>/.exec(filled);
  if (!body) return { sheet: filled, map };
  const before = filled.slice(0, body.index);
  const after = withMovedAreas(filled.slice(body.index + body[0].length), map);

  const areas = [...after.matchAll(/<mergeCell ref="([A-Z]+\d+):([A-Z]+)\d+"/g)];
  const merged = new Map(areas.map(([, first = '', last = '']) => [first, last]));
  const usual = Number(/<sheetFormatPr[^>]*\sdefaultRowHeight="([\d.]+)"/.exec(before)?.[1] ?? 15);
  const measures = { looks, strings, merged, widths: readWidths(before) };
  const roomy = rows.map((row) => withRoom(row, measures, usual));
  const height = roomy.reduce((sum, row) => sum + row.height, 0);

  const sheet = `${withDimension(before, map)}<sheetData>${writeRows(roomy)}</sheetData>${after}`;
  return { sheet: onPages(sheet, pagesNeeded(sheet, height)), map };
}

const withDimension = (xml: string, map: RowMap): string =>
  xml.replace(/<dimension ref="([^"]+)"/, (whole, reference: string) => {
    const [moved] = movedAreas(reference, map);
    return moved === undefined ? whole : `<dimension ref="${moved}"`;
  });

/** What stands after the rows names them: merged areas, links, conditional formats, checks of input. */
function withMovedAreas(xml: string, map: RowMap): string {
  const merges = xml.replace(/<mergeCells\b[^>]*>([\s\S]*?)<\/mergeCells>/, (_, list: string) => {
    const areas = [...list.matchAll(/ref="([^"]+)"/g)].flatMap(([, reference = '']) =>
      movedAreas(reference, map),
    );
    const cells = areas.map((reference) => `<mergeCell ref="${reference}"/>`).join('');
    return cells && `<mergeCells count="${areas.length}">${cells}</mergeCells>`;
  });
  return merges
    .replace(/<hyperlink\b([^>]*)\/>/g, (_, tag: string) =>
      movedAreas(attribute(tag, 'ref') ?? '', map)
        .map((reference) => `<hyperlink${withAttribute(tag, 'ref', reference)}/>`)
        .join(''),
    )
    .replace(/\ssqref="([^"]+)"/g, (whole, list: string) => {
      const areas = list.split(' ').flatMap((reference) => movedAreas(reference, map));
      return areas.length > 0 ? ` sqref="${areas.join(' ')}"` : whole;
    });
}

/** One page while its print stays readable, else about as many as it takes at the full width. */
function pagesNeeded(sheet: string, height: number): number {
  const margins = /<pageMargins\b([^>]*)>/.exec(sheet)?.[1] ?? '';
  const inches = (side: string): number => 72 * Number(attribute(margins, side) ?? 0.7);
  const widths = readWidths(sheet);
  const lastColumn = columnNumber(/<dimension ref="[A-Z]+\d+:([A-Z]+)/.exec(sheet)?.[1] ?? 'A');
  const width = Array.from({ length: lastColumn }, (_, i) => widths(i + 1)).reduce(
    (sum, one) => sum + one,
    0,
  );
  const across = (paper.width - inches('left') - inches('right')) / (width * pointsPerCharacter);
  const down = (paper.height - inches('top') - inches('bottom')) / height;
  return down >= Math.min(across, smallestScale) ? 1 : Math.max(2, Math.round(Math.min(1, across) / down));
}

const onPages = (sheet: string, pages: number): string =>
  pages === 1
    ? sheet
    : sheet.replace(/<pageSetup\b[^>]*>/, (tag) =>
        tag.replace(/fitToHeight="\d+"/, `fitToHeight="${pages}"`),
      );
