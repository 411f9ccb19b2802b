import { writeAcross } from '../xlsx/across';
import { finishWorkbook } from '../xlsx/finish-workbook';
import { fill, mapTexts } from './fill';
import { joinWorkbooks, type FilledWorkbook } from './join-workbooks';
import type { SheetsJob } from './jobs';
import { writePackage, type Parts } from './package';
import { qrPicture } from './qr';
import type { Template } from './template';

/**
 * Fills a template with sanitised data and packs it; `qr` is the text of the QR code, `across` one over the whole sheet. The output is deterministic. Throws if the
 * template cannot be filled.
 */
export const makeDocument = async (
  template: Template,
  data: object,
  qr: string | null,
  across = '',
): Promise<Buffer> => writePackage(await filled(template, data, qr, across));

/** Fills a template several times, as sheets of one workbook. */
export async function makeSheets(template: Template, sheets: SheetsJob['sheets']): Promise<Buffer> {
  const workbooks: FilledWorkbook[] = [];
  for (const { data, qr, across, mark } of sheets)
    workbooks.push({ parts: await filled(template, data, qr, across), mark });
  return writePackage(joinWorkbooks(workbooks));
}

async function filled(template: Template, data: object, qr: string | null, across = ''): Promise<Parts> {
  const { kind, texts, workbook } = template;
  const values = workbook ? mapTexts(data, asCellText) : data;
  const parts: Parts = new Map(template.parts);
  for (const [name, xml] of texts) parts.set(name, Buffer.from(await fill(xml, values, kind)));
  if (workbook) {
    finishWorkbook(workbook, parts);
    if (across) writeAcross(workbook, parts, across);
  }
  if (qr !== null && template.qr !== null) parts.set(template.qr, await qrPicture(qr));
  return parts;
}

/** Escapes `_x0041_`, which Excel decodes as the letter A. */
const asCellText = (text: string): string => text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
