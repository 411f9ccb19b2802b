import { MESSAGES } from './messages';

/** The code (БИК) of a Belarusian bank, with or without that of a branch (ISO 9362). */
export const BIC = /[A-Z]{4}BY[A-Z\d]{2}(?:[A-Z\d]{3})?/;

const whole = new RegExp(`^${BIC.source}$`);

/** What is wrong with the code of a bank, in whatever case. */
export const bicProblem = (text: string): string | null =>
  whole.test(text.trim().toUpperCase()) ? null : MESSAGES.bic;
