import { MoreThan } from 'typeorm';
import { Secrets } from '../../platform/access/secrets';
import type { Database } from '../../platform/database/database';
import { Authenticator, sealingContext } from '../../modules/users/security/authenticator.entity';
import { secretPlace, Webhook } from '../../modules/integrations/webhooks/webhook.entity';
import { RecoveryCode } from '../../modules/users/security/recovery-code.entity';
import { CommandError, overDatabase, readArgs, type Command } from './run-command';

/** Rows of one unit of work. */
const batch = 200;

export interface Rotated {
  /** Secrets that have been sealed anew. */
  resealed: number;
  /** Secrets that neither of the two keys opens. */
  unknown: number;
  /** Accounts with recovery codes, which cannot be rehashed. */
  withCodes: number;
}

/** Seals with the key that counts now what the key before it has sealed; servers go on meanwhile. */
export async function rotateSecrets(database: Database, secrets: Secrets): Promise<Rotated> {
  const done = { resealed: 0, unknown: 0 };
  for (let after = 0, more = true; more;) {
    const rows = await database.read.find(Authenticator, {
      where: { userId: MoreThan(after) },
      order: { userId: 'ASC' },
      take: batch,
    });
    const { resealed, unknown } = await resealAll(database, secrets, rows);
    done.resealed += resealed;
    done.unknown += unknown;
    after = rows.at(-1)?.userId ?? after;
    more = rows.length === batch;
  }
  for (const webhook of await database.read.find(Webhook)) {
    const { resealed, unknown } = await resealWebhook(database, secrets, webhook);
    done.resealed += resealed;
    done.unknown += unknown;
  }
  const accounts = database.read
    .createQueryBuilder(RecoveryCode, 'code')
    .select('COUNT(DISTINCT code.userId)', 'n');
  return { ...done, withCodes: Number((await accounts.getRawOne<{ n: number | string }>())?.n) };
}

function resealAll(
  database: Database,
  secrets: Secrets,
  rows: Authenticator[],
): Promise<Pick<Rotated, 'resealed' | 'unknown'>> {
  return database.write(async (tx) => {
    let [resealed, unknown] = [0, 0];
    for (const row of rows) {
      const { userId } = row;
      for (const column of ['secret', 'pendingSecret'] as const) {
        const sealed = row[column];
        if (sealed === null) continue;
        const anew = secrets.resealed(sealingContext(userId), sealed);
        // An app set up meanwhile is sealed with the new key.
        if (anew !== null)
          resealed +=
            (await tx.update(Authenticator, { userId, [column]: sealed }, { [column]: anew })).affected ?? 0;
        else if (secrets.open(sealingContext(userId), sealed) === null) unknown++;
      }
    }
    return { resealed, unknown };
  });
}

/** The same for a webhook; a concurrent rotation seals with the new key. */
function resealWebhook(
  database: Database,
  secrets: Secrets,
  { id, userId, ...row }: Webhook,
): Promise<Pick<Rotated, 'resealed' | 'unknown'>> {
  return database.write(async (tx) => {
    let [resealed, unknown] = [0, 0];
    for (const column of ['secret', 'oldSecret'] as const) {
      const sealed = row[column];
      if (sealed === null) continue;
      const anew = secrets.resealed(secretPlace(userId), sealed);
      if (anew !== null)
        resealed += (await tx.update(Webhook, { id, [column]: sealed }, { [column]: anew })).affected ?? 0;
      else if (secrets.open(secretPlace(userId), sealed) === null) unknown++;
    }
    return { resealed, unknown };
  });
}

export const secretsRotate: Command = {
  usage: '',
  async run(args, config) {
    readArgs(args, {});
    if (config.secretsKeyOld === null)
      throw new CommandError('SECRETS_KEY_OLD: the key before; SECRETS_KEY is the one that follows it.');
    let code = 0;
    await overDatabase(config, async (database) => {
      const { resealed, unknown, withCodes } = await rotateSecrets(database, new Secrets(config));
      console.log(`Sealed anew: ${resealed}.`);
      if (withCodes > 0)
        console.log(
          `Accounts with recovery codes, which count by the old key while it is set: ${withCodes}.`,
        );
      if (unknown === 0) return;
      console.log(`Secrets that neither key opens: ${unknown}.`);
      code = 1;
    });
    return code;
  },
};
