import { pdfProblem } from './pdf';
import { drawAvatar, redrawPicture } from './pictures';
import type { FileKind } from './stored-file.entity';

/** An uploaded avatar or scan. */
export interface UploadJob {
  bytes: Uint8Array;
  kind: FileKind;
}

/** The bytes to keep and their type, or the refusal in words for people. */
export type UploadAnswer = { mime: string; bytes: Uint8Array } | { refused: string };

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
} as const satisfies Record<FileKind, object>;

export const UNREADABLE_PICTURE =
  'Картинку не удалось прочитать целиком или она слишком большая. Сохраните её заново или выберите другую.';

/** Detects the type of a file by its content and draws a picture anew. Runs in a process of its own (upload-process.ts). */
export async function judgeUpload({ bytes, kind }: UploadJob): Promise<UploadAnswer> {
  const { mimes, words, draw } = KINDS[kind];
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const mime = mimes.find((one) => one === found?.mime);
  if (mime === undefined) return { refused: words };
  if (mime === 'application/pdf') {
    const problem = pdfProblem(Buffer.from(bytes));
    return problem === null ? { mime, bytes } : { refused: problem };
  }
  const drawn = await draw(Buffer.from(bytes));
  return drawn ? { mime, bytes: drawn } : { refused: UNREADABLE_PICTURE };
}
