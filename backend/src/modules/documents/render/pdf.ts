import { createRequire } from 'node:module';
import { BOLD_FILE, REGULAR_FILE } from './font-files';
import { drawable } from './signs';

/** Converts millimetres to PDF points. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

/** A dot of a 203 dpi printer, mm. */
export const DOT = 1 / 8;

/** The width of a label's content, mm; the height is 140. */
export const WIDTH = 92;

export const REGULAR = 'Golos';
export const BOLD = 'Golos bold';

export type Document = PDFKit.PDFDocument;
type Libraries = Awaited<ReturnType<typeof libraries>>;

/** Loads the libraries on first use, because most processes draw no labels. */
async function libraries() {
  const [{ default: PDFDocument }, { default: qrcode }] = await Promise.all([
    import('pdfkit'),
    import('qrcode'),
  ]);
  // The ES module of bwip-js exports another function as `raw`.
  const { raw } = createRequire(__filename)('bwip-js') as typeof import('bwip-js');
  /** Adds PrintScaling to the viewer preferences, which pdfkit writes for `displayTitle`. */
  class Unscaled extends PDFDocument {
    override ref(data: object = {}) {
      return super.ref('DisplayDocTitle' in data ? { ...data, PrintScaling: 'None' } : data);
    }
  }
  return {
    Unscaled,
    raw,
    qrOf: (text: string) => qrcode.create(text, { errorCorrectionLevel: 'M' }).modules,
  };
}

/** An open document, with encoders for barcodes and QR codes. */
export interface Pdf extends Pick<Libraries, 'raw' | 'qrOf'> {
  document: Document;
  end: () => Promise<Buffer>;
}

/** Opens a PDF that prints unscaled; the size is in mm. `bufferPages` allows returning to earlier pages. */
export async function openPdf(
  [width, height]: readonly [number, number],
  title: string,
  { bufferPages = false } = {},
): Promise<Pdf> {
  const { Unscaled, raw, qrOf } = await libraries();
  const document = new Unscaled({
    size: [mm(width), mm(height)],
    margin: 0,
    autoFirstPage: false,
    bufferPages,
    displayTitle: true,
    lang: 'ru',
    info: { Title: title },
  });
  document.registerFont(REGULAR, REGULAR_FILE);
  document.registerFont(BOLD, BOLD_FILE);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  const end = async (): Promise<Buffer> => {
    document.end();
    await ended;
    return Buffer.concat(chunks);
  };
  return { document, raw, qrOf, end };
}

/** A rectangle, mm from the label's corner. */
export interface Box {
  x?: number;
  y: number;
  width?: number;
  height: number;
}

interface Style {
  font: string;
  /** The preferred and the minimum font size, points. */
  largest: number;
  smallest?: number;
  align?: 'left' | 'center' | 'right';
  /** Whether each sign counts, as in a code: those that the font lacks are told. */
  isCode?: boolean;
}

/** Writes a text at the largest size that fits the box without breaking words; truncates it at the minimum size. */
export function write(
  document: Document,
  given: string,
  { x = 0, y, width = WIDTH, height }: Box,
  style: Style,
): void {
  const { font, largest, smallest = largest, align = 'left', isCode = false } = style;
  const text = drawable(given, isCode);
  const words = text.split(/[\s-]+/);
  document.font(font);
  const fits = (size: number): boolean => {
    document.fontSize(size);
    return (
      words.every((word) => document.widthOfString(word) <= mm(width)) &&
      document.heightOfString(text, { width: mm(width) }) <= mm(height)
    );
  };
  let size = largest;
  while (size > smallest && !fits(size)) size -= 1;
  document
    .fontSize(size)
    .text(text, mm(x), mm(y), { width: mm(width), height: mm(height), align, ellipsis: '…' });
}

/** Readable under texts, and dark enough for a copier. */
const PALE = '#c8c8c8';

/** Writes a large pale text from corner to corner of the current page, under its content; the size of the page is in mm. */
export function writeAcross(
  document: Document,
  text: string,
  { width, height }: { width: number; height: number },
): void {
  if (!text) return;
  document
    .save()
    .rotate(-30, { origin: [mm(width / 2), mm(height / 2)] })
    .fillColor(PALE);
  const box = { y: height / 2 - 15, width, height: 30 };
  write(document, text, box, { font: BOLD, largest: 72, smallest: 36, align: 'center' });
  document.restore().fillColor('black');
}

/** The height of a text in lines of a width, mm. */
export function heightOf(document: Document, text: string, width: number, size: number): number {
  document.font(REGULAR).fontSize(size);
  return (document.heightOfString(drawable(text, false), { width: mm(width) }) * 25.4) / 72;
}

export const line = (document: Document, y: number, { x = 0, width = WIDTH } = {}): void =>
  void document.rect(mm(x), mm(y), mm(width), mm(2 * DOT)).fill();

const QUIET = 4;

/** Draws a QR code in the top right corner of a box, mm, with its quiet zone. */
export function drawQr(
  document: Document,
  { size, data }: ReturnType<Libraries['qrOf']>,
  { right, top, box }: { right: number; top: number; box: number },
): void {
  const module = Math.floor(box / DOT / (size + QUIET)) * DOT;
  const left = right - size * module;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size;) {
      let end = column;
      while (end < size && data[row * size + end]) end++;
      if (end > column)
        document.rect(
          mm(left + column * module),
          mm(top + row * module),
          mm((end - column) * module),
          mm(module),
        );
      column = end + 1;
    }
  }
  document.fill();
}

/** Draws Code 128 centred in a box, with bars in whole dots. */
export function drawBars(
  { document, raw }: Pdf,
  digits: string,
  { x: left = 0, y, width: room = WIDTH, height }: Box,
  module: number,
): void {
  const [drawn] = raw({ bcid: 'code128', text: digits });
  if (!drawn || !('sbs' in drawn)) throw new Error('bwip-js draws no bars');
  const { sbs } = drawn;
  const modules = sbs.reduce((sum, width) => sum + width, 0);
  let x = left + Math.floor((room - modules * module) / 2 / DOT) * DOT;
  for (const [index, width] of sbs.entries()) {
    if (index % 2 === 0) document.rect(mm(x), mm(y), mm(width * module), mm(height));
    x += width * module;
  }
  document.fill();
}
