import { cleanText, digits, fold, nameKey } from '../text/fold';
import { codeKey, searchableCode, searchableText } from '../text/signs';
import { groupedCode, readTrackingCode } from '../tracking/code';
import { readBic } from './bic';
import { normaliseEmail } from './email';
import { compactIban, formatIban } from './iban';
import { normalisePhone } from './phone';
import { readUnp } from './unp';

interface TextFormatFunctions {
  /** The canonical form for storage and for the wire. */
  stored: (text: string) => string;
  /** The form for display. */
  shown: (text: string) => string;
  /** The words for the search index. */
  searched: (text: string) => string;
  /** A key that is equal for all spellings of one value. */
  compared: (text: string) => string;
}

const asKept = (text: string): string => text;

const text: TextFormatFunctions = {
  stored: cleanText,
  shown: asKept,
  searched: searchableText,
  compared: fold,
};

/** Formats of texts with several spellings, and how each is stored, shown, searched and compared. `Field.format` names one. */
export const TEXT_FORMATS = {
  text,
  /** A settlement; «ё», case, hyphens and punctuation are ignored. The city search handles its kind and region. */
  place: { ...text, compared: nameKey },
  /** An alphanumeric number: the client's own number, a waybill, a house. */
  code: { ...text, searched: searchableCode, compared: codeKey },
  phone: {
    ...text,
    stored: (phone) => normalisePhone(phone) ?? cleanText(phone),
    searched: digits,
    compared: digits,
  },
  email: { ...text, stored: normaliseEmail, compared: normaliseEmail },
  unp: { ...text, stored: readUnp, searched: searchableCode, compared: readUnp },
  account: { ...text, stored: compactIban, shown: formatIban, compared: compactIban },
  bic: { ...text, stored: readBic, compared: readBic },
  trackingCode: {
    stored: (code) => readTrackingCode(code) ?? cleanText(code),
    shown: groupedCode,
    searched: codeKey,
    compared: (code) => readTrackingCode(code) ?? fold(code),
  },
} satisfies Record<string, TextFormatFunctions>;

export type TextFormat = keyof typeof TEXT_FORMATS;
