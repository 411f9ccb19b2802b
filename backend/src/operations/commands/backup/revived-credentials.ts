import { existsSync } from 'node:fs';
import type { EntityManager, QueryRunner } from 'typeorm';
import { Passwords } from '../../../platform/access/passwords';
import { randomHex } from '../../../platform/common/hashes';
import type { DatabaseConfig } from '../../../platform/config/config';
import { tableNames } from '../../../storage/foreign-tables';
import { migrations } from '../../../storage/migrations';
import { UNFINISHED } from '../../../platform/database/unfinished';
import { inspect } from '../../../storage/inspect';
import { withSource } from './load';

/** A credential of a person or program, or a webhook. */
export interface Credential {
  table: CredentialTable;
  id: number;
  /** What it is told apart by; another one after each change. */
  secret: string;
  /** For the operator's eyes. */
  words: string;
}

type CredentialTable = 'users' | 'api_keys' | 'passkeys' | 'webhooks';
type CredentialRow = Record<'id' | 'secret' | 'name' | 'email', string>;

const kinds: Record<CredentialTable, { sql: string; words: (row: CredentialRow) => string }> = {
  users: {
    sql: 'SELECT id, passwordHash AS secret, email AS name, email FROM users',
    words: ({ email }) => `the password of ${email}`,
  },
  api_keys: {
    sql: `SELECT k.id AS id, h.hash AS secret, k.name AS name, u.email AS email
      FROM api_keys k JOIN key_hashes h ON h.keyId = k.id JOIN users u ON u.id = k.userId`,
    words: ({ name, email }) => `the API key «${name}» of ${email}`,
  },
  passkeys: {
    sql: `SELECT p.id AS id, p.credentialHash AS secret, p.name AS name, u.email AS email
      FROM passkeys p JOIN users u ON u.id = p.userId`,
    words: ({ name, email }) => `the passkey «${name}» of ${email}`,
  },
  webhooks: {
    sql: `SELECT w.id AS id, w.secret AS secret, w.url AS name, u.email AS email
      FROM webhooks w JOIN users u ON u.id = w.userId WHERE w.state = 'on'`,
    words: ({ name, email }) => `the webhook ${name} of ${email}`,
  },
};

/** The credentials of the database that a restore replaces; null when there is none, or none that can be read. */
export async function credentialsOf(config: DatabaseConfig): Promise<Credential[] | null> {
  if (config.kind === 'sqlite' && !existsSync(config.file)) return null;
  let found: Credential[] = [];
  try {
    await inspect(config, async (runner) => {
      if (!(await tableNames(runner)).includes(UNFINISHED)) found = await readAll(runner);
    });
  } catch {
    return null;
  }
  return found.length > 0 ? found : null;
}

async function readAll(runner: QueryRunner): Promise<Credential[]> {
  const names = await tableNames(runner);
  const all: Credential[] = [];
  for (const [table, { sql, words }] of Object.entries(kinds) as [
    CredentialTable,
    (typeof kinds)[CredentialTable],
  ][]) {
    if (!names.includes(table)) continue;
    const rows: CredentialRow[] = await runner.query(`${sql} ORDER BY id`);
    all.push(...rows.map((row) => ({ table, id: Number(row.id), secret: row.secret, words: words(row) })));
  }
  return all;
}

/** What the restored database takes and the former one did not: ended, replaced or deleted since the backup. */
export async function revivedIn(config: DatabaseConfig, former: Credential[]): Promise<Credential[]> {
  const nameOf = ({ table, id, secret }: Credential): string => `${table} ${id} ${secret}`;
  const known = new Set(former.map(nameOf));
  let restored: Credential[] = [];
  await withSource(config, migrations, async (source) => {
    const runner = source.createQueryRunner();
    restored = await readAll(runner).finally(() => runner.release());
  });
  return restored.filter((one) => !known.has(nameOf(one)));
}

/** Ends them: a password is asked for anew, a key has to be made again, a webhook to be switched on. */
export async function revokeAll(config: DatabaseConfig, revived: Credential[]): Promise<void> {
  const unknown = await new Passwords().hash(randomHex(32), 'new');
  await withSource(config, migrations, (source) =>
    source.transaction(async (tx) => {
      for (const one of revived) await revoke(tx, one, unknown);
    }),
  );
}

async function revoke(tx: EntityManager, { table, id }: Credential, unknown: string): Promise<void> {
  if (table === 'users') await tx.query('UPDATE users SET passwordHash = ? WHERE id = ?', [unknown, id]);
  else if (table === 'webhooks') await tx.query("UPDATE webhooks SET state = 'off' WHERE id = ?", [id]);
  else await tx.query(`DELETE FROM ${table} WHERE id = ?`, [id]);
}

export function aboutRevived(revived: Credential[], revoked: boolean): string[] {
  if (revived.length === 0) return [];
  const heading = revoked
    ? 'Ended, since the former database did not take it any more:'
    : 'Works again, although the former database did not take it any more (--revoke ends it):';
  return [heading, ...revived.map(({ words }) => `  ${words}`)];
}
