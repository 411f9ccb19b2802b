/** Reads at most so many bytes of a body, as text; the rest is left unread. */
export async function beginningOf(body: AsyncIterable<Uint8Array>, bytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    parts.push(part);
    size += part.length;
    if (size >= bytes) break;
  }
  return Buffer.concat(parts).subarray(0, bytes).toString('utf8');
}
