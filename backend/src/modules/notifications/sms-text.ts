import { fittingSms } from '@shlyah/domain';
import type { Sender } from './letter';

/** A notice for a telephone: who writes, what it is, and where to read more, as far as that fits. */
export const smsText = ({ name }: Pick<Sender, 'name'>, what: string, link: string | null): string =>
  fittingSms(
    ...(link === null ? [] : [`${name}. ${what}. ${link}`, `${what}. ${link}`]),
    `${name}. ${what}.`,
    what,
  );
