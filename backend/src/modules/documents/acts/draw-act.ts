import { BOLD, heightOf, line, openPdf, type Pdf } from '../render/pdf';
import { MARGIN, PAGE, TablePages, WIDTH } from '../render/table-pages';
import type { ActContent, ActJob, Signer } from './act-job';

/** The font size of texts and rows, points. */
const TEXT = 9;

/** The least and the largest height of a row, mm. */
const ROW = { least: 6, largest: 60 };

/** A row of the details of a side, mm. */
const DETAIL = 4.5;

/** The width of a side's column, mm. */
const SIDE = WIDTH / 2 - 5;

/** Draws an act or an invoice as PDF, with page numbers. */
export async function drawAct({ act }: ActJob): Promise<Buffer> {
  const pdf = await openPdf([PAGE.width, PAGE.height], `${act.title} ${act.day}`, { bufferPages: true });
  const pages = new TablePages(pdf, act.columns, (sheet) => drawHead(pdf, sheet, act));
  const tail = tailHeight(pdf, act);
  for (const [at, row] of act.rows.entries()) {
    const height = rowHeight(pdf, act, row);
    // The last row stands with the totals and the signatures.
    if (at === act.rows.length - 1) pages.room(height + tail, true);
    pages.row(row, height);
  }
  pages.row(act.totals, ROW.least);
  pages.y += 2;
  for (const text of act.below) drawText(pdf, pages, text, 10);
  drawSigners(pdf, pages, act.signers);
  for (let at = 0; at < pages.sheet; at++) {
    pdf.document.switchToPage(at);
    const number = `Лист ${at + 1} из ${pages.sheet}`;
    pages.put(number, { x: WIDTH - 35, y: MARGIN, width: 35, height: 5 }, { align: 'right' });
  }
  return pdf.end();
}

function drawHead(pdf: Pdf, pages: TablePages, act: ActContent): void {
  const { y, sheet } = pages;
  pages.across(act.across);
  if (sheet > 1) {
    pages.put(`${act.title} ${act.day}`, { y, width: 230, height: 5 });
    pages.y += 7;
    return;
  }
  pages.put(act.title, { y, width: 230, height: 9 }, { font: BOLD, largest: 18, smallest: 10 });
  pages.put(act.day, { y: y + 9, width: 230, height: 5 }, { largest: 10 });
  pages.y += 17;
  for (const text of act.above) drawText(pdf, pages, text, 10);
  pages.y += 2;
}

/** As high as its longest cell, so that words of a line stand whole. */
function rowHeight({ document }: Pdf, { columns }: ActContent, row: readonly string[]): number {
  const heights = row.map((text, at) => heightOf(document, text, (columns[at]?.[1] ?? 0) - 2, TEXT) + 2);
  return Math.min(Math.max(ROW.least, ...heights), ROW.largest);
}

const textHeight = ({ document }: Pdf, text: string, width: number, size: number): number =>
  heightOf(document, text, width, size) + 1;

/** A text over the whole width, as high as it is. */
function drawText(pdf: Pdf, pages: TablePages, text: string, size: number): void {
  const height = textHeight(pdf, text, WIDTH, size);
  pages.room(height, false);
  pages.put(text, { y: pages.y, width: WIDTH, height: height + 1 }, { largest: size });
  pages.y += height;
}

function tailHeight(pdf: Pdf, { below, signers }: ActContent): number {
  const texts = below.reduce((sum, text) => sum + textHeight(pdf, text, WIDTH, 10), 0);
  return ROW.least + 2 + texts + signersHeight(pdf, signers);
}

const sideHeight = (pdf: Pdf, { name, details }: Signer): number =>
  DETAIL +
  textHeight(pdf, name, SIDE, TEXT) +
  details.reduce((sum, text) => sum + textHeight(pdf, text, SIDE, TEXT), 0);

/** The place for a signature under the details, mm. */
const HAND = 26;

const signersHeight = (pdf: Pdf, signers: readonly Signer[]): number =>
  4 + Math.max(0, ...signers.map((signer) => sideHeight(pdf, signer))) + HAND;

/** The sides in two columns: who, with what details, and who signs. */
function drawSigners(pdf: Pdf, pages: TablePages, signers: readonly Signer[]): void {
  const height = signersHeight(pdf, signers);
  pages.room(height, false);
  const top = pages.y + 4;
  for (const [at, signer] of signers.entries()) {
    const x = at * (WIDTH / 2);
    let y = top;
    pages.put(signer.role, { x, y, width: SIDE, height: DETAIL }, { font: BOLD });
    y += DETAIL;
    for (const text of [signer.name, ...signer.details]) {
      const room = textHeight(pdf, text, SIDE, TEXT);
      pages.put(text, { x, y, width: SIDE, height: room + 1 });
      y += room;
    }
    const hand = pages.y + height - HAND + 3;
    pages.put(signer.position, { x, y: hand, width: SIDE, height: DETAIL }, { smallest: 5 });
    line(pdf.document, hand + 14, { x: MARGIN + x, width: 45 });
    pages.put('подпись', { x, y: hand + 15, width: 45, height: 4 }, { largest: 7, align: 'center' });
    const name = { x: x + 48, y: hand + 10, width: SIDE - 48, height: DETAIL };
    pages.put(signer.signature, name, { smallest: 5 });
  }
  pages.y += height;
}
