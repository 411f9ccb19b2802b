import { FIRST_NAMES } from './first-names';
import { townCalled } from './known-towns';
import { whole, type Guess, type Scan } from './scan';

const PATRONYMIC = /(?:[оеё]вич|[оеё]вна|ична|льич|[ое]віч|[ая]ныч|[ае]ич|авіч|евіч|[аеоё]ўна)$/u;
const SURNAME =
  /(?:[оеёа][вў]а?|[иы]на?|[сц]к(?:ий|ая|ой|і)|ая|ич|іч|ыч|ко|ук|юк|ик|ік|ец|[еоё]нок|ень|ло|ак|як|ун|инь|арь?|ейша|ель|нік|зак|[эе]нка)$/u;
/** What a lone surname ends in for certain. */
const PLAIN_SURNAME = /^\p{Lu}\p{Ll}{2,}(?:[оеё]ва?|[ея]нко|[оеё]вич|ский|ская|чук|цевич)$/u;

const FORM =
  'ООО|ОАО|ЗАО|ОДО|ИП|ЧУП|ЧТУП|ЧПУП|УП|ЧП|СООО|ИООО|РУП|КУП|СП|ТАА|ААТ|ЗАТ|УО|ГУО|УЗ|ооо|оао|зао|одо|чуп|чтуп';
const ORGANISATION = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${FORM}) {0,2}(?:[«"“„][^»"”“\\n]{1,80}[»"”“]|\\p{L}[\\p{L}-]{1,30}(?: \\p{Lu}\\. ?(?:\\p{Lu}\\.)?)?)`,
  'gu',
);
const WITH_INITIALS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:\p{Lu}\p{Ll}[\p{L}-]{1,30} \p{Lu}\. ?(?:\p{Lu}\.)?|\p{Lu}\. ?(?:\p{Lu}\.)? ?\p{Lu}\p{Ll}[\p{L}-]{1,30})`,
  'gu',
);
/** Behind a word that says who it is. */
const MARKED =
  /(?<!\p{L})(?:[пП]олучатель|[пП]олучает|[аА]трымальнік|ФИО|фио|Ф\.И\.О\.|[кК]онтактное лицо|[кК]онтакт|[кК]ому|[кК]лиент)[:—– -]{1,4}(\p{Lu}\p{Ll}[\p{L}-]{1,30}(?: \p{Lu}\p{Ll}[\p{L}-]{1,30}){0,2})(?= {0,2}(?:$|[,;.|(\n]))/gu;

/** The fields of a form that was copied. */
const LABELLED = ['фамилия', 'имя', 'отчество'].map(
  (label) => new RegExp(String.raw`(?<!\p{L})${label}: ?(\p{L}[\p{L}-]{1,30})`, 'giu'),
);

export interface MessagePeople {
  organization?: Guess;
  name?: Guess;
}

export function organisationIn(scan: Scan): Guess | null {
  const piece = scan.take(ORGANISATION);
  return piece && { value: piece.from, from: piece.from };
}

/** The person: behind a mark, with initials, by a first name or patronymic, or a lone surname beside the phone. */
export function personIn(scan: Scan): Guess | null {
  const labelled = LABELLED.map((pattern) => scan.take(pattern)).filter((piece) => piece !== null);
  if (labelled.length > 0) {
    const [value, from] = [
      labelled.map(({ groups }) => groups[0] ?? ''),
      labelled.map((piece) => piece.from),
    ];
    return { value: value.join(' '), from: from.join(', ') };
  }
  const marked = scan.take(MARKED, ([name = '']) => townCalled(name) === undefined);
  if (marked) return { value: marked.groups[0] ?? '', from: marked.from };
  const short = scan.take(WITH_INITIALS);
  if (short) return { value: short.from, from: short.from };
  for (const words of scan.parts()) {
    const from = namedIn(words);
    if (from === '') continue;
    scan.take(new RegExp(whole(from.replaceAll('.', '\\.')), 'gu'));
    return { value: capital(from), from };
  }
  return null;
}

/** A first name, known or in front of a patronymic, with the names beside it; '' where there is none. */
function namedIn(words: readonly string[]): string {
  const first = words.findIndex(
    (word, at) => FIRST_NAMES.has(keyOf(word)) || (isPatronymic(words[at + 1]) && isCapital(word)),
  );
  if (first < 0) return words.length === 1 && isLoneSurname(words[0] ?? '') ? (words[0] ?? '') : '';
  let [start, end] = [first, first + 1];
  if (isPatronymic(words[end]) || isSurname(words[end])) end += 1;
  if (isSurname(words[start - 1])) start -= 1;
  if (end - start < 3 && isSurname(words[end])) end += 1;
  // «Мария Лис»: a word in capitals that ends the piece.
  if (end === first + 1 && start === first && end + 1 === words.length && isLastName(words[end])) end += 1;
  return words.slice(start, Math.min(end, start + 3)).join(' ');
}

const isLastName = (word = ''): boolean =>
  word.length > 2 &&
  isCapital(word) &&
  !/^(?:спасибо|дзякуй|привет|жду|тел|телефон|адрес|доставка|заказ)$/iu.test(word);
const isPatronymic = (word = ''): boolean => PATRONYMIC.test(keyOf(word));
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word) && townCalled(word) === undefined;

const keyOf = (word: string): string => word.toLowerCase().replaceAll('ё', 'е');

export const isSurname = (word = ''): boolean =>
  word.length > 2 && townCalled(word) === undefined && SURNAME.test(word.toLowerCase());

const isLoneSurname = (word: string): boolean =>
  PLAIN_SURNAME.test(word) &&
  townCalled(word) === undefined &&
  !/^(?:готова?|здорова?|снова|слова|основа|новый|новая)$/iu.test(word);

const capital = (words: string): string =>
  words.replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
