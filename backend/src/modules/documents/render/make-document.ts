import { finishBook } from '../xlsx/finish-book';
import { fill, mapTexts } from './fill';
import { joinBooks, type FilledBook } from './join-books';
import type { SheetsJob } from './jobs';
import { writePackage, type Parts } from './package';
import { qrPicture } from './qr';
import type { Template } from './template';

/**
 * Fills a template with cleaned data and packs it; `qr` is the text of the QR code. Equal input gives equal bytes.
 * Throws when the template cannot be filled.
 */
export const makeDocument = async (template: Template, data: object, qr: string | null): Promise<Buffer> =>
  writePackage(await filled(template, data, qr));

/** The same for many as sheets of one workbook. */
export async function makeSheets(template: Template, sheets: SheetsJob['sheets']): Promise<Buffer> {
  const books: FilledBook[] = [];
  for (const { data, qr, mark } of sheets) books.push({ parts: await filled(template, data, qr), mark });
  return writePackage(joinBooks(books));
}

async function filled(template: Template, data: object, qr: string | null): Promise<Parts> {
  const { kind, texts, book } = template;
  const values = book ? mapTexts(data, asCellText) : data;
  const parts: Parts = new Map(template.parts);
  for (const [name, xml] of texts) parts.set(name, Buffer.from(await fill(xml, values, kind)));
  if (book) finishBook(book, parts);
  if (qr !== null && template.qr !== null) parts.set(template.qr, await qrPicture(qr));
  return parts;
}

/** Excel reads `_x0041_` in a cell as the letter A. */
const asCellText = (text: string): string => text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
