import { isMysql } from '../database/columns';
import { dropTriggers, hasTriggers, makeTriggers, type RunQuery, type Triggers } from '../database/triggers';

const refusal = 'The journal is append-only';
const refuse = isMysql
  ? `SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '${refusal}';`
  : `SELECT RAISE(ABORT, '${refusal}');`;

/** Refuses a row when the condition holds. */
const refuseWhen = (event: string, condition: string): string =>
  isMysql
    ? `BEFORE ${event} ON journal FOR EACH ROW BEGIN IF ${condition} THEN ${refuse} END IF; END`
    : `BEFORE ${event} ON journal FOR EACH ROW WHEN ${condition} BEGIN ${refuse} END`;

const triggers: Triggers = {
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

/** Makes the triggers that keep the journal as it is; false where the server does not allow any. */
export const addJournalTriggers = (query: RunQuery): Promise<boolean> => makeTriggers(query, triggers);

export const dropJournalTriggers = (query: RunQuery): Promise<void> => dropTriggers(query, triggers);

/** Whether the database refuses changes of the journal: all triggers are there. */
export const isJournalGuarded = (query: (sql: string) => Promise<unknown>): Promise<boolean> =>
  hasTriggers(query, triggers);
