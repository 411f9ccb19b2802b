import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { asciiOf } from '../common/latin';

type Content = Buffer | Readable;

export interface SentFile {
  name: string;
  mime: string;
  /** Made for GET alone where that costs something or is remembered. */
  bytes: Content | (() => Promise<Content> | Content);
  /** Shown in the browser rather than saved; only for types that were detected from the content. */
  inline?: boolean;
}

/**
 * Sends a file with headers that keep the browser from guessing another type and from running its content. HEAD, which Fastify answers by
 * the handler of GET, has the same refusals and headers, but makes nothing and so leaves no trace.
 */
export async function sendFile(
  reply: FastifyReply,
  { name, mime, bytes, inline = false }: SentFile,
): Promise<void> {
  const made = typeof bytes === 'function' ? bytes : () => bytes;
  const content = reply.request.method === 'HEAD' ? Readable.from([]) : await made();
  await reply
    .type(mime)
    .header('Content-Disposition', disposition(name, inline))
    .header('X-Content-Type-Options', 'nosniff')
    .header(
      'Content-Security-Policy',
      "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    .header('Cache-Control', 'private, no-store')
    .send(content);
}

/** RFC 6266: the name in Latin letters for what reads ASCII alone, and the real one in UTF-8. */
export function disposition(name: string, inline: boolean): string {
  const plain = asciiOf(name).replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
