/** A received letter, read back by nothing of ours: RFC 5322 folding, RFC 2047 words, MIME parts, base64 bodies. */
export interface Parsed {
  /** Header names in lower case, in their order. */
  names: string[];
  headers: Record<string, string>;
  /** The plain text. */
  body: string;
  /** The same as HTML, '' when there is none. */
  html: string;
}

export function parse(raw: string): Parsed {
  const { fields, content } = entity(raw);
  const headers = Object.fromEntries(fields);
  const boundary = /^multipart\/alternative;.*boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary === undefined ? [raw] : content.split(`--${boundary}`).slice(1, -1);
  const texts = new Map(parts.map((part) => textOf(part.replace(/^\r\n/, ''))));
  return {
    names: fields.map(([name]) => name),
    headers,
    body: texts.get('text/plain') ?? '',
    html: texts.get('text/html') ?? '',
  };
}

function entity(raw: string): { fields: [string, string][]; content: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const fields = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  return { fields, content: raw.slice(end + 4) };
}

/** The type of an entity that is no multipart, and its text. */
function textOf(raw: string): [type: string, text: string] {
  const { fields, content } = entity(raw);
  const headers = Object.fromEntries(fields);
  const encoded = headers['content-transfer-encoding'] === 'base64';
  const text = encoded ? Buffer.from(content, 'base64').toString('utf8') : content;
  return [(headers['content-type'] ?? '').split(';')[0] ?? '', text.replaceAll('\r\n', '\n').trimEnd()];
}

/** Words in base64 only, which is how we ask for them; anything else stays as it came and fails the test. */
const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?b\?([^?]*)\?=/gi, (_word, code: string) =>
      Buffer.from(code, 'base64').toString('utf8'),
    );
