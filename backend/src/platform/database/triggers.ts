import type { QueryRunner } from 'typeorm';
import { isMysql } from './columns';

/** Asks the database one statement. */
export type RunQuery = QueryRunner['query'];

/** The text of each trigger, after `CREATE TRIGGER <name>`, by its name. */
export type Triggers = Readonly<Record<string, string>>;

/** The server keeps a binary log and lets only its administrator make triggers. */
const refusedTriggers = 1419;

/** Makes the triggers, anew if they are there; false where the server does not allow any. */
export async function makeTriggers(query: RunQuery, triggers: Triggers): Promise<boolean> {
  for (const [name, text] of Object.entries(triggers)) {
    await query(`DROP TRIGGER IF EXISTS ${name}`);
    try {
      await query(`CREATE TRIGGER ${name} ${text}`);
    } catch (error) {
      if ((error as { errno?: unknown }).errno === refusedTriggers) return false;
      throw error;
    }
  }
  return true;
}

export async function dropTriggers(query: RunQuery, triggers: Triggers): Promise<void> {
  for (const name of Object.keys(triggers)) await query(`DROP TRIGGER IF EXISTS ${name}`);
}

/** Whether all of the triggers are there. */
export async function hasTriggers(
  query: (sql: string) => Promise<unknown>,
  triggers: Triggers,
): Promise<boolean> {
  const rows = (await query(
    isMysql
      ? 'SELECT TRIGGER_NAME AS name FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE()'
      : "SELECT name FROM sqlite_master WHERE type = 'trigger'",
  )) as { name: string }[];
  const names = rows.map(({ name }) => name);
  return Object.keys(triggers).every((name) => names.includes(name));
}
