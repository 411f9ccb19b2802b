import {
  BOLD,
  DOT,
  drawBars,
  drawQr,
  line,
  mm,
  openPdf,
  REGULAR,
  WIDTH,
  write,
  type Box,
  type Document,
  type Pdf,
} from '../render/pdf';
import type { Label, LabelsJob } from './label';

interface Paper {
  width: number;
  height: number;
  /** The top left corners of the labels, in whole dots, so that bars align with dots. */
  corners: readonly (readonly [x: number, y: number])[];
}

const PAPERS: Record<LabelsJob['layout'], Paper> = {
  label: { width: 100, height: 150, corners: [[4, 5]] },
  a4: {
    width: 210,
    height: 297,
    corners: [
      [6.5, 4.25],
      [111.5, 4.25],
      [6.5, 152.75],
      [111.5, 152.75],
    ],
  },
};

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
      { font: REGULAR, largest: 9, smallest: 6, isCode: true },
    );
  if (label.tracking) {
    const code = `Отследить: ${label.tracking.code}`;
    write(document, code, { y: 112, width: 60, height: 4 }, { font: REGULAR, largest: 8 });
    drawQr(document, qrOf(label.tracking.url), { right: WIDTH, top: 91.25, box: QR_BOX });
  }
  if (label.sample) drawTestBarcode(pdf, label);
  else drawBarcode(pdf, label.digits);
}

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

/** The module of the barcode, 0.625 mm, readable at arm's length; the barcode with its quiet zones is 82.5 mm wide. */
const MODULE = 5 * DOT;
const BARCODE_TOP = 117;

function drawBarcode(pdf: Pdf, digits: string): void {
  const { document } = pdf;
  drawBars(pdf, digits, { y: BARCODE_TOP, height: 17 }, MODULE);
  const said = digits.replace(/^(\d{10})(\d{4})$/, '$1 $2');
  write(document, said, { y: 135, height: 5 }, { font: REGULAR, largest: 10, align: 'center' });
}

/** A test barcode has more digits, so its module is a dot less; the words stand where nothing else does. */
function drawTestBarcode(pdf: Pdf, { digits, sample }: Label): void {
  const { document } = pdf;
  drawBars(pdf, digits, { y: BARCODE_TOP, height: 11 }, MODULE - DOT);
  const centred = { font: BOLD, align: 'center' } as const;
  write(document, digits, { y: 128.5, height: 4 }, { font: REGULAR, largest: 9, align: 'center' });
  write(document, sample, { y: 133.5, height: 6 }, { ...centred, largest: 12 });
}
