import { fileTypeFromBuffer } from 'file-type';
import { Refusal } from '../shared/errors';
import type { UploadedFile } from '../shared/multipart';

/** A file whose type was detected from its content. */
export interface AcceptedFile extends UploadedFile {
  mime: string;
}

const images = new Set(['image/jpeg', 'image/png', 'image/webp']);
const scans = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/** An avatar: JPEG, PNG or WebP with a limited number of pixels. */
export async function acceptImage(file: UploadedFile, field: string): Promise<AcceptedFile> {
  const accepted = await accept(file, images, field, 'Подойдёт картинка JPEG, PNG или WebP.');
  const size = pixelSize(accepted.bytes, accepted.mime);
  if (!size || size.width * size.height > 40_000_000 || size.width === 0 || size.height === 0) {
    throw unsupported(field, 'Картинку не удалось прочитать или она слишком большая. Выберите другую.');
  }
  return accepted;
}

/** A scan of a document: PDF, JPEG or PNG. */
export const acceptScan = (file: UploadedFile, field: string): Promise<AcceptedFile> =>
  accept(file, scans, field, 'Подойдёт PDF, JPEG или PNG.');

async function accept(
  file: UploadedFile,
  kinds: Set<string>,
  field: string,
  hint: string,
): Promise<AcceptedFile> {
  const mime = (await fileTypeFromBuffer(file.bytes).catch(() => undefined))?.mime;
  if (!mime || !kinds.has(mime)) throw unsupported(field, hint);
  return { ...file, mime };
}

const unsupported = (field: string, message: string): Refusal =>
  new Refusal('unsupported_type', message, { errors: { [field]: [message] } });

/** Width and height from the image's own header, null when the header is not valid. */
function pixelSize(bytes: Buffer, mime: string): { width: number; height: number } | null {
  try {
    if (mime === 'image/png') return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    return mime === 'image/jpeg' ? jpegSize(bytes) : webpSize(bytes);
  } catch {
    return null;
  }
}

function jpegSize(bytes: Buffer): { width: number; height: number } | null {
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function webpSize(bytes: Buffer): { width: number; height: number } | null {
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8X') return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
  if (chunk === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (chunk !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(21);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
}
