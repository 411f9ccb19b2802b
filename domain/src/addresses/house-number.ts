/** «12», «12А», «12/1», «12 / 3 б». */
const NUMBER = String.raw`\d{1,4}(?:\s?[а-яёa-z](?![а-яёa-z]))?(?:\s?/\s?\d{1,4}[а-яёa-z]?)?(?![а-яёa-z])`;
const NEXT = String.raw`\s?[-–—‑]\s?(\d{1,4}[а-яёa-z]?)`;

/** A house, and the housing and the flat that hyphens join to it, each in a group: «12-5», «95-3-61», «10/2-15». */
export const HOUSE_NUMBER = String.raw`(${NUMBER})(?:${NEXT})?(?:${NEXT})?(?![\p{L}\d])`;
const JOINED = `(${HOUSE_NUMBER})`;

const whole = new RegExp(String.raw`^(?:(?:дом|д|буд)(?:\.\s{0,3}|\s{1,3})?)?(?:№\s{0,3})?${JOINED}$`, 'iu');
const behindStreet = new RegExp(String.raw`\s(?:№\s{0,3})?${JOINED}$`, 'iu');

export interface HouseParts {
  house: string;
  flat?: string;
}

/**
 * «10/2-15» has its housing behind the stroke, so that the rest is the flat. «12-5» and «95-3-61» stay as they are written: the numbers may
 * be house and flat, or a house with two numbers.
 */
function houseParts([whole = '', house = '', second, third]: readonly (string | undefined)[]): HouseParts {
  if (house.includes('/') && second !== undefined && third === undefined) return { house, flat: second };
  return { house: second === undefined ? house : whole.trim() };
}

/** Reads a text that holds a house and nothing else: «д. 12», «12/1», «95-3-61». */
export function readHouseNumber(text: string): HouseParts | null {
  const found = whole.exec(text);
  return found && houseParts(found.slice(1));
}

/** A house without the word for it: «д. 12», «№ 7А»; a text that is no house, or house and flat, as it is written. */
export function withoutHouseWord(text: string): string {
  const parts = readHouseNumber(text);
  return parts && parts.flat === undefined ? parts.house : text;
}

/** Splits the house from the end of a street, «ул. Советская 12»; null where there is none. */
export function houseBehind(text: string): { street: string; parts: HouseParts } | null {
  const found = behindStreet.exec(text);
  if (!found) return null;
  return { street: text.slice(0, found.index).trim(), parts: houseParts(found.slice(1)) };
}
