import { BEFORE_CONFIRMATION, isPendingUser } from '@shlyah/domain';
import type { Actor } from '../../platform/http/actor';

/** Maximum number of entries per account. */
export const MAX_BOOK_ENTRIES = 10_000;

const FULL = 'В адресной книге уже 10\u00a0000 записей. Удалите ненужные';
const FULL_UNTIL_CONFIRMED = `До подтверждения учётной записи в адресной книге до ${BEFORE_CONFIRMATION.kept.bookEntries} записей. Удалите ненужные`;

/** How many entries the account may have, and how a full book is refused. */
export const bookSize = (owner: Actor): { most: number; full: string } =>
  isPendingUser(owner)
    ? { most: BEFORE_CONFIRMATION.kept.bookEntries, full: FULL_UNTIL_CONFIRMED }
    : { most: MAX_BOOK_ENTRIES, full: FULL };
