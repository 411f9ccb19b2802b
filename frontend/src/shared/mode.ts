import { actorKind, isWaitingUser, type Mode } from '@shlyah/domain';
import { storedValue } from './storage';

interface Person {
  id: number;
  role: string;
  status: string;
}

/** The user who chose «Тестовый режим» in this tab; others do not inherit it. */
const tester = storedValue<{ user: number }>('tab', 'shlyah.tester', ({ user }) => typeof user === 'number');

let mode: Mode = 'live';

/**
 * Which orders the cabinet works with (docs/contract.md#sandbox). It stays while the page lives: the switch opens the page anew,
 * as a login does, so that nothing of the other mode's orders is left on the screen or in the store.
 */
export const currentMode = (): Mode => mode;

/** As the tab was left; an account that waits for confirmation has the sandbox alone, staff have real orders. */
export function setMode(person: Person): void {
  const isTester = actorKind(person) === 'customer' && tester.read()?.user === person.id;
  mode = isTester || isWaitingUser(person) ? 'test' : 'live';
}

/** For the next page that is opened; false when the browser keeps nothing. */
export function switchMode(next: Mode, { id }: Pick<Person, 'id'>): boolean {
  if (next === 'test') return tester.write({ user: id });
  tester.remove();
  return true;
}
