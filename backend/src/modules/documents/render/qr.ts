import { readPart, relatedPart, type Parts } from './package';
import { allIn, type XmlElement } from './xml';

/** The part with the picture that a document's QR code replaces: its name or description begins with "QR". */
export function qrPart(parts: Parts): string | null {
  for (const part of [...parts.keys()].filter((name) => /^(xl\/drawings|word)\/[^/]+\.xml$/.test(name))) {
    const root = readPart(parts, part);
    const picture = root && allIn(root, 'pic', 'drawing').find(isQr);
    const blip = picture && allIn(picture, 'blip')[0];
    if (blip) return relatedPart(parts, part, blip.attributes['r:embed']);
  }
  return null;
}

const isQr = (picture: XmlElement): boolean =>
  allIn(picture, 'cNvPr', 'docPr').some(({ attributes: { name, descr, title } }) =>
    [name, descr, title].some((text) => text?.startsWith('QR')),
  );

/** Six pixels per module give 150 dpi at the size of the template; more costs time without a visible gain. */
export async function qrPicture(text: string): Promise<Buffer> {
  const { default: QRCode } = await import('qrcode');
  return QRCode.toBuffer(text, { margin: 0, scale: 6, errorCorrectionLevel: 'M' });
}
