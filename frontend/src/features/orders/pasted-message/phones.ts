import { normalisePhone } from '@shlyah/domain';
import type { Guess, Scan } from './scan';

const GAP = '[ ().-]{0,3}';
/** As it is dialled, or nine digits of a mobile number. */
const START = String.raw`(?:\(?(?:\+ ?)?375|\(?8${GAP}0|\(?0|\(?(?=25|29|33|44))`;
const EXTENSION = String.raw`(?:,? {0,2}((?:доб|доп|вн|внутр)\p{L}*\.? ?\d{1,5})(?!\d))?`;
const NUMBER = new RegExp(
  String.raw`(?<![\d+])(${START}${GAP}\d(?:${GAP}\d){8})(?![-.]?\d)${EXTENSION}`,
  'giu',
);
/** Numbers of other countries, of taxes, bills and parcels. */
const OTHER_NUMBERS = /\+ ?\d[\d ()-]{6,18}\d|(?<!\d)\d{7,20}(?!\d)/gu;

export interface MessagePhones {
  phone?: Guess;
  extension?: Guess;
  otherPhone?: Guess;
}

/** The first number is the receiver's; a second one is told to the courier. */
export function phonesIn(scan: Scan): MessagePhones {
  const found = new Map<string, { from: string; extension: string }>();
  for (const { groups, from } of scan.takeAll(NUMBER, ([number = '']) => normalisePhone(number) !== null)) {
    // One for the receiver and one for the courier are enough.
    if (found.size === 2) break;
    const [number = '', extension = ''] = groups;
    const phone = normalisePhone(number) ?? '';
    if (!found.has(phone)) found.set(phone, { from, extension });
  }
  scan.takeAll(OTHER_NUMBERS);
  const [first, other] = found;
  if (!first) return {};
  const [phone, { from, extension }] = first;
  return {
    phone: { value: phone, from },
    ...(extension && { extension: { value: extension, from } }),
    ...(other && { otherPhone: { value: other[0], from: other[1].from } }),
  };
}
