import { toIdRanges } from '@shlyah/domain';
import type { Actor } from '../../platform/http/actor';
import { isStaff } from '../../platform/http/caller';
import type { Order } from '../orders';

/** Journal entries for a download by staff, one per client account. */
export function downloadRecords(what: string, orders: readonly Order[], caller: Actor) {
  if (!isStaff(caller)) return [];
  return [...new Set(orders.map(({ userId }) => userId))].map((account) => {
    const own = orders.filter(({ userId }) => userId === account).map(({ id }) => id);
    return {
      kind: 'paperMade',
      account,
      actor: caller,
      detail: `${what}, заказы № ${inWords(own)}`,
    } as const;
  });
}

/** Compresses long lists, because a journal entry holds 500 characters: «№ 1201-2200». */
const inWords = (ids: number[]): string => (ids.length <= 20 ? ids : toIdRanges(ids)).join(', ');
