import { fromMinsk } from '@shlyah/domain';
import type { Database } from '../../platform/database/database';
import { addJournalTriggers, isJournalGuarded } from '../../platform/journal/journal-triggers';
import { cutJournal } from '../../platform/journal/cut';
import { Journal } from '../../platform/journal/journal';
import { JournalEntry } from '../../platform/journal/journal.entity';
import { verifyJournal } from '../../platform/journal/verify';
import { Clock } from '../../platform/common/clock';
import { changeSchema, overDatabase, readArgs, UsageError, type Command } from './run-command';

/** Whether a row that was noted before, `<number>:<hash>`, is still the same; what was cut since counts as there. */
async function isThere(database: Database, noted: string): Promise<boolean> {
  const [, number, hash] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(noted) ?? [];
  if (!number || !hash)
    throw new UsageError('--noted is what this command has printed: a number, a colon, a hash.');
  const id = Number(number);
  const [first] = await database.read.find(JournalEntry, { order: { id: 'ASC' }, take: 1 });
  return (
    (first !== undefined && id < first.id - 1) ||
    (await database.read.existsBy(JournalEntry, [
      { id, hash },
      { id: id + 1, previous: hash },
    ]))
  );
}

/** Says whether the journal is what was written: 0 when it is, else 1 and the first row that is not. */
export const journalVerify: Command = {
  usage: '[--noted <number>:<hash>] [--guard]',
  async run(args, config) {
    const { values } = readArgs(args, {
      noted: { type: 'string' },
      guard: { type: 'boolean', default: false },
    });
    let code = 0;
    const wrong = (line: string): void => {
      console.log(line);
      code = 1;
    };
    await overDatabase(config, async (database) => {
      const verdict = await verifyJournal(database.read);
      if (!verdict.ok) wrong(`The journal is broken at row ${verdict.id}: ${verdict.why}.`);
      else console.log(`OK: ${verdict.rows} rows, the newest is ${verdict.last}:${verdict.hash}`);
      if (values.noted !== undefined && !(await isThere(database, values.noted)))
        wrong(`The row ${values.noted.split(':')[0]} is not the one that was noted.`);
      if (values.guard && !(await changeSchema(database, addJournalTriggers)))
        wrong('The server allows no triggers: set log_bin_trust_function_creators = 1 and repeat.');
      else if (!(await isJournalGuarded((sql) => database.read.query(sql))))
        wrong(
          'The database does not refuse changes of the journal: its triggers are missing, --guard makes them.',
        );
    });
    return code;
  },
};

/** Deletes the rows before a day, which is itself a row. */
export const journalCut: Command = {
  usage: '--before 2024-01-01',
  async run(args, config) {
    const { before = '' } = readArgs(args, { before: { type: 'string' } }).values;
    const day = fromMinsk(`${before} 00:00`);
    if (day === null) throw new UsageError('--before is a day.');
    await overDatabase(config, async (database) => {
      const journal = new Journal(database, new Clock());
      const last = await cutJournal(database, journal, day);
      console.log(last === null ? 'There is nothing older.' : `The rows up to ${last} are deleted.`);
    });
  },
};
