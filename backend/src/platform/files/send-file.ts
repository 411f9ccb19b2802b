import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export interface SentFile {
  name: string;
  mime: string;
  bytes: Buffer | Readable;
  /** Shown in the browser rather than saved; only for types that were detected from the content. */
  inline?: boolean;
}

/** Sends a file with headers that keep the browser from guessing another type and from running its content. */
export async function sendFile(
  reply: FastifyReply,
  { name, mime, bytes, inline = false }: SentFile,
): Promise<void> {
  await reply
    .type(mime)
    .header('Content-Disposition', disposition(name, inline))
    .header('X-Content-Type-Options', 'nosniff')
    .header(
      'Content-Security-Policy',
      "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    .header('Cache-Control', 'private, no-store')
    .send(bytes);
}

/** RFC 6266: an ASCII fallback, and the real name in UTF-8. */
export function disposition(name: string, inline: boolean): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
