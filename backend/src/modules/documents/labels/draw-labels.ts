import { createRequire } from 'node:module';
import type { Label, LabelsJob } from './label';

/** Converts millimetres to PDF points. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

/** A dot of a 203 dpi printer, mm. */
const DOT = 1 / 8;

/** The width of a label's content, mm; the height is 140. */
const WIDTH = 92;

interface Paper {
  width: number;
  height: number;
  /** The top left corners of the labels, in whole dots, so that bars align with dots. */
  corners: readonly (readonly [x: number, y: number])[];
}

const PAPERS: Record<LabelsJob['layout'], Paper> = {
  label: { width: 100, height: 150, corners: [[4, 5]] },
  a4: {
    ...{ width: 210, height: 297 },
    corners: [
      [6.5, 4.25],
      [111.5, 4.25],
      [6.5, 152.75],
      [111.5, 152.75],
    ],
  },
};

export const REGULAR = 'Golos';
export const BOLD = 'Golos bold';

type Document = PDFKit.PDFDocument;
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
    ...{ size: [mm(width), mm(height)], margin: 0, autoFirstPage: false, bufferPages },
    ...{ displayTitle: true, lang: 'ru', info: { Title: title } },
  });
  document.registerFont(REGULAR, fontFile('400Regular/GolosText_400Regular.ttf'));
  document.registerFont(BOLD, fontFile('700Bold/GolosText_700Bold.ttf'));
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

/** Draws labels as a PDF that prints unscaled. */
export async function drawLabels({ labels, layout, start }: LabelsJob): Promise<Buffer> {
  const { width, height, corners } = PAPERS[layout];
  const pdf = await openPdf([width, height], 'Этикетки');
  const { document } = pdf;
  const skipped = layout === 'a4' ? start - 1 : 0;
  for (const [index, label] of labels.entries()) {
    const at = (index + skipped) % corners.length;
    if (index === 0 || at === 0) document.addPage();
    const [x, y] = corners[at] ?? [0, 0];
    document.save().translate(mm(x), mm(y));
    draw(pdf, label);
    document.restore();
  }
  return pdf.end();
}

const fontFile = (name: string): string => require.resolve(`@expo-google-fonts/golos-text/${name}`);

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
}

/** Writes a text at the largest size that fits the box without breaking words; truncates it at the minimum size. */
export function write(
  document: Document,
  text: string,
  { x = 0, y, width = WIDTH, height }: Box,
  style: Style,
): void {
  const { font, largest, smallest = largest, align = 'left' } = style;
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

/** Draws a label; every text has its own box, so texts of any length do not overlap. */
function draw(pdf: Pdf, label: Label): void {
  const { document, qrOf } = pdf;
  document.fillColor('black');
  write(document, label.company, { y: 0, width: 40, height: 7 }, { font: BOLD, largest: 14, smallest: 8 });
  write(
    document,
    label.order,
    { x: 41, y: 0, width: 51, height: 7 },
    { font: BOLD, largest: 14, smallest: 8, align: 'right' },
  );
  line(document, 8);
  if (label.mark) {
    document.rect(0, mm(9.5), mm(WIDTH), mm(9)).fill();
    document.fillColor('white');
    const band = { y: 10.5, height: 8 };
    write(document, label.mark, band, { font: BOLD, largest: 18, smallest: 12, align: 'center' });
    document.fillColor('black');
  }
  const top = label.mark ? 20 : 10;
  const title = { y: top, height: 26 - top };
  write(document, label.town, title, { font: BOLD, largest: 34, smallest: 10 });
  write(document, label.region, { y: 27, height: 7 }, { font: REGULAR, largest: 14, smallest: 7 });
  line(document, 35);
  caption(document, 'Получатель', 36.5);
  write(document, label.receiver, { y: 40, height: 14 }, { font: BOLD, largest: 15, smallest: 6 });
  caption(document, label.way, 55.5);
  write(document, label.address, { y: 59, height: 13 }, { font: REGULAR, largest: 13, smallest: 7 });
  line(document, 73);
  write(
    document,
    label.place,
    { y: 76, width: label.fragile ? 60 : WIDTH, height: 10 },
    { font: BOLD, largest: 24, smallest: 14 },
  );
  if (label.fragile) fragileSign(document, label.fragile);
  line(document, 88);
  caption(document, 'Отправитель', 89.5);
  write(
    document,
    label.sender,
    { y: 93, width: 60, height: 10 },
    { font: REGULAR, largest: 11, smallest: 7 },
  );
  if (label.ownNumber)
    write(
      document,
      `Номер у отправителя: ${label.ownNumber}`,
      { y: 104, width: 60, height: 7 },
      { font: REGULAR, largest: 9, smallest: 6 },
    );
  if (label.tracking) {
    const code = `Отследить: ${label.tracking.code}`;
    write(document, code, { y: 112, width: 60, height: 4 }, { font: REGULAR, largest: 8 });
    drawQr(document, qrOf(label.tracking.url), { right: WIDTH, top: 91.25, box: QR_BOX });
  }
  if (label.digits === null) noBarcode(document);
  else drawBarcode(pdf, label.digits);
}

export const line = (document: Document, y: number, { x = 0, width = WIDTH } = {}): void =>
  void document.rect(mm(x), mm(y), mm(width), mm(2 * DOT)).fill();

const caption = (document: Document, text: string, y: number): void =>
  write(document, text, { y, height: 3 }, { font: REGULAR, largest: 7 });

/** A frame with its stroke inside the box. */
function frame(document: Document, { x = 0, y, width = WIDTH, height }: Box): void {
  const line = 2 * DOT;
  document
    .rect(mm(x + line / 2), mm(y + line / 2), mm(width - line), mm(height - line))
    .lineWidth(mm(line))
    .stroke();
}

/** The fragile symbol of ISO 780 with the word. */
function fragileSign(document: Document, word: string): void {
  frame(document, { x: 62, y: 74.5, width: 30, height: 12 });
  document
    .save()
    .translate(mm(64), mm(76))
    .scale(mm(1))
    .path('M 0 0 L 6 0 L 5.5 3 C 5 5 1 5 0.5 3 Z M 2.6 4 L 3.4 4 L 3.4 8 L 2.6 8 Z M 1 8 L 5 8 L 5 9 L 1 9 Z')
    .fill()
    .restore();
  write(document, word, { x: 71.5, y: 78.5, width: 20, height: 6 }, { font: BOLD, largest: 10, smallest: 6 });
}

const QR_BOX = 25;
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

/** The module of the barcode, 0.625 mm, readable at arm's length; the barcode with its quiet zones is 82.5 mm wide. */
const MODULE = 5 * DOT;
const BARCODE_TOP = 117;

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

function drawBarcode(pdf: Pdf, digits: string): void {
  const { document } = pdf;
  drawBars(pdf, digits, { y: BARCODE_TOP, height: 17 }, MODULE);
  const said = digits.replace(/^(\d{10})(\d{4})$/, '$1 $2');
  write(document, said, { y: 135, height: 5 }, { font: REGULAR, largest: 10, align: 'center' });
}

function noBarcode(document: Document): void {
  frame(document, { x: 0, y: BARCODE_TOP, width: WIDTH, height: 17 });
  const centred = { font: BOLD, align: 'center' } as const;
  write(document, 'ОБРАЗЕЦ', { y: 119, height: 14 }, { ...centred, largest: 32 });
  write(document, 'Тестовый заказ: не отправлять', { y: 135, height: 5 }, { ...centred, largest: 10 });
}
