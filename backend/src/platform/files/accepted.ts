import { Refusal } from '../http/errors';
import type { UploadedFile } from '../http/multipart';
import { withEnding } from './file-name';
import { pdfProblem } from './pdf';
import { drawAvatar, redrawPicture } from './pictures';

/** A file whose type was detected from its content, which has been read to its end. */
export interface AcceptedFile extends UploadedFile {
  mime: string;
}

const images = new Set(['image/jpeg', 'image/png', 'image/webp']);
const scans = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/** An avatar: JPEG, PNG or WebP, drawn anew and small; nothing of the file that was sent is kept. */
export async function acceptImage(file: UploadedFile, field: string): Promise<AcceptedFile> {
  const accepted = await accept(file, images, field, 'Подойдёт картинка JPEG, PNG или WebP.');
  return drawn(accepted, drawAvatar, field);
}

/** A scan of a document: a whole PDF, or a JPEG or PNG drawn anew, without the place and time that a phone writes into it. */
export async function acceptScan(file: UploadedFile, field: string): Promise<AcceptedFile> {
  const accepted = await accept(file, scans, field, 'Подойдёт PDF, JPEG или PNG.');
  if (accepted.mime !== 'application/pdf') return drawn(accepted, redrawPicture, field);
  const problem = pdfProblem(accepted.bytes);
  if (problem) throw unsupported(field, problem);
  return accepted;
}

async function accept(
  file: UploadedFile,
  kinds: Set<string>,
  field: string,
  hint: string,
): Promise<AcceptedFile> {
  // With the first file: a server that is sent none begins sooner.
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = (await fileTypeFromBuffer(file.bytes).catch(() => undefined))?.mime;
  if (!mime || !kinds.has(mime)) throw unsupported(field, hint);
  return { ...file, name: withEnding(file.name, mime), mime };
}

async function drawn(
  file: AcceptedFile,
  draw: (bytes: Buffer) => Promise<Buffer | null>,
  field: string,
): Promise<AcceptedFile> {
  const bytes = await draw(file.bytes);
  if (bytes) return { ...file, bytes };
  throw unsupported(
    field,
    'Картинку не удалось прочитать целиком или она слишком большая. Сохраните её заново или выберите другую.',
  );
}

const unsupported = (field: string, message: string): Refusal =>
  new Refusal('unsupported_type', message, { errors: { [field]: [message] } });
