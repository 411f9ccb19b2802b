import { readConfig, type Config } from '../../src/platform/config/config';
import type { Database } from '../../src/platform/database/database';
import { connectDatabase } from '../../src/storage/open';
import { channels } from '../../src/modules/notifications/channels/channels';
import { Email } from '../../src/modules/notifications/channels/email.entity';
import { MailQueue } from '../../src/modules/notifications/channels/mail-queue';
import { Mailer } from '../../src/modules/notifications/channels/mailer';
import { Outbox, type Letter } from '../../src/modules/notifications/channels/outbox';
import { SmsOptOuts } from '../../src/modules/notifications/channels/sms-opt-outs';
import { Secrets } from '../../src/platform/access/secrets';
import { Clock } from '../../src/platform/common/clock';
import { fillDatabase } from '../support/filled-database';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

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
  private readonly replicas: Replica[] = [];

  private constructor(private readonly ground: TestDatabase) {}

  static async create(): Promise<World> {
    const world = new World(await createTestDatabase());
    await fillDatabase(world.ground.config, false);
    return world;
  }

  /** Where DATA_DIR is. */
  get folder(): string {
    return this.ground.dataDir;
  }

  config(env: Record<string, string> = {}): Config {
    const config = readConfig({ DATA_DIR: this.folder, PUBLIC_URL: 'https://shlyah.example', ...env });
    return { ...config, database: this.ground.config };
  }

  openDatabase(): Promise<Database> {
    return connectDatabase(this.ground.config);
  }

  /** `smtpUrl` null: letters become files. */
  async replica(smtpUrl: string | null, own?: Database, env: Record<string, string> = {}): Promise<Replica> {
    const database = own ?? (await this.openDatabase());
    const config = this.config({ ...env, ...(smtpUrl && { SMTP_URL: smtpUrl }) });
    const queue = new MailQueue(database, this.clock, this.silent());
    const mailer = new Mailer(
      queue,
      this.clock,
      channels(config, () => Promise.resolve('ООО «Парус»')),
    );
    const replica = { database, queue, mailer };
    this.replicas.push(replica);
    return replica;
  }

  silent(clock: Clock = this.clock): SmsOptOuts {
    return new SmsOptOuts(new Secrets(this.config()), clock);
  }

  outbox(database: Database): Outbox {
    return new Outbox(database, this.clock);
  }

  async post({ database }: Replica, ...posted: Letter[]): Promise<void> {
    await database.write(async (tx) => {
      for (const letter of posted) await this.outbox(database).add(tx, letter);
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
      if (database.read.connection.isInitialized) await database.close();
    }
    const database = await this.openDatabase();
    await database.write((tx) => tx.createQueryBuilder().delete().from(Email).execute());
    await database.close();
  }

  destroy(): Promise<void> {
    return this.ground.drop();
  }
}

export const letterTo = (to: string, subject = 'Заказ № 7 принят', body = 'Здравствуйте.'): Letter => ({
  channel: 'email',
  to,
  subject,
  body,
  html: null,
  replyTo: null,
});
