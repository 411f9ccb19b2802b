import { BOLD, drawBars, drawQr, openPdf } from '../render/pdf';
import { MARGIN, PAGE, TablePages, WIDTH } from '../render/table-pages';
import { COLUMNS, type RunJob } from './run-sheet';

/** The module of the barcode, mm: four dots at 203 dpi. */
const MODULE = 0.5;

const ROW = 12;
/** A line of what has changed, under its row. */
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
    const change = run.changes[at];
    // The line stands on the page of its row.
    pages.room(change ? ROW + LINE : ROW, true);
    pages.row(row, ROW);
    if (change) pages.text(change, LINE, { font: BOLD, largest: 9, smallest: 6 }, 0.5);
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
