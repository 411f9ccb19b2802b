import type { EntityManager } from 'typeorm';

/**
 * Conditions that leave out deleted accounts and orders whose rows are still being removed (docs/contract.md#user-deletion). The table that they look
 * in is nearly always empty.
 */

/** SQL: the account is not deleted. */
export const isStanding = (userId: string): string =>
  `NOT EXISTS (SELECT 1 FROM removals WHERE removals.userId = ${userId})`;

/** SQL: the order is not deleted along with this owner. */
export const ordersStand = (userId: string): string =>
  `NOT EXISTS (SELECT 1 FROM removals WHERE removals.userId = ${userId} AND removals.withOrders = 1)`;

/** Whose orders are deleted along with them, for lists that are counted. */
export async function goneOwners(manager: EntityManager): Promise<number[]> {
  const rows = await manager.query<{ userId: number }[]>('SELECT userId FROM removals WHERE withOrders = 1');
  return rows.map(({ userId }) => userId);
}
