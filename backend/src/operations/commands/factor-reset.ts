import { normaliseEmail } from '@shlyah/domain';
import { Session } from '../../platform/access/session.entity';
import type { Database } from '../../platform/database/database';
import { Journal } from '../../platform/journal/journal';
import { Clock } from '../../platform/common/clock';
import { removeFactors } from '../../modules/users/security/remove-factors';
import { spelled } from '../../modules/users/model/email-spelling';
import { User } from '../../modules/users/model/user.entity';
import { CommandError, overDatabase, readArgs, UsageError, type Command } from './run-command';

/** Removes the second factors of an account whose owner has lost them, and ends its sessions. */
export async function resetFactors(database: Database, email: string): Promise<void> {
  const journal = new Journal(database, new Clock());
  await database.write(async (tx) => {
    const user = await tx.findOneBy(User, { email: spelled(normaliseEmail(email)) });
    if (!user) throw new CommandError(`email: ${email} has no account`);
    const userId = user.id;
    await removeFactors(tx, userId);
    await tx.delete(Session, { userId });
    const detail = 'все, командой factor:reset';
    await journal.record(tx, { kind: 'factorRemoved', account: userId, actor: null, detail });
  });
}

export const factorReset: Command = {
  usage: '--email admin@example.by',
  async run(args, config) {
    const { email } = readArgs(args, { email: { type: 'string' } }).values;
    if (!email) throw new UsageError('An e-mail is needed.');
    await overDatabase(config, async (database) => {
      await resetFactors(database, email);
      console.log(`The password alone is asked for: ${normaliseEmail(email)}`);
    });
  },
};
