import { In, Not, type EntityManager } from 'typeorm';
import type { Device } from './device.entity';
import type { Session } from './session.entity';

/** How many are dropped at once: one login adds one. */
const atOnce = 20;

/**
 * Drops what the account of the newest row has not used for longest beyond `most`: a program that keeps no cookies makes new rows with each login.
 */
export async function dropBeyond(
  most: number,
  tx: EntityManager,
  table: typeof Session | typeof Device,
  { userId, tokenHash: newest }: Pick<Session, 'userId' | 'tokenHash'>,
): Promise<void> {
  const old = await tx.find<Session | Device>(table, {
    select: { tokenHash: true },
    where: { userId, tokenHash: Not(newest) },
    order: { lastSeenAt: 'DESC' },
    skip: most - 1,
    take: atOnce,
  });
  if (old.length > 0)
    await tx.delete(table, { userId, tokenHash: In(old.map(({ tokenHash }) => tokenHash)) });
}
