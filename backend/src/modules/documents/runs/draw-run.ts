import { BOLD, drawBars, drawQr, heightOf, line, mm, openPdf, type Pdf } from '../render/pdf';
import { MARGIN, PAGE, SIGNATURES, TablePages, WIDTH } from '../render/table-pages';
import { COLUMNS, type RunJob, type SheetRow } from './run-sheet';

/** The module of the barcode, mm: four dots at 203 dpi. */
const MODULE = 0.5;

/** The module of a row's barcode, mm: two dots. */
const ROW_MODULE = 0.25;

/** The least and the largest height of a row, mm: the barcode, and a page. */
const ROW = { least: 13, largest: 140 };

/** The height of the totals, mm. */
const TOTALS = 9;

/** The font size of a row, points. */
const TEXT = 9;

/** A line of an order that is no longer carried. */
const LINE = 6;

/** The QR code between the title and the barcode, with the same digits. */
const QR = { right: 176, box: 22 };

/** Draws the sheet of a run as PDF, with page numbers. */
export async function drawRun({ run }: RunJob): Promise<Buffer> {
  const pdf = await openPdf([PAGE.width, PAGE.height], run.title, { bufferPages: true });
  const pages = new TablePages(pdf, COLUMNS, (sheet) => {
    const { y } = sheet;
    if (sheet.sheet > 1) {
      sheet.put(`${run.title}. ${run.made}. ${run.who}`, { y, width: 240, height: 5 });
      sheet.y += 7;
      return;
    }
    sheet.put(run.title, { y, width: 140, height: 9 }, { font: BOLD, largest: 18 });
    sheet.put(run.who, { y: y + 10, width: 140, height: 5 }, { largest: 11, smallest: 6 });
    sheet.put(run.made, { y: y + 16, width: 140, height: 5 }, { largest: 10, smallest: 6 });
    sheet.put(run.company, { y: y + 21, width: 140, height: 5 }, { largest: 10, smallest: 6 });
    drawQr(pdf.document, pdf.qrOf(run.digits), { ...QR, top: y + 6 });
    drawBars(pdf, run.digits, { x: 180, y: y + 6, width: WIDTH + MARGIN - 180, height: 13 }, MODULE);
    const under = { x: 170, y: y + 20, width: WIDTH - 170, height: 4 };
    sheet.put(run.digits, under, { largest: 8, align: 'center' });
    sheet.y += 27;
  });
  for (const [at, row] of run.rows.entries()) {
    const height = rowHeight(pdf, row);
    // The last row stands with the totals and the signatures.
    if (at === run.rows.length - 1)
      pages.room(height + run.gone.length * (LINE + 1) + TOTALS + SIGNATURES, true);
    drawRow(pdf, pages, row, height);
  }
  for (const gone of run.gone) pages.text(gone, LINE, { font: BOLD, largest: 9, smallest: 6 }, 1);
  pages.text(run.totals, 7, { font: BOLD, largest: 10, smallest: 6 }, 2);
  pages.signatures(['Выдал', 'Принял']);
  for (let at = 0; at < pages.sheet; at++) {
    pdf.document.switchToPage(at);
    const number = `Лист ${at + 1} из ${pages.sheet}`;
    pages.put(number, { x: WIDTH - 35, y: MARGIN, width: 35, height: 5 }, { align: 'right' });
  }
  return pdf.end();
}

/** As high as its longest cell, so that a comment stands whole. */
function rowHeight({ document }: Pdf, { cells }: SheetRow): number {
  const heights = cells.map((text, at) => heightOf(document, text, (COLUMNS[at]?.[1] ?? 0) - 2, TEXT) + 2);
  return Math.min(Math.max(ROW.least, ...heights), ROW.largest);
}

/** The left edge of a column, mm. */
const leftOf = (title: string): number => {
  const at = COLUMNS.findIndex(([one]) => one === title);
  return COLUMNS.slice(0, at).reduce((sum, [, width]) => sum + width, 0);
};

/** The side of a box to be ticked, mm. */
const TICK = 2.6;

function drawRow(pdf: Pdf, pages: TablePages, { cells, digits, outcomes }: SheetRow, height: number): void {
  pages.row(cells, height);
  const { document } = pdf;
  const top = pages.y - height;
  const bars = { x: MARGIN + leftOf('Заказ'), y: top + 5.5, width: 41, height: 6 };
  drawBars(pdf, digits, bars, ROW_MODULE);
  for (const title of ['Исход', 'Час', 'Подпись'])
    document.rect(mm(MARGIN + leftOf(title)), mm(top), mm(0.125), mm(height)).fill();
  const x = leftOf('Исход') + 1.5;
  for (const [at, words] of outcomes.entries()) {
    const y = top + 1.2 + at * 3.8;
    document
      .lineWidth(0.5)
      .rect(mm(MARGIN + x), mm(y), mm(TICK), mm(TICK))
      .stroke();
    pages.put(words, { x: x + TICK + 1, y, width: 28, height: 4 }, { largest: 7 });
  }
  pages.put('причина', { x, y: top + 9, width: 11, height: 4 }, { largest: 6 });
  line(document, top + 11.5, { x: MARGIN + x + 9, width: 21 });
}
