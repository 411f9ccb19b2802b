import { cleanText, digits, fold, nameKey } from '../text/fold';
import { codeKey, soughtCode, soughtText } from '../text/signs';
import { groupedCode, readTrackingCode } from '../tracking/code';
import { readBic } from './bic';
import { normaliseEmail } from './email';
import { compactIban, formatIban } from './iban';
import { normalisePhone } from './phone';
import { readUnp } from './unp';

interface Written {
  /** As it is kept and sent, once a form or the API has read it. */
  stored: (text: string) => string;
  /** As people read it. */
  shown: (text: string) => string;
  /** The words that a search looks in. */
  searched: (text: string) => string;
  /** The key of which two spellings of one thing have the same. */
  compared: (text: string) => string;
}

const asKept = (text: string): string => text;

const text: Written = { stored: cleanText, shown: asKept, searched: soughtText, compared: fold };

/** What can be written in more than one way, and the one way of each use. Rows of field tables name it by `written`. */
export const WRITTEN = {
  text,
  /** A settlement: «ё», case, hyphens and signs do not count. Its kind and region are for the search of cities. */
  place: { ...text, compared: nameKey },
  /** A number with letters: the client's own number, a waybill, a house. */
  code: { ...text, searched: soughtCode, compared: codeKey },
  phone: {
    ...text,
    stored: (phone) => normalisePhone(phone) ?? cleanText(phone),
    searched: digits,
    compared: digits,
  },
  email: { ...text, stored: normaliseEmail, compared: normaliseEmail },
  unp: { ...text, stored: readUnp, searched: soughtCode, compared: readUnp },
  account: { ...text, stored: compactIban, shown: formatIban, compared: compactIban },
  bic: { ...text, stored: readBic, compared: readBic },
  trackingCode: {
    stored: (code) => readTrackingCode(code) ?? cleanText(code),
    shown: groupedCode,
    searched: codeKey,
    compared: (code) => readTrackingCode(code) ?? fold(code),
  },
} satisfies Record<string, Written>;

export type WrittenAs = keyof typeof WRITTEN;
