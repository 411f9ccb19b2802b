import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Refusal } from '../http/errors';
import type { UploadedFile } from '../http/multipart';
import { ApartReader } from './apart-reader';
import { withEnding } from './file-name';
import type { FileKind } from './stored-file.entity';
import { UNREADABLE_PICTURE, type UploadAnswer, type UploadJob } from './upload-job';
import { uploadProgram } from './upload-program';

/** A file whose type was detected from its content, which has been read to its end. */
export interface AcceptedFile extends UploadedFile {
  mime: string;
}

/** Files of two megabytes; a form may have several. */
const BOUNDS = { ofOwner: 10, waiting: 60 };

/**
 * Looks at scans and avatars apart from the server: the pixels of two megabytes can fill gigabytes, and the libraries that decode them
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
    const answer = (await this.apart.read(owner, { bytes: file.bytes, kind })) ?? {
      refused: UNREADABLE_PICTURE,
    };
    if ('refused' in answer)
      throw new Refusal('unsupported_type', answer.refused, { errors: { [field]: [answer.refused] } });
    const { mime, bytes } = answer;
    return { ...file, name: withEnding(file.name, mime), mime, bytes: Buffer.from(bytes) };
  }

  onApplicationShutdown(): void {
    this.apart.stop();
  }
}
