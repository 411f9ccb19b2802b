import type { JournalKind } from '@shlyah/domain';
import type { Entry } from '../journal/journal';
import type { Change, EventActor } from './history';

/** Which changes of an account the journal is told of, and how. Passwords and e-mails tell it themselves, since a link has no known actor. */
const kinds: Readonly<Record<string, (change: Change) => JournalKind>> = {
  created: () => 'registered',
  status: ({ from }) => (from === null ? 'registered' : 'statusChanged'),
  role: () => 'roleChanged',
  deleted: () => 'accountDeleted',
};

const words: Readonly<Record<string, string>> = {
  customer: 'клиент',
  manager: 'менеджер',
  admin: 'администратор',
  pending: 'ожидает',
  canceled: 'отклонён',
  confirmed: 'подтверждён',
};

/** Roles and statuses are told in words, of anything else only that it has changed. */
function detailOf({ field, from, to }: Change): string | null {
  if (field !== 'role' && field !== 'status') return null;
  return [from, to].flatMap((value) => (value === null ? [] : (words[value] ?? value))).join(' → ');
}

export const toldOfAccount = (account: number, actor: EventActor, changes: Change[]): Entry[] =>
  changes.flatMap((change) => {
    const kind = kinds[change.field]?.(change);
    return kind ? [{ kind, account, actor, detail: detailOf(change) }] : [];
  });
