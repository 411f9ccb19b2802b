/** A random UUID, version 4 (RFC 9562); browsers offer `randomUUID` only under https. */
export const uniqueKey = (): string =>
  crypto.randomUUID?.() ?? uuidOf(crypto.getRandomValues(new Uint8Array(16)));

function uuidOf(random: Uint8Array): string {
  const digits = Array.from(random, (byte) => byte.toString(16).padStart(2, '0'));
  const text = digits.join('');
  const variant = '89ab'.charAt((random[8] ?? 0) & 3);
  return [
    text.slice(0, 8),
    text.slice(8, 12),
    `4${text.slice(13, 16)}`,
    `${variant}${text.slice(17, 20)}`,
    text.slice(20),
  ].join('-');
}
