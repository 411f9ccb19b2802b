import type { Signature } from '@shlyah/domain';
import {
  BOLD,
  heightOf,
  line,
  mm,
  openPdf,
  REGULAR,
  write,
  writeAcross,
  type Box,
  type Pdf,
} from '../render/pdf';
import { drawable } from '../render/signs';
import type { Confirmation, ConfirmationJob, Fact } from './confirmation-job';

/** A4 portrait, mm. */
const PAGE = { width: 210, height: 297 };
const MARGIN = 15;
const WIDTH = PAGE.width - 2 * MARGIN;

/** The width of the labels of facts, mm. */
const LABEL = 42;

/** The sizes of texts, from the preferred to the smallest one, points. */
const SIZES = [11, 10, 9, 8, 7, 6, 5];

/** The white over and under a fact, mm. */
const PAD = 1;

const FOOT = 12;

/** The field of a signature and the frame of a picture, mm. */
const SIGN = { width: 90, height: 34 };
const PICTURE = { side: 56, gap: 6 };
const CAPTION = 6;

/** The width of the strokes of a signature, points. */
const PEN = 1.1;

/** Draws the confirmation of a try as one page. */
export async function drawConfirmation({
  confirmation,
  signature,
  pictures,
}: ConfirmationJob): Promise<Buffer> {
  const pdf = await openPdf([PAGE.width, PAGE.height], `${confirmation.title}. ${confirmation.about}`);
  pdf.document.addPage();
  writeAcross(pdf.document, confirmation.across, PAGE);
  const bottom = drawFoot(pdf, confirmation);
  const room = bottom - tailHeight(confirmation, signature, pictures.length);
  let y = drawHead(pdf, confirmation);
  y = drawFacts(pdf, confirmation.facts, { y, height: room - y });
  y = drawSigned(pdf, confirmation, signature, y);
  drawPictures(pdf, confirmation, pictures, y);
  return pdf.end();
}

/** Writes a text from the left margin. */
const put = (
  { document }: Pdf,
  text: string,
  box: Box,
  style: Partial<Parameters<typeof write>[3]> = {},
): void =>
  write(
    document,
    text,
    { width: WIDTH, ...box, x: (box.x ?? 0) + MARGIN },
    { font: REGULAR, largest: 9, ...style },
  );

/** Returns the lower edge of the head, mm. */
function drawHead(pdf: Pdf, { company, title, about, notice }: Confirmation): number {
  put(pdf, company, { y: MARGIN, height: 8 }, { smallest: 5 });
  put(pdf, title, { y: MARGIN + 11, height: 9 }, { font: BOLD, largest: 18, smallest: 10 });
  put(pdf, about, { y: MARGIN + 20, height: 6 }, { largest: 11, smallest: 6 });
  if (!notice) return MARGIN + 29;
  const y = MARGIN + 29;
  pdf.document.lineWidth(1).rect(mm(MARGIN), mm(y), mm(WIDTH), mm(12)).stroke();
  put(
    pdf,
    notice,
    { x: 3, y: y + 1.5, width: WIDTH - 6, height: 10 },
    { font: BOLD, largest: 10, smallest: 7 },
  );
  return y + 15;
}

/** Returns the upper edge of the foot, mm. */
function drawFoot(pdf: Pdf, { foot }: Confirmation): number {
  const y = PAGE.height - MARGIN - FOOT;
  line(pdf.document, y, { x: MARGIN, width: WIDTH });
  put(pdf, foot, { y: y + 1.5, height: FOOT - 1.5 }, { largest: 8, smallest: 6 });
  return y - 2;
}

/** The text of a fact as it is drawn. */
const drawn = ({ value, kind }: Fact): string => drawable(value, kind === 'code');

function rowHeight({ document }: Pdf, fact: Fact, size: number): number {
  const value = heightOf(document, drawn(fact), WIDTH - LABEL, size);
  return Math.max(value, heightOf(document, fact.label, LABEL - 3, size)) + 2 * PAD;
}

/** Draws the facts at the largest size at which all of them stand whole; returns their lower edge, mm. */
function drawFacts(
  pdf: Pdf,
  facts: readonly Fact[],
  { y, height }: Required<Pick<Box, 'y' | 'height'>>,
): number {
  const heights = (size: number): number[] => facts.map((fact) => rowHeight(pdf, fact, size));
  const fits = (size: number): boolean => heights(size).reduce((sum, one) => sum + one, 0) <= height;
  const size = SIZES.find(fits) ?? Math.min(...SIZES);
  let top = y;
  for (const [at, one] of heights(size).entries()) {
    const fact = facts[at] as Fact;
    line(pdf.document, top, { x: MARGIN, width: WIDTH });
    const box = { y: top + PAD, height: one };
    put(pdf, fact.label, { ...box, width: LABEL - 3 }, { largest: size });
    put(pdf, drawn(fact), { ...box, x: LABEL, width: WIDTH - LABEL }, { largest: size });
    top += one;
  }
  line(pdf.document, top, { x: MARGIN, width: WIDTH });
  return top + 4;
}

/** The height of the signature and the pictures, mm. */
function tailHeight(
  { signed, pictured }: Confirmation,
  signature: Signature | null,
  pictures: number,
): number {
  const sign = signed ? SIGNED + (signature ? SIGN.height : 0) : 0;
  return 4 + sign + (pictured && pictures > 0 ? CAPTION + PICTURE.side : 0);
}

/** The words under a signature, which may be two lines, mm. */
const SIGNED = 13;

/** Returns the lower edge of the signature and its words, mm. */
function drawSigned(pdf: Pdf, { signed }: Confirmation, signature: Signature | null, y: number): number {
  if (!signed) return y;
  let top = y;
  if (signature) {
    drawSignature(pdf, signature, top);
    line(pdf.document, top + SIGN.height, { x: MARGIN, width: SIGN.width });
    top += SIGN.height;
  }
  put(pdf, signed, { y: top + 1, height: SIGNED - 3 }, { largest: 10, smallest: 5 });
  return top + SIGNED;
}

/** Draws the strokes as lines in the field, in their proportions. */
function drawSignature({ document }: Pdf, { width, height, strokes }: Signature, y: number): void {
  const scale = Math.min(SIGN.width / width, SIGN.height / height);
  document.save().lineWidth(PEN).lineCap('round').lineJoin('round');
  for (const [first, ...rest] of strokes) {
    if (!first) continue;
    const at = (point: { x: number; y: number }): [number, number] => [
      mm(MARGIN + point.x * scale),
      mm(y + point.y * scale),
    ];
    document.moveTo(...at(first));
    // A stroke of one point is a dot.
    for (const point of rest.length > 0 ? rest : [first]) document.lineTo(...at(point));
    document.stroke();
  }
  document.restore();
}

function drawPictures(
  pdf: Pdf,
  { pictured }: Confirmation,
  pictures: ConfirmationJob['pictures'],
  y: number,
): void {
  if (!pictured || pictures.length === 0) return;
  put(pdf, pictured, { y, height: CAPTION }, { largest: 10, smallest: 6 });
  const top = y + CAPTION;
  for (const [at, picture] of pictures.entries()) {
    const x = at * (PICTURE.side + PICTURE.gap);
    if (picture === null) {
      put(pdf, 'Снимка больше нет', { x, y: top, width: PICTURE.side, height: CAPTION });
      continue;
    }
    const fit: [number, number] = [mm(PICTURE.side), mm(PICTURE.side)];
    pdf.document.image(Buffer.from(picture), mm(MARGIN + x), mm(top), { fit });
  }
}
