import { toMinsk } from '../time';
import { nationalDigits } from '../validation/phone';

/** The maximum length of an SMS in UTF-16 units: two parts of 67, since Cyrillic is sent as UCS-2. */
export const SMS_LENGTH = 2 * 67;

/** The first wording that fits into an SMS, else the last one, truncated. */
export const fitSms = (...wordings: [...string[], string]): string =>
  wordings.find((text) => text.length <= SMS_LENGTH) ?? truncate(wordings.at(-1) ?? '');

/** Truncates a text without splitting a surrogate pair. */
const truncate = (text: string): string =>
  `${text.slice(0, SMS_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;

/** A mobile number with its country code, `375291234567`; null for a number that cannot receive SMS. */
export function mobileNumber(phone: string): string | null {
  const national = nationalDigits(phone);
  return national !== null && /^(?:25|29|33|44)\d{7}$/.test(national) ? `375${national}` : null;
}

const QUIET_FROM = 21;
const QUIET_TO = 8;
const HOUR_MS = 60 * 60 * 1000;

/** The end of the current quiet hours, 21:00 to 08:00 in Minsk; null outside of them. */
export function quietHoursEnd(now: Date): Date | null {
  const hour = Number(toMinsk(now).slice(11, 13));
  if (hour >= QUIET_TO && hour < QUIET_FROM) return null;
  // The UTC offset of Minsk is a whole number of hours.
  const begun = now.getTime() - (now.getTime() % HOUR_MS);
  return new Date(begun + ((QUIET_TO - hour + 24) % 24) * HOUR_MS);
}
