import { readPart, relatedPart, type Parts } from './package';
import { descendants, type XmlElement } from './xml';

/** The part of the placeholder picture for the QR code: its name or description starts with "QR". */
export function qrPart(parts: Parts): string | null {
  for (const part of [...parts.keys()].filter((name) => /^(xl\/drawings|word)\/[^/]+\.xml$/.test(name))) {
    const root = readPart(parts, part);
    const picture = root && descendants(root, 'pic', 'drawing').find(isQr);
    const blip = picture && descendants(picture, 'blip')[0];
    if (blip) return relatedPart(parts, part, blip.attributes['r:embed']);
  }
  return null;
}

const isQr = (picture: XmlElement): boolean =>
  descendants(picture, 'cNvPr', 'docPr').some(({ attributes: { name, descr, title } }) =>
    [name, descr, title].some((text) => text?.startsWith('QR')),
  );

/** Six pixels per module give 150 dpi at the template's size; a higher resolution has no visible effect. */
export async function qrPicture(text: string): Promise<Buffer> {
  const { default: QRCode } = await import('qrcode');
  return QRCode.toBuffer(text, { margin: 0, scale: 6, errorCorrectionLevel: 'M' });
}
