import type { EntityManager } from 'typeorm';

/**
 * Conditions that leave out deleted accounts and orders whose rows are still being removed (docs/contract.md#user-deletion). The table that they look
 * in is nearly always empty.
 */

/** SQL: the account is not deleted. */
export const isNotDeleted = (userId: string): string =>
  `NOT EXISTS (SELECT 1 FROM removals WHERE removals.userId = ${userId})`;

/** SQL: the owner is not being deleted together with their orders. */
export const ownerNotDeleted = (userId: string): string =>
  `NOT EXISTS (SELECT 1 FROM removals WHERE removals.userId = ${userId} AND removals.withOrders = 1)`;

/** Owners who are being deleted together with their orders, for lists that are counted. */
export async function ownersBeingDeleted(manager: EntityManager): Promise<number[]> {
  const rows = await manager.query<{ userId: number }[]>('SELECT userId FROM removals WHERE withOrders = 1');
  return rows.map(({ userId }) => userId);
}
