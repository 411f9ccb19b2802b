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
 * The mode of the cabinet: live or test orders (docs/contract.md#sandbox). It is fixed while the page is open: the switch
 * reloads the page, so that no orders of the other mode stay on the screen or in the store.
 */
export const currentMode = (): Mode => mode;

/** The mode of the tab; an unconfirmed account has the sandbox only, staff have live orders only. */
export function setMode(person: Person): void {
  const isTester = actorKind(person) === 'customer' && tester.read()?.user === person.id;
  mode = isTester || isWaitingUser(person) ? 'test' : 'live';
}

/** Sets the mode of the next page; false when the browser refuses to store it. */
export function switchMode(next: Mode, { id }: Pick<Person, 'id'>): boolean {
  if (next === 'test') return tester.write({ user: id });
  tester.remove();
  return true;
}
