const CYRILLIC: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i' },
  ...{ і: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ў: 'w' },
  ...{
    ф: 'f',
    х: 'kh',
    ц: 'ts',
    ч: 'ch',
    ш: 'sh',
    щ: 'shch',
    ъ: '',
    ы: 'y',
    ь: '',
    э: 'e',
    ю: 'yu',
    я: 'ya',
  },
};

/**
 * In this order. Each rule forgets one difference between the ways of writing Belarusian places in Latin letters:
 * Gomel, Homel, Homiel and Homyel, Mogilev and Mahilyow, Schuchin and Shchuchyn each come to one key.
 */
const SAME_SOUND: readonly (readonly [from: RegExp, to: string])[] = [
  [/shch|sch/g, 'sc'],
  [/ts|tz|ch/g, 'c'],
  [/kh|g/g, 'h'],
  [/([zs])h/g, '$1'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/q/g, 'k'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/i[aeo]/g, 'e'],
  [/o/g, 'a'],
  // Not at the beginning: no name begins so, and «zzz» must stay unknown.
  [/(?<=[a-z])([a-z])\1/g, '$1'],
];

/** How a name sounds, in a few Latin letters: the same for a Russian name and its Latin and Belarusian spellings. */
export function soundKey(text: string): string {
  const latin = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ŭ', 'w')
    .replaceAll('ł', 'l')
    .replace(/['’ʼ`´]/g, '')
    .replace(/[а-яёґіў]/g, (letter) => CYRILLIC[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return SAME_SOUND.reduce((key, [from, to]) => key.replace(from, to), latin);
}
