import { useStateFrom } from '../../../ui/useStateFrom';
import type { Order } from '../types';

interface RowKeys {
  /** By the orders' numbers. */
  keys: ReadonlyMap<number, number>;
  /** How many keys there have been: the next one to be new. */
  used: number;
}

/**
 * The key of each order's row. An order keeps its key for as long as it is listed. When none of the orders before is listed
 * any more, a page was turned: the new orders are drawn into the rows of those, which is many times quicker than new rows.
 * What a cell keeps of its own must therefore begin anew with another order.
 */
export function useRowKeys(orders: readonly Order[]): (order: Order) => number {
  const ids = orders.map(({ id }) => id);
  const [{ keys }] = useStateFrom<string, RowKeys>(ids.join(), (_, before) => rowKeys(ids, before));
  return ({ id }) => keys.get(id) as number;
}

function rowKeys(ids: readonly number[], before: RowKeys = { keys: new Map(), used: 0 }): RowKeys {
  const isTurned = !ids.some((id) => before.keys.has(id));
  const free = isTurned ? [...before.keys.values()] : [];
  const keys = new Map<number, number>();
  let { used } = before;
  for (const [row, id] of ids.entries()) keys.set(id, before.keys.get(id) ?? free[row] ?? used++);
  return { keys, used };
}
