import { Global, Logger, Module, type INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { Secrets } from '../src/platform/access/secrets';
import { CompanyRecord, defaultCompanyRow } from '../src/modules/company/company.entity';
import { CompanyService } from '../src/modules/company/company.service';
import { SenderCompany } from '../src/modules/notifications/sender-company';
import { CONFIG } from '../src/platform/config/config';
import { Database } from '../src/platform/database/database';
import { History } from '../src/platform/journal/history/history';
import { Journal } from '../src/platform/journal/journal';
import { MailModule } from '../src/modules/notifications/channels/mail.module';
import { Outbox } from '../src/modules/notifications/channels/outbox';
import { Clock } from '../src/platform/common/clock';
import { parse } from './mail-support/parse';
import { PostOffice } from './mail-support/post-office';
import { letterTo, World } from './mail-support/world';

describe('The mail module in an application', () => {
  let world: World;
  let office: PostOffice;
  let app: INestApplicationContext;
  let closing: Promise<void> | undefined;

  const closeApp = (): Promise<void> => (closing ??= app.close());

  beforeAll(async () => {
    Logger.overrideLogger(false);
    world = await World.create();
  });
  afterAll(() => world.destroy());

  beforeEach(async () => {
    closing = undefined;
    office = await new PostOffice().open();
    const database = await world.openDatabase();
    await database.write((tx) => tx.save(CompanyRecord, { ...defaultCompanyRow }));
    const config = world.config({ SMTP_URL: office.url });

    @Global()
    @Module({
      providers: [
        { provide: Database, useValue: database },
        { provide: Clock, useValue: world.clock },
        { provide: CONFIG, useValue: config },
        CompanyService,
        { provide: SenderCompany, useExisting: CompanyService },
        History,
        Journal,
        Secrets,
      ],
      exports: [Database, Clock, CONFIG, SenderCompany, Secrets],
    })
    class CommonModule {}

    app = await Test.createTestingModule({ imports: [CommonModule, MailModule] }).compile();
    await app.init();
  });
  afterEach(async () => {
    await closeApp();
    await office.close();
    await world.reset();
  });

  const post = (to: string): Promise<void> =>
    app.get(Database).write((tx) => app.get(Outbox).add(tx, letterTo(to)));

  it('sends by itself what it finds and what comes later', async () => {
    for (const to of ['first@example.by', 'second@example.by']) {
      const arrival = office.next();
      await post(to);
      await arrival;
    }
    expect(office.arrived.flatMap(({ to }) => to)).toEqual(['first@example.by', 'second@example.by']);
    const { name } = await app.get(CompanyService).read();
    expect(parse(office.arrived[0]?.raw ?? '').headers.from).toBe(`${name} <no-reply@shlyah.by>`);
  });

  it('lets a letter that is on its way finish before the database closes', async () => {
    office.beforeReceipt = () => {
      void closeApp();
      return Promise.resolve();
    };
    const arrival = office.next();
    await post('anna@example.by');
    await arrival;
    await closeApp();
    const after = await world.replica(office.url);
    expect((await world.rows(after))[0]?.sentAt).toEqual(world.clock.now());
  });

  it('closes within seconds though the server does not answer, and the letter is not lost', async () => {
    let stuck: (() => void) | undefined;
    const reached = new Promise<void>((reach) => {
      office.beforeReceipt = () => {
        reach();
        return new Promise((resolve) => (stuck = resolve));
      };
    });
    await post('anna@example.by');
    await reached;
    const since = Date.now();
    await closeApp();
    // systemd and Docker kill a process that is not down after that; a mail server is waited for far longer.
    expect(Date.now() - since).toBeLessThan(10_000);
    stuck?.();

    office.beforeReceipt = () => Promise.resolve();
    const after = await world.replica(office.url);
    world.clock.pass(60_000);
    await after.mailer.deliverDue();
    expect((await world.rows(after))[0]?.sentAt).toEqual(world.clock.now());
  });
});
