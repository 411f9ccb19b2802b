import { BOLD, drawBars, line, openPdf, REGULAR, write, type Box, type Pdf } from '../labels/draw-labels';
import { COLUMNS, type RegisterJob, type RegisterPaper } from './register-paper';

/** A4 on its side, mm. */
const PAGE = { width: 297, height: 210 };
const MARGIN = 10;
const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - MARGIN;

/** Four dots of a printer of 203 dpi. */
const MODULE = 0.5;

const ROW = 9;
const HEAD = 7;
/** Signatures stay together. */
const SIGNATURES = 32;

const COPIES = ['Экземпляр отправителя', 'Экземпляр перевозчика'];

/** A register or an act as PDF, once for each side. */
export async function drawRegister({ register }: RegisterJob): Promise<Buffer> {
  const pdf = await openPdf([PAGE.width, PAGE.height], register.title);
  for (const copy of COPIES) drawCopy(pdf, register, copy);
  return pdf.end();
}

function drawCopy(pdf: Pdf, paper: RegisterPaper, copy: string): void {
  let sheet = 0;
  let y = 0;
  const put = (text: string, box: Box, style: Partial<Parameters<typeof write>[3]> = {}): void =>
    write(pdf.document, text, { ...box, x: (box.x ?? 0) + MARGIN }, { font: REGULAR, largest: 9, ...style });
  const rule = (at: number): void => line(pdf.document, at, { x: MARGIN, width: WIDTH });

  const cells = (
    texts: readonly string[],
    height: number,
    style: { font: string; largest: number },
  ): void => {
    let x = 0;
    for (const [at, text] of texts.entries()) {
      const width = COLUMNS[at]?.[1] ?? 0;
      put(text, { x: x + 1, y: y + 1, width: width - 2, height: height - 1.5 }, { ...style, smallest: 5 });
      x += width;
    }
    y += height;
    rule(y);
  };
  const heading = (): void => {
    rule(y);
    cells(
      COLUMNS.map(([title]) => title),
      HEAD,
      { font: BOLD, largest: 8 },
    );
  };
  const nextSheet = (): void => {
    pdf.document.addPage();
    sheet += 1;
    y = MARGIN;
    if (sheet === 1) {
      put(paper.title, { y, width: 180, height: 9 }, { font: BOLD, largest: 18 });
      put(`${paper.day}. ${copy}`, { y: y + 9, width: 180, height: 5 }, { largest: 10 });
      put(`Сдаёт: ${paper.client}`, { y: y + 15, width: 180, height: 5 }, { largest: 10, smallest: 6 });
      put(`Принимает: ${paper.company}`, { y: y + 20, width: 180, height: 5 }, { largest: 10, smallest: 6 });
      drawBars(pdf, paper.digits, { x: 200, y, width: WIDTH + MARGIN - 200, height: 15 }, MODULE);
      const under = { x: 190, y: y + 16, width: WIDTH - 190, height: 5 };
      put(paper.mark || paper.digits, under, { font: paper.mark ? BOLD : REGULAR, align: 'center' });
      y += 28;
    } else {
      const again = `${paper.title} ${paper.day}. ${copy}. Лист ${sheet}`;
      put(again, { y, width: WIDTH, height: 5 }, { largest: 9 });
      y += 7;
    }
  };
  const room = (height: number, titled: boolean): void => {
    if (y + height <= BOTTOM) return;
    nextSheet();
    if (titled) heading();
  };

  nextSheet();
  heading();
  for (const row of paper.rows) {
    room(ROW, true);
    cells(row, ROW, { font: REGULAR, largest: 9 });
  }
  room(9, false);
  put(paper.totals, { y: y + 2, width: WIDTH, height: 5 }, { font: BOLD, largest: 10 });
  y += 9;
  if (paper.missing.length > 0) {
    room(14, false);
    put('Не поступило', { y, width: WIDTH, height: 5 }, { font: BOLD, largest: 10 });
    y += 6;
    for (const text of paper.missing) {
      room(5, false);
      put(text, { y, width: WIDTH, height: 5 }, { smallest: 6 });
      y += 5;
    }
  }
  room(SIGNATURES, false);
  for (const [at, side] of ['Сдал', 'Принял'].entries()) {
    const x = at * (WIDTH / 2);
    put(side, { x, y: y + 6, width: 14, height: 5 }, { font: BOLD, largest: 10 });
    for (const [from, width, hint] of [
      [15, 32, 'подпись'],
      [50, 48, 'фамилия, инициалы'],
      [101, 28, 'дата, время'],
    ] as const) {
      line(pdf.document, y + 11, { x: MARGIN + x + from, width });
      put(hint, { x: x + from, y: y + 12, width, height: 4 }, { largest: 7, align: 'center' });
    }
  }
}
