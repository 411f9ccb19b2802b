import { modeOf } from '@shlyah/domain';
import type { Actor } from '../../../platform/http/actor';
import { callerMode, isStaff } from '../../../platform/http/caller';

/** Of an order, what says who may see it. */
interface Seen {
  id: number;
  user: { id: number | null };
}

/** Staff see every real order, a client their own orders of the current mode. */
export const maySee = (caller: Actor, { id, user }: Seen): boolean =>
  modeOf(id) === callerMode(caller) && (isStaff(caller) || user.id === caller.id);
