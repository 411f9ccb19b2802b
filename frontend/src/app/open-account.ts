import { actorKind } from '@shlyah/domain';
import { destination, lastEstimate } from '../features/calculator/destination';
import type { User } from '../features/users/session/slice';
import { storedValue } from '../shared/storage';

const key = 'shlyah.account';
const isAccount = ({ id }: { id?: number }): boolean => typeof id === 'number';

/** User and kind of this browser's session: a change is an event in all other tabs. */
const inBrowser = storedValue<{ id: number; kind: string }>('browser', key, isAccount);
/** User of the last page in this tab. */
const inTab = storedValue<{ id: number }>('tab', key, isAccount);

/** Tells the other tabs the account of an opened page; the city chosen by one account is not kept for another. */
export function announceAccount(user: User | null): void {
  const before = inTab.read();
  if (before && before.id !== user?.id) {
    destination.remove();
    lastEstimate.remove();
  }
  if (user) {
    inTab.write({ id: user.id });
    inBrowser.write({ id: user.id, kind: actorKind(user) });
  } else {
    inTab.remove();
    inBrowser.remove();
  }
}

/** Calls `listener` when another tab tells of another account, of none, or of other rights; returns the removal. */
export function onAccountChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
