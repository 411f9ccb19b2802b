import { shownOrderNumber } from '@shlyah/domain';

/** A non-breaking space. */
export const nbsp = '\u00a0';

/** The word joiner: invisible, forbids a line break. */
const joiner = '\u2060';

/** «№ 1024» that stays on one line. */
export const numbered = (id: number | string): string => `№${nbsp}${id}`;

/** «№ 1024» of an order or a register, «№ T-17» of a test one. */
export const numberedOrder = (id: number): string => numbered(shownOrderNumber(id));

/** Prepositions, conjunctions and abbreviations: none of them may end a line. */
const short = /^[(«]?(?:[а-яё]{1,2}|ул\.|г\.|№|пр-т)$/i;
/** Particles that stay with the word before: «так же», «если бы». */
const leaning = /^(?:же|ли|бы|—)[,.]?$/i;
const number = /^[(«]?\d+(?:[.,]\d+)?$/;

/** Russian text with non-breaking spaces: after short words, before a dash and before a unit. */
export function typeset(text: string): string {
  const words = text.split(' ');
  return words
    .map((word, index) => {
      const next = words[index + 1];
      if (next === undefined) return word;
      const begins = number.test(word) || (short.test(word) && !leaning.test(word));
      const joins = begins || leaning.test(next);
      return word + (joins && word ? nbsp : ' ');
    })
    .join('')
    .replace(/(\d)–(\d)/g, `$1–${joiner}$2`);
}
