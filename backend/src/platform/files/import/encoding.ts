import { UnreadableTable, WORDS } from './unreadable-table';

/** Encodings of one byte for a letter that programs in Russian write; of equal ones the first is taken. */
const CYRILLIC = ['windows-1251', 'x-mac-cyrillic', 'ibm866', 'koi8-r'] as const;

/** Letters by their share in Russian texts, in hundredths of a per cent; «і» and «ў» are Belarusian. */
const SHARES = new Map(
  `о 1097 е 845 а 801 и 735 н 670 т 626 с 547 р 473 в 454 л 440 к 349 м 321 і 300 д 298 п 281 у 262 я 201 ы 190 ь 174 г 170
   з 165 б 159 ч 144 й 121 ў 120 х 97 ж 94 ш 73 ю 64 ц 48 щ 36 э 32 ф 26 ъ 4 ё 4`
    .match(/\S \d+/g)
    ?.map((letter): [string, number] => [letter.charAt(0), Number(letter.slice(2))]),
);

/** Signs that stand in Russian texts beside letters. */
const USUAL = /[«»„“”‘’–—…№\u00a0°×·•]/;

/** What a sign costs that a Russian text does not have there. */
const ODD = -600;

/** Bytes that are looked at. */
const SAMPLE = 32 * 1024;

/** Letters fewer than these tell too little for a refusal. */
const FEW = 12;

/** The mean of a text that is not Russian in this encoding; letters in any order have 300, a text 500 and more. */
const LEAST = 220;

/** The text of a file, by its mark or by its letters. Throws UnreadableTable where they do not make Russian words. */
export function decodedText(bytes: Buffer): string {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(cyrillicEncoding(bytes)).decode(bytes);
  }
}

/** UTF-16 by its mark, or by every other byte: those of letters, digits and separators are 0 and 4. */
function wideEncoding(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 4096);
  const pairs = Math.floor(sample.length / 2);
  if (pairs < 4 || !sample.includes(0)) return null;
  const high = [0, 0];
  for (let at = 0; at < pairs * 2; at++)
    if (sample[at] === 0 || sample[at] === 4) high[at % 2] = (high[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = high;
  if (odd > pairs * 0.8 && even < pairs * 0.4) return 'utf-16le';
  return even > pairs * 0.8 && odd < pairs * 0.4 ? 'utf-16be' : null;
}

/** The encoding in which the letters of a text are the most Russian. */
function cyrillicEncoding(bytes: Buffer): string {
  const first = Math.max(0, bytes.findIndex((byte) => byte > 0x7f) - 1);
  const sample = bytes.subarray(first, first + SAMPLE);
  const found = CYRILLIC.map((name) => ({ name, ...russianIn(new TextDecoder(name).decode(sample)) }));
  const best = found.reduce((one, other) => (other.mean > one.mean ? other : one));
  if (best.count >= FEW && best.mean < LEAST) throw new UnreadableTable('unsupported_type', WORDS.encoding);
  return best.name;
}

/** How usual the signs beyond ASCII are in a Russian text, by the mean of them. */
function russianIn(text: string): { count: number; mean: number } {
  let [count, sum, before] = [0, 0, ''];
  for (const sign of text) {
    if (sign > '\u007f') {
      count++;
      sum += weightOf(sign, before);
    }
    before = sign;
  }
  return { count, mean: count === 0 ? 0 : sum / count };
}

function weightOf(sign: string, before: string): number {
  if (USUAL.test(sign)) return 0;
  const small = sign.toLowerCase();
  const share = SHARES.get(small);
  if (share === undefined || /[a-z]/i.test(before)) return ODD;
  const isInWord = before !== before.toUpperCase();
  return isInWord && sign !== small ? ODD : share;
}
