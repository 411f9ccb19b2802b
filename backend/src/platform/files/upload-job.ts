import { pdfProblem } from './pdf';
import { drawAvatar, drawPhoto, redrawPicture, sidesOf } from './pictures';
import type { FileKind } from './stored-file.entity';

/** What a file may be sent as; a photo of a driver is kept beside its handover, and is no file of an account. */
export type UploadKind = FileKind | 'photo';

/** An uploaded avatar, scan or photo. */
export interface UploadJob {
  bytes: Uint8Array;
  kind: UploadKind;
}

/** The bytes to keep and their type, with the sides of a photo in pixels, or the refusal in words for people. */
export type UploadAnswer =
  { mime: string; bytes: Uint8Array; width?: number; height?: number } | { refused: string };

/** Types by their content; `draw` makes a picture anew, so that nothing of the file that was sent is kept. */
const KINDS = {
  /** Small. */
  avatar: {
    mimes: ['image/jpeg', 'image/png', 'image/webp'],
    words: 'Подойдёт картинка JPEG, PNG или WebP.',
    draw: drawAvatar,
  },
  /** A picture loses the place and time that a phone writes into it. */
  scan: {
    mimes: ['application/pdf', 'image/jpeg', 'image/png'],
    words: 'Подойдёт PDF, JPEG или PNG.',
    draw: redrawPicture,
  },
  /** Always a JPEG in the end. */
  photo: {
    mimes: ['image/jpeg', 'image/png', 'image/webp'],
    words: 'Это не фото: подойдёт JPEG, PNG или WebP.',
    draw: drawPhoto,
  },
} as const satisfies Record<UploadKind, object>;

export const HEIC =
  'Телефон прислал HEIC. Включите в настройках камеры «Наиболее совместимый» формат (JPEG) и снимите ещё раз.';

/** How file-type names what iPhones make. */
const HEIC_TYPES: readonly string[] = [
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
];

export const UNREADABLE_PICTURE =
  'Картинку не удалось прочитать целиком или она слишком большая. Сохраните её заново или выберите другую.';

/** Detects the type of a file by its content and draws a picture anew. Runs in a process of its own (upload-process.ts). */
export async function judgeUpload({ bytes, kind }: UploadJob): Promise<UploadAnswer> {
  const { mimes, words, draw } = KINDS[kind];
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const mime = mimes.find((one) => one === found?.mime);
  if (mime === undefined) return { refused: kind === 'photo' && isHeic(found?.mime) ? HEIC : words };
  if (mime === 'application/pdf') {
    const problem = pdfProblem(Buffer.from(bytes));
    return problem === null ? { mime, bytes } : { refused: problem };
  }
  const drawn = await draw(Buffer.from(bytes));
  if (!drawn) return { refused: UNREADABLE_PICTURE };
  return kind === 'photo'
    ? { mime: 'image/jpeg', bytes: drawn, ...(await sidesOf(drawn)) }
    : { mime, bytes: drawn };
}

/** Whether a type, as file-type or a telephone names it, is that of iPhones. */
export const isHeic = (mime: string | undefined): boolean => HEIC_TYPES.includes(mime ?? '');
