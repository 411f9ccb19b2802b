import type { EntityManager } from 'typeorm';
import { Authenticator } from './authenticator.entity';
import { Passkey } from './passkey.entity';
import { RecoveryCode } from './recovery-code.entity';

const tables = [Authenticator, RecoveryCode, Passkey];

export async function hasFactors(manager: EntityManager, userId: number): Promise<boolean> {
  const found = await Promise.all(tables.map((table) => manager.existsBy(table, { userId })));
  return found.includes(true);
}

/** Takes all second factors of an account away; false when there was none. */
export async function removeFactors(tx: EntityManager, userId: number): Promise<boolean> {
  let removed = 0;
  for (const table of tables) removed += (await tx.delete(table, { userId })).affected ?? 0;
  return removed > 0;
}
