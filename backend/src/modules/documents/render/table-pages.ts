import { BOLD, line, REGULAR, write, writeAcross, type Box, type Pdf } from './pdf';

/** A4 landscape, mm. */
export const PAGE = { width: 297, height: 210 };
export const MARGIN = 10;
export const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - MARGIN;

const HEAD = 7;
/** From the top of a row to the middle of its first line, mm. */
const FIRST_LINE = 2.9;
/** The height of the signatures, which are not split, mm. */
export const SIGNATURES = 32;

/** A column of a table; each sign of a code counts, numbers stand at its right edge. */
export type Column = readonly [title: string, width: number, kind?: 'code' | 'number'];

type Style = Partial<Parameters<typeof write>[3]>;

/** A table over several pages, with signatures. Every text has its own box, so texts do not overlap. */
export class TablePages {
  /** The position of the next element, mm. */
  y = 0;
  sheet = 0;

  /** `head` draws the page header. */
  constructor(
    private readonly pdf: Pdf,
    /** Titles and widths, mm; WIDTH in total. */
    private readonly columns: readonly Column[],
    private readonly head: (pages: TablePages) => void,
  ) {
    this.next();
    this.heading();
  }

  put(text: string, box: Box, style: Style = {}): void {
    const at = { ...box, x: (box.x ?? 0) + MARGIN };
    write(this.pdf.document, text, at, { font: REGULAR, largest: 9, ...style });
  }

  /** A struck out row has a line through all its cells but the last. */
  row(cells: readonly string[], height: number, isStruck = false): void {
    this.room(height, true);
    const middle = this.y + FIRST_LINE;
    this.cells(cells, height, { largest: 9 });
    const [, width] = this.columns.at(-1) ?? ['', 0];
    if (isStruck) line(this.pdf.document, middle, { x: MARGIN, width: WIDTH - width });
  }

  /** Writes a large pale text from corner to corner of the current page, under its content. */
  across(text: string): void {
    writeAcross(this.pdf.document, text, PAGE);
  }

  /** Writes a line of text over the whole width. */
  text(text: string, height: number, style: Style = {}, space = 0): void {
    this.room(height + space, false);
    this.put(text, { y: this.y + space, width: WIDTH, height: 5 }, style);
    this.y += height + space;
  }

  /** Starts a new page if `height` does not fit; `titled` repeats the column titles. */
  room(height: number, titled: boolean): void {
    if (this.y + height <= BOTTOM) return;
    this.next();
    if (titled) this.heading();
  }

  signatures(sides: readonly string[]): void {
    this.room(SIGNATURES, false);
    for (const [at, side] of sides.entries()) {
      const x = at * (WIDTH / 2);
      this.put(side, { x, y: this.y + 6, width: 14, height: 5 }, { font: BOLD, largest: 10, smallest: 6 });
      for (const [from, width, hint] of [
        [15, 32, 'подпись'],
        [50, 48, 'фамилия, инициалы'],
        [101, 28, 'дата, время'],
      ] as const) {
        line(this.pdf.document, this.y + 11, { x: MARGIN + x + from, width });
        const under = { x: x + from, y: this.y + 12, width, height: 4 };
        this.put(hint, under, { largest: 7, align: 'center' });
      }
    }
    this.y += SIGNATURES;
  }

  private next(): void {
    this.pdf.document.addPage();
    this.sheet += 1;
    this.y = MARGIN;
    this.head(this);
  }

  private heading(): void {
    this.rule();
    this.cells(
      this.columns.map(([title]) => title),
      HEAD,
      { font: BOLD, largest: 8 },
    );
  }

  private cells(texts: readonly string[], height: number, style: Style): void {
    let x = 0;
    for (const [at, text] of texts.entries()) {
      const [, width = 0, kind] = this.columns[at] ?? [];
      const box = { x: x + 1, y: this.y + 1, width: width - 2, height: height - 1.5 };
      const align = kind === 'number' ? 'right' : 'left';
      this.put(text, box, { ...style, smallest: 5, align, isCode: kind === 'code' });
      x += width;
    }
    this.y += height;
    this.rule();
  }

  private rule(): void {
    line(this.pdf.document, this.y, { x: MARGIN, width: WIDTH });
  }
}
