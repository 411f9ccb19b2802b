import { fitSms } from '@shlyah/domain';
import type { LetterSender } from './letter';

/** A notice for a telephone: who writes, what it is, and where to read more, as far as that fits. */
export const smsText = ({ name }: Pick<LetterSender, 'name'>, what: string, link: string | null): string =>
  fitSms(
    ...(link === null ? [] : [`${name}. ${what}. ${link}`, `${what}. ${link}`]),
    `${name}. ${what}.`,
    what,
  );
