import { hoursIn, LATEST_HOUR, type DayHours } from '@shlyah/domain';
import { ANY_DAY, dayNamed, type DateGuess } from './dates';
import type { Piece, Scan } from './scan';

export interface MessagePickup {
  pickup: DateGuess | null;
  /** Words of a pickup that do not say one day, or hours that are not clear. */
  unclear: string[];
}

/** Words of fetching the cargo from its sender. */
export const FETCH = String.raw`(?:забрать|заберите|забирайте|забирать|забор(?: груза)?|забраць|забярыце)(?!\p{L})`;
const FILLER = String.raw`(?:,? (?:груз|посылк[уи]|товар|заказ|коробк[уи]|е[её]|его|их|нужно|надо|можно|лучше|удобно|у нас|у меня|от нас|пожалуйста|калі ласка),?){0,3}`;
const DAY = String.raw`(?:${ANY_DAY})(?![\p{L}\p{N}])`;
const H = String.raw`\d{1,2}(?::\d\d)?(?: ?ч(?:ас(?:а|ов)?)?(?!\p{L})\.?)?`;
const NOON = '(?:до|после|да|пасля) (?:обеда|абеду)';
/** Not the days of a month, «с 10 до 14 декабря», nor a number of things, «10–12 коробок». */
const NO_COUNT = String.raw`(?![\d./:]*\d| ?(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек|кг|г(?!\p{L})|мест|кор|пак|пос|пал|шт|упак|меш))`;
const HOURS = String.raw`(?:(?:(?:с|з|от) )?${H} ?(?:-|–|—|до|да|по) ?${H}|(?:с|з|от|после|пасля|не раньше|не ранее|до|да|к|не позже) ${H})${NO_COUNT}|${NOON}`;
const INTO = '(?:в|во|на|у|ў) ';
const TO_RECEIVER = String.raw`(?:достав|привез|отвез|вруч)\p{L}*`;
/** «, во вторник доставить»: the day of the delivery behind words of the sender. */
export const DAY_OF_DELIVERY = String.raw`[,.] (?:${INTO})?(?:${ANY_DAY}) ${TO_RECEIVER}`;

/** «Забрать завтра 14–18», «забор с 9 до 12 в пятницу». */
const BEHIND = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${FETCH}${FILLER}(?: ?[:–—-])? (?:(${HOURS}) )?(?:${INTO})?(${DAY})(?:,? \(?(${HOURS})\)?)?`,
  'giu',
);
/** «Завтра с 9 до 12 забрать». */
const IN_FRONT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${INTO})?(${DAY})(?:,? \(?(${HOURS})\)?)? (?:(?:можно|нужно|надо|прошу|просим|просьба|удобно|лучше|пожалуйста,?) )?(?=${FETCH})`,
  'giu',
);
/** A pickup that names a day somewhere in its sentence. */
const ANY = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${FETCH}(?:(?!${TO_RECEIVER}|${DAY_OF_DELIVERY})[^\n;]){0,60}?(?<![\p{L}\p{N}])${DAY}`,
  'giu',
);

/** The receiver speaks of fetching it himself. */
const BY_RECEIVER =
  /(?<!\p{L})(?:могу|можем|может|смогу|сможем|сможет|хочу|хотим|буд\p{L}+|приед\p{L}+|сам\p{L}{0,2}|когда|где|не)(?: можно| удобно)? ?$/iu;
const AT_POINT = /^[, ]{1,2}(?:из|с|в|на|от|у) (?:пункт|ПВЗ|вас|почт)/iu;
/** The day in front of the verb is that of another one. */
const OF_DELIVERY = /(?:достав|привез|отвез|вруч)\p{L}*[^.!?\n;]*$/iu;
const PREPOSITION =
  '(?:или|либо|ці|альбо|около|примерно|в|у|с|со|з|от|к|до|да|после|пасля|не раньше|не позже)';
/** What follows says more of the time than was read, and not of the delivery; or it is a question. */
const MORE = new RegExp(
  String.raw`^ ?\?|^ ?\(?(?:[-–—] ?)?\d|^,? ${PREPOSITION} \d|^,? (?:${PREPOSITION} )?${DAY}(?!,? ${TO_RECEIVER})|^,? (?:с утра|утром|раніцай|дн[её]м|вечером|увечары|(?:после|пасля) работы|в первой|во второй)(?!\p{L})`,
  'iu',
);
/** The day may be of the delivery that is named behind it, without a day of its own. */
const BEFORE_DELIVERY = new RegExp(String.raw`^ ${TO_RECEIVER}(?!.*(?<![\p{L}\p{N}])${DAY})`, 'isu');

/** A part of the message that names a day of fetching: the guess, or null where it is not clear. */
interface Named {
  from: string;
  guess: DateGuess | null;
}

/** When the cargo is fetched from the sender; `toPoint`: the message speaks of a point, where a receiver fetches it. */
export function pickupIn(scan: Scan, now: Date, toPoint: boolean): MessagePickup {
  const said = scan.peekAll(ANY).filter(isOfSender);
  const behind = scan
    .peekAll(BEHIND)
    .filter(isOfSender)
    .map((piece) => namedBy(piece, piece.groups, now));
  // The words behind the verb are of the sender anyway; those in front of it must not become the day of the delivery.
  const inFront = scan
    .takeAll(IN_FRONT, (_groups, before) => !OF_DELIVERY.test(before))
    .map((piece) => namedBy(piece, ['', ...piece.groups], now));
  const named = [...behind, ...inFront];
  const [first] = named;
  const words = [...new Set([...named, ...said].map(({ from }) => from))];
  if (!first) return { pickup: null, unclear: words };
  const isOne = named.every(({ guess }) => isSame(guess, first.guess));
  return isOne && first.guess && !toPoint
    ? { pickup: first.guess, unclear: [] }
    : { pickup: null, unclear: words };
}

const isOfSender = ({ before, after }: Piece): boolean => !BY_RECEIVER.test(before) && !AT_POINT.test(after);

const isSame = (one: DateGuess | null, other: DateGuess | null): boolean =>
  one?.value === other?.value && one?.begins === other?.begins;

function namedBy({ from, after }: Piece, groups: readonly string[], now: Date): Named {
  const [early = '', day = '', late = ''] = groups;
  const spoken = early || late;
  const date = dayNamed(day, now);
  const hours = spoken === '' ? { from: null, until: null } : timeOf(spoken);
  const isClear = date !== null && hours !== null && (early === '' || late === '');
  if (!isClear || MORE.test(after) || BEFORE_DELIVERY.test(after)) return { from, guess: null };
  const value = `${date} ${hours.until ?? LATEST_HOUR}`;
  return { from, guess: { value, from, ...(hours.from !== null && { begins: hours.from }) } };
}

/** Hours as people write them; the middle of the day is 13:00. */
function timeOf(spoken: string): DayHours | null {
  const plain = spoken
    .toLowerCase()
    .replace(/(?:обеда|абеду)/u, '13:00')
    .replace(/^з /u, 'с ')
    .replace(/(?:^| )да /u, (word) => word.replace('да', 'до'))
    .replace(/^пасля /u, 'после ');
  return hoursIn(plain);
}
