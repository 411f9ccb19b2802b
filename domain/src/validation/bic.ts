import { cleanText } from '../text/fold';
import { compactSigns } from '../text/signs';
import { MESSAGES } from './messages';

/** A BIC (БИК) of a Belarusian bank, with an optional branch code (ISO 9362). */
export const BIC = /[A-Z]{4}BY[A-Z\d]{2}(?:[A-Z\d]{3})?/;

const whole = new RegExp(`^${BIC.source}$`);

/** Validates a BIC, case-insensitively. */
export const bicProblem = (text: string): string | null =>
  whole.test(compactSigns(text)) ? null : MESSAGES.bic;

/** Normalises a БИК for storage: Latin capitals without blanks; upper-cases an invalid one. */
export const readBic = (text: string): string =>
  bicProblem(text) === null ? compactSigns(text) : cleanText(text).toUpperCase();
