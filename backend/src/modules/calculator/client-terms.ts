import { NO_TERMS, type ClientTerms } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { placeholders, readRows } from '../../platform/database/read-rows';
import { ClientTermsRow, UNSAVED_VERSION } from './client-terms.entity';

/** Terms with the version of their row. */
export interface StoredTerms {
  terms: ClientTerms;
  version: number;
}

export async function storedTerms(manager: EntityManager, userId: number): Promise<StoredTerms> {
  const [row] = await readRows(manager, ClientTermsRow, 'WHERE userId = ?', [userId]);
  return row ? { terms: termsOf(row), version: row.version } : { terms: NO_TERMS, version: UNSAVED_VERSION };
}

/** Terms by client id; clients without terms are omitted. */
export async function termsOfMany(
  manager: EntityManager,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ClientTerms>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows(manager, ClientTermsRow, `WHERE userId IN ${placeholders(ids)}`, [...ids]);
  return new Map(rows.map((row) => [row.userId, termsOf(row)]));
}

const termsOf = ({ coefficient, prices }: ClientTermsRow): ClientTerms => ({
  coefficient,
  prices: JSON.parse(prices) as ClientTerms['prices'],
});
