import type { QueryRunner } from 'typeorm';
import { isMysql } from './columns';

/** The server keeps a binary log and lets only its administrator make triggers. */
const refusedTriggers = 1419;

const refusal = 'The journal is append-only';
const refuse = isMysql
  ? `SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '${refusal}';`
  : `SELECT RAISE(ABORT, '${refusal}');`;

/** Refuses a row when the condition holds. */
const refuseWhen = (event: string, condition: string): string =>
  isMysql
    ? `BEFORE ${event} ON journal FOR EACH ROW BEGIN IF ${condition} THEN ${refuse} END IF; END`
    : `BEFORE ${event} ON journal FOR EACH ROW WHEN ${condition} BEGIN ${refuse} END`;

const triggers: Readonly<Record<string, string>> = {
  tr_journal_changed: refuseWhen('UPDATE', '1 = 1'),
  tr_journal_removed: refuseWhen(
    'DELETE',
    'OLD.id > COALESCE((SELECT cutTo FROM journal_head WHERE id = 1), 0)',
  ),
  // SQLite's REPLACE removes the row that is in the way without asking the trigger above.
  ...(isMysql
    ? {}
    : { tr_journal_replaced: refuseWhen('INSERT', 'EXISTS (SELECT 1 FROM journal WHERE id = NEW.id)') }),
};

type Query = QueryRunner['query'];

/** Makes the triggers that keep the journal as it is; false where the server does not allow any. */
export async function addJournalTriggers(query: Query): Promise<boolean> {
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

export async function dropJournalTriggers(query: Query): Promise<void> {
  for (const name of Object.keys(triggers)) await query(`DROP TRIGGER IF EXISTS ${name}`);
}

/** Whether the database refuses changes of the journal: all triggers are there. */
export async function isJournalGuarded(query: (sql: string) => Promise<unknown>): Promise<boolean> {
  const rows = (await query(
    isMysql
      ? 'SELECT TRIGGER_NAME AS name FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE()'
      : "SELECT name FROM sqlite_master WHERE type = 'trigger'",
  )) as { name: string }[];
  const names = rows.map(({ name }) => name);
  return Object.keys(triggers).every((name) => names.includes(name));
}
