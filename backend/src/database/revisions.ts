import type { EntityManager } from 'typeorm';
import { Revision } from './revision.entity';

/** What is edited or cached as a whole. */
export type RevisionName = 'tariff' | 'points' | 'cities';

export async function currentRevision(manager: EntityManager, name: RevisionName): Promise<number> {
  return (await manager.findOneBy(Revision, { name }))?.version ?? 1;
}

/**
 * Increments the version and returns the new one. The row is updated first in a unit of work, so that two concurrent
 * saves queue here instead of interleaving.
 */
export async function nextRevision(tx: EntityManager, name: RevisionName): Promise<number> {
  const { affected } = await tx.increment(Revision, { name }, 'version', 1);
  if (affected !== 1) throw new Error(`No revision row "${name}": the reference seed has not run`);
  return currentRevision(tx, name);
}
