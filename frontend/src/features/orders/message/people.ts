import { townCalled } from './known-towns';
import { whole, type Guess, type Scan } from './scan';

/** First names by which a person is recognised, Russian and Belarusian. */
const NAMES = new Set(
  `александр саша алексей леша анатолий толя андрей антон аркадий арсений артем артур богдан борис вадим валентин валерий василий вася
  виктор витя виталий владимир вова владислав влад вячеслав слава геннадий гена георгий глеб григорий гриша даниил данила денис
  дмитрий дима евгений егор иван ваня игорь илья кирилл константин костя лев леонид максим марк матвей михаил миша никита николай коля
  олег павел паша петр петя роман рома руслан семен сергей сережа станислав стас степан тимофей тимур федор эдуард юрий юра ян яков
  ярослав аляксандр аляксей анатоль андрэй арцем барыс вадзім валянцін валерый васіль віктар віталь уладзімір уладзіслаў вячаслаў
  генадзь рыгор дзмітрый яўген ігар ілля кірыл канстанцін леанід максім міхаіл міхась мікіта мікалай пятро раман сяргей сцяпан юрый
  алесь кастусь янка ягор зміцер тарас марат святослав савелий эдвард эльдар тигран
  александра алена алина алла анастасия настя ангелина анжела анна аня антонина валентина валерия варвара вера вероника виктория вика
  галина дарья даша диана ева евгения екатерина катя елена лена елизавета лиза жанна зинаида зоя инна ирина ира карина кира кристина
  ксения лариса лилия любовь людмила люда маргарита марина мария маша милана надежда надя наталья наталия наташа нина оксана олеся ольга
  оля полина раиса регина светлана света софия софья снежана тамара таисия татьяна таня ульяна эльвира эмилия юлия юля яна янина инга лидия альбина элла эмма майя клавдия милена злата василиса рита
  аляксандра ганна кацярына вольга людміла надзея наталля тацяна святлана марыя ірына іна ніна алеся ларыса галіна`.split(
    /\s+/,
  ),
);
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
  const asked = LABELLED.map((pattern) => scan.take(pattern)).filter((piece) => piece !== null);
  if (asked.length > 0) {
    const [value, from] = [asked.map(({ groups }) => groups[0] ?? ''), asked.map((piece) => piece.from)];
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
    (word, at) => NAMES.has(keyOf(word)) || (isPatronymic(words[at + 1]) && isCapital(word)),
  );
  if (first < 0) return words.length === 1 && isLoneSurname(words[0] ?? '') ? (words[0] ?? '') : '';
  let [start, end] = [first, first + 1];
  if (isPatronymic(words[end]) || isSurname(words[end])) end += 1;
  if (isSurname(words[start - 1])) start -= 1;
  if (end - start < 3 && isSurname(words[end])) end += 1;
  return words.slice(start, Math.min(end, start + 3)).join(' ');
}

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
