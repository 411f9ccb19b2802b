import { toMinsk } from '../time';
import { nationalDigits } from '../validation/phone';

/** The maximum length of an SMS in UTF-16 units: two parts of 67, since Cyrillic is sent as UCS-2. */
export const SMS_LENGTH = 2 * 67;

/** The first of the wordings that fits in two parts; of the last one as much as fits. */
export const fittingSms = (...wordings: [...string[], string]): string =>
  wordings.find((text) => text.length <= SMS_LENGTH) ?? cut(wordings.at(-1) ?? '');

/** No half of a pair is left at the end. */
const cut = (text: string): string => `${text.slice(0, SMS_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;

/** The digits of a mobile number with the country's code, `375291234567`; null for what takes no SMS. */
export function mobileNumber(phone: string): string | null {
  const national = nationalDigits(phone);
  return national !== null && /^(?:25|29|33|44)\d{7}$/.test(national) ? `375${national}` : null;
}

const QUIET_FROM = 21;
const QUIET_TO = 8;
const HOUR_MS = 60 * 60 * 1000;

/** When telephones may ring again, while they may not: from 21:00 to 08:00 in Minsk; null by day. */
export function quietUntil(now: Date): Date | null {
  const hour = Number(toMinsk(now).slice(11, 13));
  if (hour >= QUIET_TO && hour < QUIET_FROM) return null;
  // Minsk is whole hours away from UTC.
  const begun = now.getTime() - (now.getTime() % HOUR_MS);
  return new Date(begun + ((QUIET_TO - hour + 24) % 24) * HOUR_MS);
}
