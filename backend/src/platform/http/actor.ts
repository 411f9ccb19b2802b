import type { Mode, Role, UserStatus } from '@shlyah/domain';

/** The actor: the account's data that rights and the history need. */
export interface Actor {
  id: number;
  name: string;
  role: Role;
  status: UserStatus;
  /** Whether a manager has the right «Бухгалтерия»; not if absent. */
  isAccountant?: boolean;
  /** The mode of the orders; real if absent. */
  mode?: Mode;
  /** What the request was let in by, which may end while it is under way (account-lock.ts). */
  by?: { sessionHash?: string; keyId?: number };
}
