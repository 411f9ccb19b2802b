import { MoreThan, type EntityManager, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { Secrets } from '../../platform/access/secrets';
import type { Database } from '../../platform/database/database';
import { Authenticator, sealingContext } from '../../modules/users/security/authenticator.entity';
import { secretPlace, Webhook } from '../../modules/integrations/webhooks/webhook.entity';
import { RecoveryCode } from '../../modules/users/security/recovery-code.entity';
import { CommandError, overDatabase, readArgs, type Command } from './run-command';

/** Rows read at a time. */
const page = 200;

export interface Rotated {
  /** Secrets that have been sealed anew. */
  resealed: number;
  /** Secrets that neither of the two keys opens. */
  unknown: number;
  /** Accounts with recovery codes, which cannot be rehashed. */
  withCodes: number;
}

/** Seals with the current key what the key before it has sealed; servers may run meanwhile. */
export async function rotateSecrets(database: Database, secrets: Secrets): Promise<Rotated> {
  const all = { resealed: 0, unknown: 0 };
  const reseal = async (row: SealedRow): Promise<void> => {
    const { resealed, unknown } = await database.write((tx) => resealRow(tx, secrets, row));
    all.resealed += resealed;
    all.unknown += unknown;
  };
  for (let after = 0, more = true; more;) {
    const rows = await database.read.find(Authenticator, {
      where: { userId: MoreThan(after) },
      order: { userId: 'ASC' },
      take: page,
    });
    for (const { userId, secret, pendingSecret } of rows)
      await reseal({
        table: Authenticator,
        key: { userId },
        context: sealingContext(userId),
        secrets: { secret, pendingSecret },
      });
    after = rows.at(-1)?.userId ?? after;
    more = rows.length === page;
  }
  for (const { id, userId, secret, oldSecret } of await database.read.find(Webhook))
    await reseal({
      table: Webhook,
      key: { id },
      context: secretPlace(userId),
      secrets: { secret, oldSecret },
    });
  const accounts = database.read
    .createQueryBuilder(RecoveryCode, 'code')
    .select('COUNT(DISTINCT code.userId)', 'n');
  return { ...all, withCodes: Number((await accounts.getRawOne<{ n: number | string }>())?.n) };
}

/** The sealed columns of a row. */
interface SealedRow {
  table: EntityTarget<ObjectLiteral>;
  key: ObjectLiteral;
  context: string;
  secrets: Readonly<Record<string, string | null>>;
}

/** A column that has changed meanwhile is sealed with the current key. */
async function resealRow(
  tx: EntityManager,
  secrets: Secrets,
  { table, key, context, secrets: sealedColumns }: SealedRow,
): Promise<Pick<Rotated, 'resealed' | 'unknown'>> {
  let [resealed, unknown] = [0, 0];
  for (const [column, sealed] of Object.entries(sealedColumns)) {
    if (sealed === null) continue;
    const anew = secrets.resealed(context, sealed);
    if (anew !== null)
      resealed += (await tx.update(table, { ...key, [column]: sealed }, { [column]: anew })).affected ?? 0;
    else if (secrets.open(context, sealed) === null) unknown += 1;
  }
  return { resealed, unknown };
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
