import { isPendingUser } from '@shlyah/domain';
import type { SessionState, User } from './slice';

interface RootState {
  session: SessionState;
}

/** The logged-in user, or null for a visitor and while the session is being checked. */
export const selectUser = ({ session }: RootState): User | null =>
  session.user === 'fetching' ? null : session.user;

/** The user's name in the cabinet: the organization of a legal entity, otherwise the personal name. */
export const nameOf = (user: Pick<User, 'isLegalEntity' | 'organization' | 'name'>): string =>
  (user.isLegalEntity && user.organization) || user.name;

export const selectIsPending = (state: RootState): boolean => {
  const user = selectUser(state);
  return user !== null && isPendingUser(user);
};
