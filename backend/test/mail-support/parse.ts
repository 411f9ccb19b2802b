/** A received letter, read back by nothing of ours: RFC 5322 folding, RFC 2047 words, base64 body. */
export interface Parsed {
  /** Header names in lower case, in their order. */
  names: string[];
  headers: Record<string, string>;
  body: string;
}

export function parse(raw: string): Parsed {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const fields = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  const headers = Object.fromEntries(fields);
  const content = raw.slice(end + 4);
  const encoded = headers['content-transfer-encoding'] === 'base64';
  const body = encoded ? Buffer.from(content, 'base64').toString('utf8') : content;
  return { names: fields.map(([name]) => name), headers, body: body.replaceAll('\r\n', '\n').trimEnd() };
}

/** Words in base64 only, which is how we ask for them; anything else stays as it came and fails the test. */
const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?b\?([^?]*)\?=/gi, (_word, code: string) =>
      Buffer.from(code, 'base64').toString('utf8'),
    );
