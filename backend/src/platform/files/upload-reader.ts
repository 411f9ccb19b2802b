import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Refusal } from '../http/errors';
import type { UploadedFile } from '../http/multipart';
import { ApartReader } from './apart-reader';
import { withEnding } from './file-name';
import type { FileKind } from './stored-file.entity';
import { UNREADABLE_PICTURE, type UploadAnswer, type UploadJob, type UploadKind } from './upload-job';
import { uploadProgram } from './upload-program';

/** A file whose type was detected from its content, which has been read to its end. */
export interface AcceptedFile extends UploadedFile {
  mime: string;
}

/** A photo as it is kept: a JPEG and its sides in pixels. */
export interface Photo {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Files of two megabytes; a form may have several. */
const BOUNDS = { ofOwner: 10, waiting: 60 };

/**
 * Looks at scans, avatars and photos apart from the server: the pixels of two megabytes can fill gigabytes, and the libraries that decode them
 * are native.
 */
@Injectable()
export class UploadReader implements OnApplicationShutdown {
  private readonly apart = new ApartReader<UploadJob, UploadAnswer>(UploadReader.name, BOUNDS, {
    program: uploadProgram,
    memory: 64,
    timeout: 20_000,
    loading: 30_000,
    idle: 60_000,
  });

  /** The file to keep; 415 at the field when it is of another kind or cannot be read, 429 or 503 when too many files wait. */
  async read(owner: number, kind: FileKind, file: UploadedFile, field: string): Promise<AcceptedFile> {
    const answer = await this.judge(owner, kind, file.bytes);
    if ('refused' in answer)
      throw new Refusal('unsupported_type', answer.refused, { errors: { [field]: [answer.refused] } });
    const { mime, bytes } = answer;
    return { ...file, name: withEnding(file.name, mime), mime, bytes: Buffer.from(bytes) };
  }

  /** The photo of a driver as a JPEG, or the refusal in words; 429 or 503 when too many files wait. `run`: whose driver has sent it. */
  async readPhoto(run: number, bytes: Buffer): Promise<Photo | { refused: string }> {
    // Accounts have positive numbers.
    const answer = await this.judge(-run, 'photo', bytes);
    if ('refused' in answer) return answer;
    const { width = 0, height = 0 } = answer;
    return { bytes: Buffer.from(answer.bytes), width, height };
  }

  private async judge(owner: number, kind: UploadKind, bytes: Buffer): Promise<UploadAnswer> {
    return (await this.apart.read(owner, { bytes, kind })) ?? { refused: UNREADABLE_PICTURE };
  }

  onApplicationShutdown(): void {
    this.apart.stop();
  }
}
