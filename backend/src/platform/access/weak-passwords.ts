import { dictionary } from '@zxcvbn-ts/language-common';
import { LIMITS } from '@shlyah/domain';
import { invalid, type FieldErrors } from '../http/errors';
import { asTypedInLatin } from '../http/keyboard';

/** A password to be set, and public data of its owner. */
interface NewPassword {
  password?: string | null;
  name?: string | null;
  email?: string | null;
  organization?: string | null;
}

/** Leaked passwords in the order of how often they are used, those that are long enough to be set. */
const common = new Set(dictionary.passwords.filter((one) => one.length >= LIMITS.passwordMin));

const ours = ['шлях', 'shlyah'];
const leastWord = 3;
const enoughLetters = 4;
/** Units of the longest field, whose characters may have two. */
const LONGEST = 2 * LIMITS.organization;

const WORDS = {
  common:
    'Этот пароль есть в списках самых частых: его подберут первым. Возьмите, например, три-четыре слова подряд',
  personal:
    'Пароль составлен из имени, почты или названия: его легко угадать. Возьмите, например, три-четыре слова подряд',
};

/** The error of a password that others would guess; none for one that is not set or too short anyway. */
export function weakPassword({ password, ...owner }: NewPassword): FieldErrors {
  // A body whose fields are checked at the same time may hold anything; what is too long is refused by its maximum.
  if (typeof password !== 'string' || password.length > 2 * LIMITS.password) return {};
  if ([...password].length < LIMITS.passwordMin) return {};
  const typed = password.toLowerCase();
  if (common.has(typed) || common.has(asTypedInLatin(typed))) return { password: [WORDS.common] };
  return isMadeOf(wordsOf(owner), typed) ? { password: [WORDS.personal] } : {};
}

/** 422 for such a password, where the owner is known only after the body has been read. */
export function refuseWeak(password: NewPassword): void {
  const errors = weakPassword(password);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Without the owner's words hardly a letter is left: digits and signs are what people add to a name. */
function isMadeOf(words: string[], typed: string): boolean {
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), typed);
  return rest !== typed && (rest.match(/\p{L}/gu) ?? []).length < enoughLetters;
}

/** The words of the name, the organization and the address, longest first, also in Latin letters and on Latin keys. */
function wordsOf({ name, email, organization }: Omit<NewPassword, 'password'>): string[] {
  const texts = [name, organization, email].map((text) =>
    typeof text === 'string' ? text.slice(0, LONGEST).toLowerCase() : '',
  );
  const parts = texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  const words = [...texts.map((text) => text.split('@')[0] ?? ''), ...parts, ...ours];
  const spellings = words.flatMap((word) => [word, inLatin(word), asTypedInLatin(word)]);
  return [...new Set(spellings)]
    .filter((word) => word.length >= leastWord)
    .sort((a, b) => b.length - a.length);
}

const CYRILLIC = [...'абвгдеёжзийклмнопрстуфхцчшщыэюяіўъь'];
/** Letter by letter; the last two have no sound of their own. */
const LATIN = 'a b v g d e e zh z i y k l m n o p r s t u f h ts ch sh sch y e yu ya i u'.split(' ');
const LETTERS = new Map(CYRILLIC.map((letter, at) => [letter, LATIN[at] ?? '']));

/** «иванов» as people write it in an address: ivanov. */
const inLatin = (word: string): string =>
  Array.from(word, (letter) => LETTERS.get(letter) ?? letter).join('');
