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
const CLOCK = String.raw`(\d{1,2})(?:[:.](\d\d))?`;
const HOUR = String.raw`${CLOCK}(?: ?ч(?:ас\p{L}{0,2})?\.?)?`;
/** «с 9 до 12», «9:00-12:00», «9-12 ч». */
const HOURS: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})(?:с|з) ${CLOCK} ?(?:до|по|да|-|–) ?${HOUR}(?![\d.]| (?:${MONTH}))`, 'giu'),
  /(?<!\d)(\d{1,2})[:.](\d\d) ?[-–] ?(\d{1,2})[:.](\d\d)(?!\d)/giu,
  /(?<![\d.:/-])(\d{1,2})() ?[-–] ?(\d{1,2})() ?ч(?:ас\p{L}{0,2})?(?!\p{L})\.?/giu,
];
const BEFORE_NOON =
  /(?<!\p{L})(?:(?:до|к|да) (?:обед[ау]|абеду|обеда)|(?:в|у) (?:первой|першай) (?:половине|палове) дня)(?!\p{L})/giu;
const AFTER_NOON =
  /(?<!\p{L})(?:(?:после|пасля) (?:обеда|абеду)|во второй половине дня|у другой палове дня)(?!\p{L})/giu;
const AFTER = new RegExp(
  whole(String.raw`(?:после|пасля) ${CLOCK}(?: ?ч(?:ас\p{L}{0,2})?\.?)?(?![.:]\d| ?\p{L}{3})`),
  'giu',
);
/** Words of a part of the day without an hour. */
const PARTS =
  /(?<!\p{L})(?:после|пасля) работы(?!\p{L})|(?<!добр\p{L}{2} )(?<!\p{L})(?:утром|раніцай|вечером|увечары)(?!\p{L})/giu;
/** A day in front of the hours: they are of that day. */
const BEHIND_DAY = new RegExp(`${DAY}[ ,|]{1,4}$`, 'iu');
/** The middle of the day: «до обеда», «после обеда». */
const NOON = '13:00';

/** Hours that stand behind a day, `HH:mm`; null for an end that is not named. */
interface HoursOfDay {
  from: string | null;
  until: string | null;
}

export interface MessageTimes {
  /** The words, for the courier. */
  words: string[];
  /** The hours of the day in front of them, and their words; null where no day stands there, or two different hours. */
  hours: (HoursOfDay & { words: string }) | null;
}

/** A bare hour before six may be of the afternoon: «с 2 до 5». */
const timeOf = (hour: string, minute: string): string | null =>
  (minute !== '' || Number(hour) >= 6) && Number(hour) < 24 && Number(minute) < 60
    ? `${hour.padStart(2, '0')}:${minute.padEnd(2, '0')}`
    : null;

/** Hours of a day: the order holds those that are sure, the courier reads the words. */
export function timesIn(scan: Scan): MessageTimes {
  const words: string[] = [];
  const found = new Map<string, HoursOfDay & { words: string }>();
  const take = (pattern: RegExp, hoursOf: (groups: readonly string[]) => HoursOfDay) => {
    for (const { groups, from: said, before } of scan.takeAll(pattern)) {
      words.push(said);
      const { from, until } = hoursOf(groups);
      if ((from ?? until) !== null && BEHIND_DAY.test(before))
        found.set(`${from} ${until}`, { from, until, words: said });
    }
  };
  for (const pattern of HOURS)
    take(pattern, ([hour = '', minute = '', last = '', lastMinute = '']) => {
      const [from, until] = [timeOf(hour, minute), timeOf(last, lastMinute)];
      return { from: from !== null && until !== null && from < until ? from : null, until };
    });
  take(BEFORE_NOON, () => ({ from: null, until: NOON }));
  take(AFTER_NOON, () => ({ from: NOON, until: null }));
  take(AFTER, ([hour = '', minute = '']) => ({ from: timeOf(hour, minute), until: null }));
  take(PARTS, () => ({ from: null, until: null }));
  const [hours = null] = found.size === 1 ? found.values() : [];
  return { words, hours };
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
