import { actorKind } from '@shlyah/domain';
import { destination, lastEstimate } from '../features/calculator/destination';
import type { User } from '../features/users/session/slice';
import { storedValue } from '../shared/storage';

const key = 'shlyah.account';
const isAccount = ({ id }: { id?: number }): boolean => typeof id === 'number';

/** Who is logged in with this browser, and as what: a change is an event in all other tabs. */
const inBrowser = storedValue<{ id: number; kind: string }>('browser', key, isAccount);
/** For whom this tab was opened last. */
const inTab = storedValue<{ id: number }>('tab', key, isAccount);

/** Tells the other tabs for whom a page has been opened; the city that one account was about to send to is no other's. */
export function tellAccount(user: User | null): void {
  const before = inTab.read();
  if (before && before.id !== user?.id) {
    destination.drop();
    lastEstimate.drop();
  }
  if (user) {
    inTab.keep({ id: user.id });
    inBrowser.keep({ id: user.id, kind: actorKind(user) });
  } else {
    inTab.drop();
    inBrowser.drop();
  }
}

/** Calls `listener` when another tab tells of another account, of none, or of other rights; the answer ends that. */
export function onOtherTab(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
