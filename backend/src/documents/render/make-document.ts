import QRCode from 'qrcode';
import { movedDrawing, related } from '../xlsx/drawings';
import { movedFormula } from '../xlsx/references';
import type { RowMap } from '../xlsx/row-map';
import { finishSheet } from '../xlsx/sheet';
import { fill, mapTexts } from './fill';
import { writePackage, type Parts } from './package';
import type { Template } from './template';
import { attribute, hasMarkers } from './xml';

/**
 * Fills a template with cleaned data and packs it; `qr` is the text of the QR code. Equal input gives equal bytes.
 * Throws when the template cannot be filled.
 */
export async function makeDocument(template: Template, data: object, qr: string | null): Promise<Buffer> {
  const { kind, texts } = template;
  const values = kind === 'xlsx' ? mapTexts(data, asCellText) : data;
  const filled = new Map<string, string>();
  for (const [name, xml] of texts) filled.set(name, hasMarkers(xml) ? await fill(xml, values, kind) : xml);
  if (kind === 'xlsx') finishWorkbook(template, filled);

  const parts: Parts = new Map(template.parts);
  for (const [name, xml] of filled) parts.set(name, Buffer.from(xml));
  if (qr !== null && template.qr !== null) {
    parts.set(template.qr, await QRCode.toBuffer(qr, { margin: 0, scale: 10, errorCorrectionLevel: 'M' }));
  }
  return writePackage(parts);
}

/** Excel reads `_x0041_` in a cell as the letter A. */
const asCellText = (text: string): string => text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

/** Mends what filling has broken: carbone knows nothing of the numbers of rows. */
function finishWorkbook(template: Template, filled: Map<string, string>): void {
  const workbook = filled.get('xl/workbook.xml') ?? '';
  const maps: (RowMap | undefined)[] = [];
  const sheets = [...workbook.matchAll(/<sheet\b[^>]*>/g)];
  for (const [index, [tag]] of sheets.entries()) {
    const name = related('xl/workbook.xml', attribute(tag, 'r:id') ?? '', template.parts);
    const [before, after] = [template.texts.get(name ?? ''), filled.get(name ?? '')];
    if (name === null || before === undefined || after === undefined) continue;
    const { sheet, map } = finishSheet(before, after, template);
    filled.set(name, sheet);
    maps[index] = map;
    const drawing = related(name, /<drawing\b[^>]*r:id="([^"]+)"/.exec(sheet)?.[1] ?? '', template.parts);
    const picture = filled.get(drawing ?? '');
    if (drawing !== null && picture !== undefined) filled.set(drawing, movedDrawing(picture, map));
  }
  const calculates = [...filled.values()].some((xml) => /<f\b[^>]*>/.test(xml));
  const moved = withMovedNames(workbook, maps);
  filled.set('xl/workbook.xml', calculates ? calculatedOnOpening(moved) : moved);
}

/** The values that formulas had in the template are gone. */
function calculatedOnOpening(workbook: string): string {
  const without = workbook.replace(/<calcPr\b[^>]*(?:\/>|>[\s\S]*?<\/calcPr>)/, '');
  const before = without.includes('</definedNames>') ? '</definedNames>' : '</sheets>';
  return without.replace(before, `${before}<calcPr fullCalcOnLoad="1"/>`);
}

/** Print areas and repeated headings belong to a sheet and name its rows. */
const withMovedNames = (workbook: string, maps: readonly (RowMap | undefined)[]): string =>
  workbook.replace(
    /(<definedName\b([^>]*)>)([^<]*)(<\/definedName>)/g,
    (whole, open: string, tag: string, formula: string, close: string) => {
      const map = maps[Number(attribute(tag, 'localSheetId') ?? NaN)];
      return map ? `${open}${movedFormula(formula, map)}${close}` : whole;
    },
  );
