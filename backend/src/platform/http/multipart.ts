import {
  Injectable,
  mixin,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { composed, LIMITS } from '@shlyah/domain';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './errors';

/** A file of a multipart request, in memory: two at a time. */
export interface UploadedFile {
  name: string;
  bytes: Buffer;
}

export type UploadRequest = FastifyRequest & { uploads?: Record<string, UploadedFile> };

interface MultipartOptions {
  /** Names of the fields that may hold a file. */
  files: string[];
  /** Bytes of a file; 2 MB when it is not said. */
  most?: number;
  /** Bytes of a text field; 16 KB when it is not said. */
  mostText?: number;
}

const limits = {
  fields: 40,
  fieldNameSize: 100,
  headerPairs: 50,
};

/**
 * Reads a multipart form into `body` and `uploads` before the body is checked; a JSON body is left as it is. It runs
 * after the guard, so no upload is read before the caller is known to be allowed.
 */
export function Multipart({
  files,
  most = LIMITS.scanBytes,
  mostText = 16 * 1024,
}: MultipartOptions): Type<NestInterceptor> {
  const sizes = { fileSize: most, fieldSize: mostText };
  @Injectable()
  class MultipartInterceptor implements NestInterceptor {
    async intercept(context: ExecutionContext, next: CallHandler) {
      const request = context.switchToHttp().getRequest<UploadRequest>();
      if (request.isMultipart()) await readForm(request, files, sizes);
      return next.handle();
    }
  }
  return mixin(MultipartInterceptor);
}

async function readForm(
  request: UploadRequest,
  names: string[],
  sizes: { fileSize: number; fieldSize: number },
): Promise<void> {
  const body: Record<string, string> = Object.create(null) as Record<string, string>;
  const uploads: Record<string, UploadedFile> = {};
  try {
    for await (const part of request.parts({
      limits: { ...limits, ...sizes, files: names.length, parts: 60 },
    })) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (names.includes(part.fieldname) && bytes.length > 0) {
          uploads[part.fieldname] = { name: cleanName(part.filename), bytes };
        }
      } else if (typeof part.value === 'string') {
        body[part.fieldname] = part.value;
      }
    }
  } catch (error) {
    throw readable(error, sizes.fileSize);
  }
  request.body = { ...body };
  request.uploads = uploads;
}

/** Base name without control characters, short enough for a column. */
function cleanName(name: string): string {
  const base = composed(name).split(/[\\/]/).pop() ?? '';
  const printable = base.replace(/[\p{Cc}\p{Cs}]/gu, '').trim();
  return printable.slice(-200) || 'файл';
}

function readable(error: unknown, most: number): unknown {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return new Refusal(
      'too_large',
      `Файл больше ${most / 1024 / 1024} МБ. Уменьшите его и попробуйте ещё раз.`,
    );
  if (code?.startsWith('FST_') && statusCode === 413)
    return new Refusal('too_large', 'В форме слишком много полей или файлов.');
  if (error instanceof Refusal) return error;
  return new Refusal('bad_request', 'Форму не разобрать. Отправьте её ещё раз.');
}
