const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const [BASE, LOW, HIGH] = [36, 1, 26];

/** The threshold's shift after each letter. */
function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / count);
  let bias = 0;
  for (; rest > ((BASE - LOW) * HIGH) / 2; bias += BASE) rest = Math.floor(rest / (BASE - LOW));
  return bias + Math.floor((BASE * rest) / (rest + 38));
}

/** The letters behind `xn--` (RFC 3492), which Node decodes and browsers do not; null for what is none. */
function decoded(text: string): string | null {
  const plain = Math.max(text.lastIndexOf('-'), 0);
  const letters = [...text.slice(0, plain)];
  let [next, at, bias] = [128, 0, 72];
  for (let read = plain > 0 ? plain + 1 : 0; read < text.length; at++) {
    const from = at;
    for (let weight = 1, step = BASE; ; step += BASE) {
      const digit = SIGNS.indexOf(text.charAt(read++) || '?');
      if (digit < 0) return null;
      at += digit * weight;
      const limit = Math.min(Math.max(step - bias, LOW), HIGH);
      if (digit < limit) break;
      weight *= BASE - limit;
    }
    const count = letters.length + 1;
    bias = adapted(at - from, count, from === 0);
    next += Math.floor(at / count);
    at %= count;
    if (next > 0x10ffff) return null;
    letters.splice(at, 0, String.fromCodePoint(next));
  }
  return letters.join('');
}

/** Letters of a label that has no other spelling. */
const isPlainLabel = (label: string): boolean =>
  /[^ -~]/.test(label) && /^[\p{L}\p{N}-]+$/u.test(label) && label === label.normalize('NFC').toLowerCase();

/** A text whose host names are in letters: «почта.бел» for `xn--80a1acny.xn--90ais`. Labels that are none stay. */
export const hostInLetters = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}-])xn--([a-z0-9-]+)/gu, (label, code: string) => {
    const letters = decoded(code);
    return letters !== null && isPlainLabel(letters) ? letters : label;
  });
