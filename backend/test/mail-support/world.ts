import { databaseName, server } from './database-url';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { readConfig, type Config } from '../../src/config/config';
import { buildReader, buildWriter } from '../../src/database/data-source';
import { Database } from '../../src/database/database';
import { Email } from '../../src/mail/email.entity';
import { MailQueue } from '../../src/mail/mail-queue';
import { Mailer } from '../../src/mail/mailer';
import { Outbox, type Letter } from '../../src/mail/outbox';
import { Clock } from '../../src/shared/clock';

/** A clock that moves only when told to. */
export class HandClock extends Clock {
  private time = new Date('2026-03-05T08:15:30.250Z');

  override now(): Date {
    return this.time;
  }

  pass(milliseconds: number): void {
    this.time = new Date(this.time.getTime() + milliseconds);
  }
}

/** One replica: its own connections and its own sender over the common database. */
export interface Replica {
  database: Database;
  queue: MailQueue;
  mailer: Mailer;
}

/** A migrated database of its own, a folder, a clock, and as many replicas as a test wants. */
export class World {
  readonly clock = new HandClock();
  readonly outbox = new Outbox(this.clock);
  private readonly replicas: Replica[] = [];

  private constructor(readonly folder: string) {}

  static async create(): Promise<World> {
    const world = new World(await mkdtemp(join(tmpdir(), 'shlyah-mail-')));
    if (server) await onServer(`CREATE DATABASE ${databaseName}`);
    const writer = await buildWriter(world.config().database).initialize();
    await writer.runMigrations();
    await writer.destroy();
    return world;
  }

  config(env: Record<string, string> = {}): Config {
    const { DATABASE_URL } = process.env;
    return readConfig({ DATA_DIR: this.folder, PUBLIC_URL: 'https://shlyah.example', DATABASE_URL, ...env });
  }

  async openDatabase(): Promise<Database> {
    const writer = await buildWriter(this.config().database).initialize();
    const reader = buildReader(this.config().database, writer);
    if (reader !== writer) await reader.initialize();
    return new Database(writer, reader);
  }

  /**
   * `smtpUrl` null: letters become files. Inside one process two writers of one SQLite file would wait for each other
   * with the event loop stopped, so there replicas share a connection unless given their own.
   */
  async replica(smtpUrl: string | null, own?: Database): Promise<Replica> {
    const shared = server ? undefined : this.replicas[0]?.database;
    const database = own ?? shared ?? (await this.openDatabase());
    const queue = new MailQueue(database, this.clock);
    const mailer = new Mailer(queue, this.clock, this.config(smtpUrl ? { SMTP_URL: smtpUrl } : {}));
    const replica = { database, queue, mailer };
    this.replicas.push(replica);
    return replica;
  }

  async post({ database }: Replica, ...posted: Letter[]): Promise<void> {
    await database.write(async (tx) => {
      for (const letter of posted) await this.outbox.add(tx, letter);
    });
  }

  /** The rows of the outbox, oldest first. */
  rows({ database }: Replica): Promise<Email[]> {
    return database.read.find(Email, { order: { id: 'ASC' } });
  }

  /** Empties the outbox and closes what the test has opened. */
  async reset(): Promise<void> {
    for (const { mailer, database } of this.replicas.splice(0)) {
      await mailer.onModuleDestroy();
      if (database.read.connection.isInitialized) await database.onModuleDestroy();
    }
    const database = await this.openDatabase();
    await database.write((tx) => tx.createQueryBuilder().delete().from(Email).execute());
    await database.onModuleDestroy();
  }

  async destroy(): Promise<void> {
    if (server) await onServer(`DROP DATABASE ${databaseName}`);
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function onServer(statement: string): Promise<void> {
  const connection = await createConnection(`${server}/`);
  await connection.query(statement);
  await connection.end();
}

export const letterTo = (to: string, subject = 'Заказ № 7 принят', body = 'Здравствуйте.'): Letter => ({
  to,
  subject,
  body,
});
