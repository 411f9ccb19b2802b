import { BOLD, line, REGULAR, write, type Box, type Pdf } from '../labels/draw-labels';

/** A4 on its side, mm. */
export const PAGE = { width: 297, height: 210 };
export const MARGIN = 10;
export const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - MARGIN;

const HEAD = 7;
/** Signatures stay together. */
const SIGNATURES = 32;

type Style = Partial<Parameters<typeof write>[3]>;

/** A table with signatures that goes on over pages; everything has a box of its own, so that nothing overlaps. */
export class TablePages {
  /** Of the next thing, mm. */
  y = 0;
  sheet = 0;

  /** `head` writes what stands over the table on each sheet. */
  constructor(
    private readonly pdf: Pdf,
    /** Titles and widths, mm: WIDTH in all. */
    private readonly columns: readonly (readonly [title: string, width: number])[],
    private readonly head: (pages: TablePages) => void,
  ) {
    this.next();
    this.heading();
  }

  put(text: string, box: Box, style: Style = {}): void {
    const at = { ...box, x: (box.x ?? 0) + MARGIN };
    write(this.pdf.document, text, at, { font: REGULAR, largest: 9, ...style });
  }

  row(cells: readonly string[], height: number): void {
    this.room(height, true);
    this.cells(cells, height, { largest: 9 });
  }

  /** A line over the whole width. */
  text(text: string, height: number, style: Style = {}, space = 0): void {
    this.room(height + space, false);
    this.put(text, { y: this.y + space, width: WIDTH, height: 5 }, style);
    this.y += height + space;
  }

  /** Goes on with the next sheet where there is no room; `titled`: under the titles of the columns. */
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
      const width = this.columns[at]?.[1] ?? 0;
      const box = { x: x + 1, y: this.y + 1, width: width - 2, height: height - 1.5 };
      this.put(text, box, { ...style, smallest: 5 });
      x += width;
    }
    this.y += height;
    this.rule();
  }

  private rule(): void {
    line(this.pdf.document, this.y, { x: MARGIN, width: WIDTH });
  }
}
