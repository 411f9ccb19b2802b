import { BOLD, drawBars, openPdf, REGULAR, type Pdf } from '../render/pdf';
import { MARGIN, PAGE, TablePages, WIDTH } from '../render/table-pages';
import { COLUMNS, type RegisterJob, type RegisterContent } from './register-job';

/** The module of the barcode, mm: four dots at 203 dpi. */
const MODULE = 0.5;

const ROW = 9;

const COPIES = ['Экземпляр отправителя', 'Экземпляр перевозчика'];

/** Draws a register or an act as PDF, a copy for each party. */
export async function drawRegister({ register }: RegisterJob): Promise<Buffer> {
  const pdf = await openPdf([PAGE.width, PAGE.height], register.title);
  for (const copy of COPIES) drawCopy(pdf, register, copy);
  return pdf.end();
}

function drawCopy(pdf: Pdf, paper: RegisterContent, copy: string): void {
  const pages = new TablePages(pdf, COLUMNS, (sheet) => drawHead(pdf, sheet, paper, copy));
  for (const [at, row] of paper.rows.entries()) pages.row(row, ROW, paper.struck.includes(at));
  pages.text(paper.totals, 7, { font: BOLD, largest: 10 }, 2);
  for (const text of paper.gone) pages.text(text, 6, { font: BOLD, largest: 10, smallest: 6 });
  if (paper.missing.length > 0) {
    pages.room(14, false);
    pages.text('Не поступило', 6, { font: BOLD, largest: 10 });
    for (const text of paper.missing) pages.text(text, 5, { smallest: 6 });
  }
  pages.signatures(['Сдал', 'Принял']);
}

function drawHead(pdf: Pdf, pages: TablePages, paper: RegisterContent, copy: string): void {
  const { y, sheet } = pages;
  pages.across(paper.across);
  if (sheet > 1) {
    const again = `${paper.title} ${paper.day}. ${copy}. Лист ${sheet}`;
    pages.put(again, { y, width: WIDTH, height: 5 });
    pages.y += 7;
    return;
  }
  pages.put(paper.title, { y, width: 180, height: 9 }, { font: BOLD, largest: 18, smallest: 12 });
  pages.put(`${paper.day}. ${copy}`, { y: y + 9, width: 180, height: 5 }, { largest: 10 });
  pages.put(`Сдаёт: ${paper.client}`, { y: y + 15, width: 180, height: 5 }, { largest: 10, smallest: 6 });
  pages.put(
    `Принимает: ${paper.company}`,
    { y: y + 20, width: 180, height: 5 },
    { largest: 10, smallest: 6 },
  );
  drawBars(pdf, paper.digits, { x: 200, y, width: WIDTH + MARGIN - 200, height: 15 }, MODULE);
  const under = { x: 190, y: y + 16, width: WIDTH - 190, height: 5 };
  pages.put(paper.mark || paper.digits, under, { font: paper.mark ? BOLD : REGULAR, align: 'center' });
  pages.y += 28;
}
