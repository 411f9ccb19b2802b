import { whole, type Scan } from './scan';

const DAY =
  '(?:\\d{1,2}(?:[./]\\d\\d(?:[./]\\d{2,4})?|(?:-?го)? \\p{L}{3,9})|понедельник\\p{L}?|вторник\\p{L}?|сред[уы]|четверг\\p{L}?|пятниц[уы]|суббот[уы]|воскресень[ея]|завтра|заўтра)';

/** Words that say two things, or only what must not be: a field would hold half of them. */
const HALVES: readonly RegExp[] = [
  // «кв. 5 или 6», «3 или 4 места», «4 или 5 декабря».
  /(?<![\p{L}\p{N}.,+-])(?:(?:кв|квартира|дом|д|под|подъезд|эт|этаж|оф|офис|корп)\.? {0,2})?\d{1,4}(?:[.,]\d{1,2})? (?:или|либо|ці|альбо) \d{1,4}(?:[.,]\d{1,2})?(?! ?\d)(?: ?\p{L}{1,12})?\.?/giu,
  // «2-3 кг», «5 – 6 мест».
  /(?<![\p{L}\p{N}.,+-])\d{1,3} ?[-–—] ?\d{1,3} ?(?:кг|мест\p{L}?|короб\p{L}{1,4}|кор)(?!\p{L})/giu,
  new RegExp(whole(`(?:не раньше|не ранее|не раней|начиная с|кроме|после|пасля)(?: чем)? ${DAY}`), 'giu'),
  new RegExp(whole(`не (?:в|во|на|у|ў) ${DAY}`), 'giu'),
];

/** What the message says of fields that hold one value, and no field can hold: shown, and left to the person. */
export const halvesIn = (scan: Scan): string[] =>
  HALVES.flatMap((pattern) => scan.takeAll(pattern).map(({ from }) => from));

/** Days of a month: «с 10 до 14 декабря». */
const MONTH =
  'янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек|студз|лют|сак|крас|траў|чэрв|ліп|жні|вер|кас|ліс|снеж';
const HOUR = String.raw`(\d{1,2})(?:[:.](\d\d))?(?: ?ч(?:ас\p{L}{0,2})?\.?)?`;
const HOURS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:с|з) \d{1,2}(?:[:.]\d\d)? ?(?:до|по|да|-|–) ?${HOUR}(?![\d.]| (?:${MONTH}))`,
    'giu',
  ),
  /(?<!\d)\d{1,2}[:.]\d\d ?[-–] ?(\d{1,2})[:.](\d\d)(?!\d)/giu,
];
const UNTIL_NOON = /(?<!\p{L})(?:до|к|да) (?:обед[ау]|абеду|обеда)(?!\p{L})/giu;
const LATER: readonly RegExp[] = [
  new RegExp(
    whole(String.raw`(?:после|пасля) \d{1,2}(?:[:.]\d\d)?(?: ?ч(?:ас\p{L}{0,2})?\.?)?(?![.:]\d| ?\p{L}{3})`),
    'giu',
  ),
  /(?<!\p{L})(?:после|пасля) (?:обеда|абеду|работы)(?!\p{L})|(?<!добр\p{L}{2} )(?<!\p{L})(?:утром|раніцай|вечером|увечары)(?!\p{L})/giu,
];
/** A day in front of the hours: they are of that day. */
const BEHIND_DAY = new RegExp(`${DAY}[ ,|]{1,4}$`, 'iu');
/** The end of «до обеда». */
const NOON = '13:00';

export interface MessageTimes {
  /** The words, for the courier. */
  words: string[];
  /** The latest minute of the day that stands in front of it, `HH:mm`; null where no day does. */
  until: string | null;
}

/** Hours of a day: the order holds the last one, the courier reads the words. */
export function timesIn(scan: Scan): MessageTimes {
  const words: string[] = [];
  const ends = new Set<string>();
  const take = (pattern: RegExp, endOf: (groups: readonly string[]) => string | null) => {
    for (const { groups, from, before } of scan.takeAll(pattern)) {
      words.push(from);
      const end = endOf(groups);
      if (end !== null && BEHIND_DAY.test(before)) ends.add(end);
    }
  };
  for (const pattern of HOURS)
    take(pattern, ([hour = '', minute = '']) =>
      Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute.padEnd(2, '0')}` : null,
    );
  take(UNTIL_NOON, () => NOON);
  for (const pattern of LATER) take(pattern, () => null);
  const [until = null] = ends.size === 1 ? ends : [];
  return { words, until };
}

const DOOR_PHONE =
  /(?<!\p{L})(?:код )?(?:домофон|дамафон)\p{L}{0,2}:? ?(?:№ ?)?(?:\d[\d#*]{0,7} ?[кk]?\d{0,4}(?![\p{L}\d])|не работает|не працуе|нет(?!\p{L}))/giu;
/** «код 25» is the code of a door beside its entrance, floor or flat. */
const CODE = /(?<!\p{L})код:? ?\d[\d#*]{0,7}[кk]?\d{0,4}(?![\p{L}\d])#?/giu;
const BESIDE_DOOR = /(?:под|подъезд|эт|этаж|кв|квартира|дверь|калитка)(?!\p{L})[^\p{L}\n]{0,12}$/iu;

/** How to get in, for the courier. */
export const doorsIn = (scan: Scan): string[] =>
  [...scan.takeAll(DOOR_PHONE), ...scan.takeAll(CODE, (_groups, before) => BESIDE_DOOR.test(before))].map(
    ({ from }) => from,
  );
