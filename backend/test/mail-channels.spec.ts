import { Logger } from '@nestjs/common';
import type { Letter } from '../src/modules/notifications/channels/outbox';
import { PostOffice } from './mail-support/post-office';
import { letterTo, World, type Replica } from './mail-support/world';
import { until } from './support/reading';
import { Receiver } from './support/receiver';

const second = 1000;
const minute = 60 * second;

let world: World;
let office: PostOffice;
let gate: Receiver;
let replica: Replica;

beforeAll(async () => {
  Logger.overrideLogger(false);
  world = await World.create();
});
afterAll(() => world.destroy());

beforeEach(async () => {
  office = await new PostOffice().open();
  gate = await new Receiver().open();
  const env = { NOTICE_SMS_URL: `http://127.0.0.1:${gate.port}/?to={phone}&text={text}` };
  replica = await world.replica(office.url, undefined, env);
});
afterEach(async () => {
  gate.drop();
  await world.reset();
  await gate.close();
  await office.close();
});

const sms = (): Letter => ({ ...letterTo('375291234567'), channel: 'sms' });
const resetLink = (): Letter => ({ ...letterTo('reset@example.by', 'Новый пароль'), priority: 'account' });
const many = <T>(count: number, one: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(at));
const recipients = (): string[] => office.arrived.flatMap(({ to }) => to);

describe('a gateway of SMS', () => {
  it('that hangs on every message of four hundred holds no letter back', async () => {
    gate.reply = () => null;
    await world.post(replica, ...many(400, sms));
    replica.mailer.onApplicationBootstrap();
    await until(() => Promise.resolve(gate.received.length === 4));
    const arrived = office.next();
    await world.post(replica, resetLink());
    await arrived;
    // None of the four has been answered or given up meanwhile, which takes the gateway's deadline of 20 seconds.
    expect([recipients(), gate.received.length]).toEqual([['reset@example.by'], 4]);
  });

  it('that is down is asked by one trial at growing intervals, and nothing else of the queue uses up its attempts', async () => {
    gate.reply = () => 500;
    await world.post(replica, ...many(400, sms));
    await replica.mailer.deliverDue();
    const begun = gate.received.length;
    expect(begun).toBeLessThanOrEqual(8);
    const since = world.clock.now();
    expect(replica.mailer.failingSince('sms')).toEqual(since);
    expect(replica.mailer.failingSince('email')).toBeNull();
    const trials: number[] = [];
    for (let seconds = 5; seconds <= 600; seconds += 5) {
      world.clock.pass(5 * second);
      const before = gate.received.length;
      await replica.mailer.deliverDue();
      if (gate.received.length > before) trials.push(seconds);
      expect(gate.received.length - before).toBeLessThanOrEqual(1);
    }
    expect(trials.length).toBeGreaterThan(2);
    const pauses = trials.map((at, index) => at - (trials[index - 1] ?? 0));
    expect(pauses).toEqual([...pauses].sort((one, two) => one - two));
    expect(pauses[0]).toBeGreaterThanOrEqual(30);
    const tried = (await world.rows(replica)).reduce((sum, { attempts }) => sum + attempts, 0);
    expect(tried).toBe(begun + trials.length);

    gate.reply = () => 200;
    world.clock.pass(5 * minute);
    await replica.mailer.deliverDue();
    expect(replica.mailer.failingSince('sms')).toBeNull();
    world.clock.pass(5 * minute);
    await replica.mailer.deliverDue();
    expect((await world.rows(replica)).every(({ sentAt }) => sentAt !== null)).toBe(true);
  });
});

describe('a letter about an account', () => {
  it('goes before the news that wait longer', async () => {
    await world.post(replica, ...many(40, (at) => letterTo(`n${at}@example.by`)));
    world.clock.pass(minute);
    await world.post(replica, resetLink());
    await replica.mailer.deliverDue();
    expect(recipients().indexOf('reset@example.by')).toBeLessThan(4);
    expect(recipients()).toHaveLength(41);
  });

  it('goes while the server holds all the news that are under way', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    office.beforeReceipt = () => (recipients().at(-1)?.startsWith('n') ? held : Promise.resolve());
    await world.post(replica, ...many(40, (at) => letterTo(`n${at}@example.by`)));
    replica.mailer.onApplicationBootstrap();
    await until(() => Promise.resolve(office.arrived.length === 4));
    await world.post(replica, resetLink());
    await until(() => Promise.resolve(recipients().includes('reset@example.by')));
    expect(recipients()).toHaveLength(5);
    release();
    await until(() => Promise.resolve(office.arrived.length === 41));
  });
});

describe('a mail server', () => {
  it('is not taken to fail for one mailbox that is full, however often', async () => {
    office.refuse = () => '452 Mailbox full';
    await world.post(replica, letterTo('full@example.by'));
    for (let tries = 0; tries < 8; tries++) {
      await replica.mailer.deliverDue();
      world.clock.pass(3 * 60 * minute);
    }
    expect(office.arrived).toEqual([]);
    expect(replica.mailer.failingSince('email')).toBeNull();
  });

  it('is taken to fail that takes nothing from five, and not any more when it takes one', async () => {
    office.refuse = () => '452 Quota exceeded';
    await world.post(replica, ...many(5, (at) => letterTo(`n${at}@example.by`)));
    await replica.mailer.deliverDue();
    expect(replica.mailer.failingSince('email')).toEqual(world.clock.now());
    office.refuse = () => null;
    world.clock.pass(minute);
    await replica.mailer.deliverDue();
    expect(replica.mailer.failingSince('email')).toBeNull();
  });
});
