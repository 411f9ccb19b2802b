import { fold } from '../text/fold';
import { englishHeading } from './english-headings';
import { unitsOf, type ImportField } from './fields';
import { LEFT_OUT, RULES } from './heading-rules';
import { EXPORT_ONLY } from './own-export';

/** The interpretation of a heading. */
export interface Heading {
  field: ImportField | null;
  /** The unit in the heading; null if absent. */
  unit: string | null;
  /** Whether the field is a guess that a person must confirm. */
  isUnsure: boolean;
  /** Why the column is skipped on purpose. */
  note: string | null;
}

/** Words removed from a heading of several words. */
const FILLERS =
  'получателя получателю получатель адресата доставки груза для посылки покупателя клиента заказчика контрагента контакта'.split(
    ' ',
  );
/** Words removed from the beginning: «Ваш телефон», «Контакт: рабочий телефон». */
const FIRST_FILLERS = ['ваш', 'ваше', 'ваша', 'укажите', 'контакт'];

/** A heading in lower case, without punctuation. */
export const keyOf = (heading: string): string =>
  fold(heading)
    .replace(/[×*]/g, 'х')
    .replace(/[^\p{L}\p{N}№#³]+/gu, ' ')
    .trim();

function withoutFillers(key: string): string {
  const [first = '', ...rest] = key.split(' ');
  const others = rest.filter((word) => !FILLERS.includes(word));
  return (FIRST_FILLERS.includes(first) && others.length > 0 ? others : [first, ...others]).join(' ');
}

const UNIT_WORDS: Readonly<Record<string, string>> = {
  мм: 'мм',
  см: 'см',
  м: 'м',
  метры: 'м',
  метров: 'м',
  сантиметры: 'см',
  миллиметры: 'мм',
  г: 'г',
  гр: 'г',
  грамм: 'г',
  граммы: 'г',
  кг: 'кг',
  килограммы: 'кг',
  т: 'т',
  тонн: 'т',
  м3: 'м³',
  'м³': 'м³',
  'куб м': 'м³',
  кубм: 'м³',
  л: 'л',
  литры: 'л',
  литров: 'л',
  mm: 'мм',
  cm: 'см',
  m: 'м',
  g: 'г',
  gr: 'г',
  kg: 'кг',
  m3: 'м³',
  l: 'л',
};

/** Splits the last unit from a heading: «Вес, кг», «Вес (г)», «Длина мм», «Вес, кг, всего». */
function unitIn(key: string): { name: string; unit: string } | null {
  const words = key.replace(/ куб м(?= |$)/, ' м3').split(' ');
  const at = words.findLastIndex((word, place) => place > 0 && Object.hasOwn(UNIT_WORDS, word));
  const unit = UNIT_WORDS[words[at] ?? ''];
  return unit === undefined ? null : { name: words.filter((_, place) => place !== at).join(' '), unit };
}

const NOTHING: Heading = { field: null, unit: null, isUnsure: false, note: null };

/** Columns of our own export, by normalised heading. */
const EXPORTED: ReadonlyMap<string, string> = new Map(
  Object.entries(EXPORT_ONLY).map(([title, note]) => [keyOf(title), note]),
);

/** The meaning of a heading without its unit; with a unit, among fields that have it. */
function named(key: string, unit?: string): Heading {
  const english = englishHeading(key);
  if (english) return { ...NOTHING, ...english };
  const name = withoutFillers(key);
  const note = EXPORTED.get(key) ?? LEFT_OUT.find(([names]) => names.test(key))?.[1];
  if (note !== undefined) return { ...NOTHING, note };
  const [field = null, , isUnsure = false] =
    RULES.find(
      ([field, names]) =>
        (unit === undefined || unitsOf(field).includes(unit)) && (names.test(key) || names.test(name)),
    ) ?? [];
  return { ...NOTHING, field, isUnsure };
}

/** Words of another person than the receiver. */
const OF_ANOTHER = /отправ|плательщ|менеджер|курьер/iu;

/** Interprets a heading, in any case and punctuation, with or without a unit. */
export function readHeading(heading: string): Heading {
  const whole = interpreted(keyOf(heading));
  if (whole.field || whole.note) return whole;
  if (OF_ANOTHER.test(heading)) return whole;
  // «Адрес (город, улица, дом)»: what is in brackets explains the rest.
  return interpreted(keyOf(heading.replace(/\([^()]*\)/g, ' ')));
}

function interpreted(key: string): Heading {
  if (key === '') return NOTHING;
  const ending = unitIn(key);
  if (ending) {
    const found = named(ending.name, ending.unit);
    if (found.field && unitsOf(found.field).includes(ending.unit)) return { ...found, unit: ending.unit };
  }
  return named(key);
}
