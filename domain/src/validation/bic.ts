import { cleanText } from '../text/fold';
import { compactSigns } from '../text/signs';
import { MESSAGES } from './messages';

/** The code (БИК) of a Belarusian bank, with or without that of a branch (ISO 9362). */
export const BIC = /[A-Z]{4}BY[A-Z\d]{2}(?:[A-Z\d]{3})?/;

const whole = new RegExp(`^${BIC.source}$`);

/** The error of the code of a bank, in whatever case. */
export const bicProblem = (text: string): string | null =>
  whole.test(compactSigns(text)) ? null : MESSAGES.bic;

/** A БИК as it is kept and compared: Latin capitals without blanks; anything else as it was typed, in capitals. */
export const readBic = (text: string): string =>
  bicProblem(text) === null ? compactSigns(text) : cleanText(text).toUpperCase();
