import { toIdRanges } from '@shlyah/domain';
import type { Actor } from '../../platform/http/actor';
import { isStaff } from '../../platform/http/caller';
import type { Order } from '../orders';

/** Rows of the journal: which of the staff took these papers, one for each account. */
export function papersTaken(what: string, orders: readonly Order[], caller: Actor) {
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

/** The journal has room for 500 characters: «№ 1201–2200». */
const inWords = (ids: number[]): string => (ids.length <= 20 ? ids : toIdRanges(ids)).join(', ');
