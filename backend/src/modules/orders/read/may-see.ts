import { modeOf } from '@shlyah/domain';
import type { Actor } from '../../../platform/http/actor';
import { callerMode, isStaff } from '../../../platform/http/caller';

/** The fields that decide who may see an order. */
interface OwnedOrder {
  id: number;
  user: { id: number | null };
}

/** Staff see all real orders, a client sees only own orders of the current mode. */
export const maySee = (caller: Actor, { id, user }: OwnedOrder): boolean =>
  modeOf(id) === callerMode(caller) && (isStaff(caller) || user.id === caller.id);
