import 'reflect-metadata';
import { Test } from '@nestjs/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SessionService } from '../../src/modules/users/sessions/session.service';
import { AppModule } from '../../src/app.module';
import { readConfig, type Config } from '../../src/platform/config/config';
import { buildAdapter, configureApp } from '../../src/configure-app';
import { Database } from '../../src/platform/database/database';
import { createLog } from '../../src/platform/logging/log';
import { nestLog } from '../../src/platform/logging/nest-log';
import { readable } from '../../src/platform/logging/readable';
import { Mailer } from '../../src/modules/notifications/channels/mailer';
import { describeApi } from '../../src/openapi/document';
import { Clock } from '../../src/platform/common/clock';
import { Removals } from '../../src/modules/users/leaving/removals.service';
import { User } from '../../src/modules/users/model/user.entity';
import { PASSWORD_COST } from '../../src/platform/access/passwords';
import { fillDatabase, lowCost } from './filled-database';
import { createTestDatabase, type TestDatabase } from './test-database';
import { Client } from './client';

/** A clock that tests can set; it stands still only when told to. */
export class TestClock extends Clock {
  private fixed: Date | null = null;

  override now(): Date {
    return this.fixed ?? super.now();
  }

  /** Stops the clock at a moment; null lets it run again. */
  set(moment: Date | null): void {
    this.fixed = moment;
  }

  /** Stops the clock so many milliseconds later. */
  pass(ms: number): void {
    this.fixed = new Date(this.now().getTime() + ms);
  }
}

/**
 * Sends when a test asks it to (`deliverDue`), never of its own accord: a letter with a secret loses its words once it
 * has gone, so a test that reads one would race with a round in the background.
 */
class RestingMailer extends Mailer {
  override onApplicationBootstrap(): void {
    // The first round is the test's.
  }
}

/** The same for what is left of deleted accounts (`runIfDue`). */
class RestingRemovals extends Removals {
  override onApplicationBootstrap(): void {
    // The first look is the test's.
  }
}

export interface TestApp {
  app: NestFastifyApplication;
  database: Database;
  clock: TestClock;
  config: Config;
  /** The log lines so far. Nest has one logger per process: the application that was started last writes them. */
  log: LogLine[];
  /** A caller with a cookie jar of its own, not logged in. */
  visitor(): Client;
  /** A demo user with an open session: a password is checked where the login is what is tested. */
  as(name: DemoName): Promise<Client>;
  /** The same for any user. */
  signedIn(user: { id: number }): Promise<Client>;
  close(): Promise<void>;
}

export interface LogLine {
  level: string;
  msg?: string;
  [field: string]: unknown;
}

export type DemoName = 'admin' | 'manager' | 'company' | 'person' | 'pending' | 'rejected';

/** The real application on a database of its own, with demo data unless told otherwise; passwords are hashed at the lowest cost. */
export async function startTestApp(
  changes: Partial<Config> = {},
  testDatabase?: TestDatabase,
  { fullHashes = false } = {},
): Promise<TestApp> {
  testDatabase ??= await createTestDatabase();
  const { config: database, dataDir } = testDatabase;
  const config: Config = {
    ...readConfig({}),
    accountLimits: 0,
    database,
    dataDir,
    demo: true,
    demoAtWork: false,
    ...changes,
  };
  await fillDatabase(config.database, config.demo);
  const lines: LogLine[] = [];
  const all = { production: true, logLevel: 'debug' } as const;
  const log = createLog(all, { write: (line) => keep(line, lines) });
  const clock = new TestClock();
  const builder = Test.createTestingModule({ imports: [AppModule.register(config)] })
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(Mailer)
    .useClass(RestingMailer)
    .overrideProvider(Removals)
    .useClass(RestingRemovals);
  if (!fullHashes) builder.overrideProvider(PASSWORD_COST).useValue(lowCost);
  const module = await builder.compile();
  const app = module.createNestApplication<NestFastifyApplication>(buildAdapter(config, log), {
    logger: nestLog(log),
  });
  await configureApp(app, config);
  describeApi(app);
  // Once for all calls: a server that does not listen is made to by each of them.
  await app.listen(0, '127.0.0.1');
  const visitor = (): Client => new Client(app.getHttpServer());
  const signedIn = async ({ id }: { id: number }): Promise<Client> => {
    const client = visitor();
    client.cookie = `sid=${await openSession(app, id)}`;
    return client;
  };
  return {
    app,
    database: app.get(Database),
    clock,
    config,
    log: lines,
    visitor,
    as: async (name) =>
      signedIn(await app.get(Database).read.findOneByOrFail(User, { email: `${name}@demo.by` })),
    signedIn,
    close: async () => {
      await app.close();
      await testDatabase.drop();
      refusePersonal(lines);
    },
  };
}

/** The same for all tests of a file: it starts before the first of them and is closed behind the last. */
export function setUpTestApp(changes?: Partial<Config>): TestApp {
  const test = {} as TestApp;
  beforeAll(async () => void Object.assign(test, await startTestApp(changes)));
  afterAll(() => test.close());
  return test;
}

/** Opens a session as nobody's login, and returns its token. */
export async function openSession(app: NestFastifyApplication, userId: number): Promise<string> {
  const browser = { address: '127.0.0.1', device: 'jest', token: undefined };
  const { session } = await app
    .get(Database)
    .write((tx) => app.get(SessionService).open(tx, userId, browser));
  return session;
}

/** Credentials, addresses and phones of the tests; whole bodies would show one of them. */
const personal = /demo-parol|parol-|"password"|\bsid=|[\w.+-]+@[\w-]+\.[a-z]|\+375|"Authorization/i;

/** Whatever a test has done, its log must not hold personal data. */
function refusePersonal(lines: LogLine[]): void {
  const found = lines.find((line) => personal.test(JSON.stringify(line)));
  if (found) throw new Error(`Personal data in the log: ${JSON.stringify(found)}`);
}

/** Errors are also printed, to explain a failing test. */
function keep(json: string, lines: LogLine[]): void {
  const line = JSON.parse(json) as LogLine;
  lines.push(line);
  if (line.level === 'error') process.stderr.write(readable(json));
}
