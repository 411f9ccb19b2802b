/** A space that no line breaks at. */
export const nbsp = '\u00a0';

/** Nothing to see, and no line breaks at it. */
const joiner = '\u2060';

/** «№ 1024» that stays on one line. */
export const numbered = (id: number | string): string => `№${nbsp}${id}`;

/** Prepositions, conjunctions and shortenings: none of them ends a line. */
const short = /^[(«]?(?:[а-яё]{1,2}|ул\.|г\.|№|пр-т)$/i;
/** Leans on the word before it: «так же», «если бы». */
const leaning = /^(?:же|ли|бы|—)[,.]?$/i;
const number = /^[(«]?\d+(?:[.,]\d+)?$/;

/** A line of Russian as a typesetter leaves it: short words hold on to the next, a dash and a unit to the last one. */
export function typeset(text: string): string {
  const words = text.split(' ');
  return words
    .map((word, index) => {
      const next = words[index + 1];
      if (next === undefined) return word;
      const begins = number.test(word) || (short.test(word) && !leaning.test(word));
      const held = begins || leaning.test(next);
      return word + (held && word ? nbsp : ' ');
    })
    .join('')
    .replace(/(\d)–(\d)/g, `$1–${joiner}$2`);
}

/** The address that dials a number. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
