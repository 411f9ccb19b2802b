import { DataSource, IsNull, LessThan, type QueryRunner, type Table } from 'typeorm';
import type { DatabaseConfig } from '../../../platform/config/config';
import { buildWriter } from '../../../storage/data-source';
import type { EmbeddedDriver } from '../../../platform/database/embedded-driver';
import { migrations } from '../../../storage/migrations';
import { ActRestore } from '../../../modules/acts/act.entity';
import { fillOrderWords } from '../../../modules/orders/model/order-words';
import { Email } from '../../../modules/notifications/channels/email.entity';
import { NEVER } from '../../../modules/notifications/channels/retry';
import { Webhook } from '../../../modules/integrations/webhooks/webhook.entity';
import { startSha256 } from '../../../platform/common/hashes';
import { CommandError } from '../run-command';
import type { ArchiveReader } from './archive-reader';
import type { Manifest, TableRecord } from './manifest';
import { readRows, RowWriter, type Value } from './rows';
import { copiedTables, DERIVED, setNextId } from './tables';

/** An order leaves several events. */
const eventsOfOrder = 10;

/** The backup's migrations must be ones that this program knows: it then brings the data to its own schema. */
export function checkSchema(manifest: Manifest): void {
  const known = migrations.map(({ name }) => name);
  const unknown = manifest.migrations.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new CommandError(
      `The backup was made by a newer version (${manifest.version}): ${unknown} is not known here.`,
    );
}

/**
 * Fills an empty database: the schema as it was when the backup was made, its rows, read back and compared, then the
 * migrations that have come since. Numbers go on `ahead` further: those given after the backup are known to people and programs. Those of
 * acts have no holes: an admin states the last one.
 */
export async function load(config: DatabaseConfig, archive: ArchiveReader, ahead: number): Promise<void> {
  const { manifest } = archive;
  const asItWas = migrations.filter(({ name }) => manifest.migrations.includes(name));
  await withSource(config, asItWas, async (source) => {
    await source.runMigrations();
    const runner = source.createQueryRunner();
    const tables = await copiedTables(runner);
    for (const record of manifest.tables) {
      // A program that did not know of them yet has copied them.
      if (DERIVED.includes(record.name)) continue;
      const table = tables.find(({ name }) => name === record.name);
      await loadTable(runner, archive, record, table, ahead);
    }
    // An older schema has no words yet: the migration that makes them fills them.
    if (await runner.hasTable('order_words')) await fillOrderWords(runner.query.bind(runner));
  });
  await withSource(config, migrations, async (source) => {
    await source.runMigrations();
    await source.query('UPDATE feed_head SET lastSeq = lastSeq + ?', [eventsOfOrder * ahead]);
    await source.query("UPDATE revisions SET version = version + ? WHERE name = 'testOrders'", [ahead]);
    if (ahead > 0) await source.transaction((tx) => tx.insert(ActRestore, restoredFrom(manifest)));
  });
}

const restoredFrom = ({ createdAt }: Manifest): Omit<ActRestore, 'id'> => ({
  restoredAt: new Date(),
  backupAt: new Date(createdAt),
  statedAt: null,
  statedBy: null,
  year: null,
  first: null,
  last: null,
});

/**
 * Puts waiting e-mails aside and switches webhooks off, because the installation that the backup comes from sends them; returns the
 * number of the e-mails.
 */
export async function suspendOutbox(config: DatabaseConfig): Promise<number> {
  let held = 0;
  await withSource(config, migrations, async (source) => {
    const waiting = { sentAt: IsNull(), nextAttemptAt: LessThan(NEVER) };
    const aside = {
      nextAttemptAt: NEVER,
      leaseHolder: null,
      lastError: 'Не отправлено: база восстановлена из копии',
    };
    held = (await source.transaction((tx) => tx.update(Email, waiting, aside))).affected ?? 0;
    await source.transaction((tx) => tx.update(Webhook, { state: 'on' }, { state: 'off' }));
  });
  return held;
}

/** A file that is being made needs no journal: it gets its name when it is whole. */
const unfinishedFile = (database: EmbeddedDriver): void => {
  database.pragma('journal_mode = MEMORY');
  database.pragma('synchronous = OFF');
};

export async function withSource(
  config: DatabaseConfig,
  steps: typeof migrations,
  work: (source: DataSource) => Promise<void>,
): Promise<void> {
  const file = config.kind === 'sqlite' ? { prepareDatabase: unfinishedFile } : {};
  const options = { ...buildWriter(config).options, ...file, migrations: steps };
  const source = await new DataSource(options).initialize();
  await work(source).finally(() => source.destroy());
}

async function loadTable(
  runner: QueryRunner,
  archive: ArchiveReader,
  record: TableRecord,
  table: Table | undefined,
  ahead: number,
): Promise<void> {
  const { name, columns } = record;
  const known = table?.columns.map((column) => column.name) ?? [];
  if (!table || [...columns].sort().join() !== [...known].sort().join())
    throw new CommandError(`The backup's table ${name} is not the one of this program.`);
  const writer = new RowWriter(runner, name, columns);
  for await (const { text, bytes } of archive.lines(name))
    await writer.add(JSON.parse(text) as Value[], bytes);
  await writer.flush();
  if (record.nextId !== null) await setNextId(runner, name, record.nextId + ahead);
  const ordered = columns.flatMap((column) => table.columns.filter((one) => one.name === column));
  const hash = startSha256();
  for await (const page of readRows(runner, table, ordered))
    hash.update(page.map((row) => `${JSON.stringify(row)}\n`).join(''));
  if (hash.digest('hex') !== record.sha256)
    throw new CommandError(`The database does not give back what was written into ${name}.`);
}
