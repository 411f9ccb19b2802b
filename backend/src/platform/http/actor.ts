import type { Mode, Role, UserStatus } from '@shlyah/domain';

/** Who acts: what rights and the history need to know of an account, and no more. */
export interface Actor {
  id: number;
  name: string;
  role: Role;
  status: UserStatus;
  /** Whose orders he works with; real ones when it is not said. */
  mode?: Mode;
  /** What the request was let in by, which may end while it is under way (account-lock.ts). */
  by?: { sessionHash?: string; keyId?: number };
}
