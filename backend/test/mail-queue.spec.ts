import { Logger } from '@nestjs/common';
import { ConcurrentUpdateError } from '../src/platform/database/concurrent-update';
import type { Work } from '../src/platform/database/store';
import { LEASE_MS, NEVER } from '../src/modules/notifications/channels/retry';
import { parse } from './mail-support/parse';
import { PostOffice } from './mail-support/post-office';
import { letterTo, World } from './mail-support/world';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('The outbox and its senders', () => {
  let world: World;
  let office: PostOffice;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    world = await World.create();
  });
  afterAll(() => world.destroy());

  beforeEach(async () => {
    office = await new PostOffice().open();
  });
  afterEach(async () => {
    await office.close();
    await world.reset();
  });

  const recipients = (): string[] => office.arrived.flatMap(({ to }) => to);
  const messageIds = (): (string | undefined)[] =>
    office.arrived.map(({ raw }) => parse(raw).headers['message-id']);

  it('send a letter of a committed unit of work once', async () => {
    const replica = await world.replica(office.url);
    await world.post(replica, letterTo('anna@example.by'));
    await replica.mailer.deliverDue();
    await replica.mailer.deliverDue();
    expect(recipients()).toEqual(['anna@example.by']);
    const [row] = await world.rows(replica);
    expect(row).toMatchObject({ sentAt: world.clock.now(), attempts: 1, leaseHolder: null, lastError: null });
    // A link that sets a password is in the reader's mailbox now, and nowhere else.
    expect(row).toMatchObject({ body: '', html: null });
  });

  it('claim and record letters that are due together in two units of work, however many they are', async () => {
    const replica = await world.replica(office.url);
    const names = ['anna', 'boris', 'vera', 'gleb'].map((name) => `${name}@example.by`);
    await world.post(replica, ...names.map((name) => letterTo(name)));
    const { done } = replica.database.counts;
    const due = await replica.queue.due('email', 'news', 4);
    const claimed = await Promise.all(due.map((email) => replica.queue.claim(email)));
    await Promise.all(claimed.flatMap((email) => (email ? [replica.queue.sent(email, false)] : [])));
    expect(replica.database.counts.done - done).toBe(2);
    for (const row of await world.rows(replica)) expect(row).toMatchObject({ sentAt: world.clock.now() });
  });

  it('claim none of the letters when the unit of work that claims them fails', async () => {
    const replica = await world.replica(office.url);
    await world.post(replica, letterTo('anna@example.by'), letterTo('boris@example.by'));
    const due = await replica.queue.due('email', 'news', 4);
    const write = jest.spyOn(replica.database, 'write').mockRejectedValueOnce(new Error('no space'));
    const claims = await Promise.allSettled(due.map((email) => replica.queue.claim(email)));
    expect(claims.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(write).toHaveBeenCalledTimes(1);
    write.mockRestore();
    await replica.mailer.deliverDue();
    expect(recipients().sort()).toEqual(['anna@example.by', 'boris@example.by']);
  });

  it('take the oldest letters first, those that were put off by when they are due', async () => {
    const replica = await world.replica(office.url);
    await office.close();
    await world.post(replica, letterTo('putoff@example.by'));
    await replica.mailer.deliverDue();
    await world.post(replica, letterTo('first@example.by'), letterTo('second@example.by'));
    world.clock.pass(minute);
    await world.post(replica, letterTo('third@example.by'));
    const due = (await replica.queue.due('email', 'news', 10)).map(
      ({ recipient }) => recipient.split('@')[0],
    );
    expect(due).toEqual(['first', 'second', 'putoff', 'third']);
    expect(await replica.queue.due('email', 'news', 1)).toMatchObject([{ recipient: 'first@example.by' }]);
  });

  it('put off what rings by night, and send the letters behind it at once', async () => {
    const replica = await world.replica(office.url);
    world.clock.pass(12 * 60 * minute);
    const sms = Array.from({ length: 9 }, () => ({ ...letterTo('375291234567'), channel: 'sms' }));
    await world.post(replica, ...sms, letterTo('anna@example.by'));
    await replica.mailer.deliverDue();
    expect(recipients()).toEqual(['anna@example.by']);
    const waiting = (await world.rows(replica)).filter(({ sentAt }) => sentAt === null);
    expect(waiting).toHaveLength(9);
    for (const row of waiting)
      expect(row).toMatchObject({ attempts: 0, nextAttemptAt: new Date('2026-03-06T05:00:00Z') });
  });

  it('never send a letter of a unit of work that was rolled back', async () => {
    const replica = await world.replica(office.url);
    const work = replica.database.write(async (tx) => {
      await world.outbox(replica.database).add(tx, letterTo('anna@example.by'));
      throw new Error('the order was not saved');
    });
    await expect(work).rejects.toThrow('the order was not saved');
    await replica.mailer.deliverDue();
    expect(office.arrived).toEqual([]);
  });

  it('give a letter that both replicas have read to one of them', async () => {
    const [first, second] = [await world.replica(office.url), await world.replica(office.url)];
    await world.post(first, ...Array.from({ length: 10 }, (_, n) => letterTo(`n${n}@example.by`)));
    const due = await first.queue.due('email', 'news', 10);
    const claims = await Promise.all(
      due.map(async (email) => Promise.all([first.queue.claim(email), second.queue.claim(email)])),
    );
    expect(claims.map((pair) => pair.filter(Boolean).length)).toEqual(Array(10).fill(1));
  });

  it('leave no letter that one of them has taken to be taken back or replaced', async () => {
    const replica = await world.replica(office.url);
    const { database, queue } = replica;
    const outbox = world.outbox(database);
    const hold = { topic: 'order 7', known: null, forMs: 0 };
    await database.write((tx) => outbox.add(tx, letterTo('anna@example.by'), hold));
    const [waiting] = await outbox.waiting(database.read, ['order 7']);
    const [email] = await queue.due('email', 'news', 1);
    if (!waiting || !email) throw new Error('nothing waits');
    await queue.claim(email);
    const tooLate: Work<void>[] = [
      (tx) => outbox.takeBack(tx, waiting),
      (tx) => outbox.replace(tx, waiting, letterTo('boris@example.by')),
    ];
    for (const work of tooLate) await expect(database.write(work)).rejects.toThrow(ConcurrentUpdateError);
    expect(await world.rows(replica)).toMatchObject([{ recipient: 'anna@example.by', attempts: 1 }]);
  });

  it('send each of 50 letters exactly once when two replicas send at once', async () => {
    const [first, second] = [await world.replica(office.url), await world.replica(office.url)];
    const everybody = Array.from({ length: 50 }, (_, n) => `n${String(n).padStart(2, '0')}@example.by`);
    await world.post(first, ...everybody.map((to) => letterTo(to)));
    await Promise.all([first.mailer.deliverDue(), second.mailer.deliverDue()]);
    expect(recipients().sort()).toEqual(everybody);
    expect((await world.rows(first)).every(({ sentAt, attempts }) => sentAt && attempts === 1)).toBe(true);
  });

  it('keep letters while the server is away and send them when it is back and the pause is over', async () => {
    const replica = await world.replica(office.url);
    await office.close();
    await world.post(replica, letterTo('anna@example.by'));
    await replica.mailer.deliverDue();
    const [waiting] = await world.rows(replica);
    expect(waiting?.lastError).toMatch(/Почтовый сервер не принял письмо: connect ECONNREFUSED/);

    world.clock.pass(minute);
    await replica.mailer.deliverDue();
    const [again] = await world.rows(replica);
    expect(again?.nextAttemptAt.getTime()).toBe(world.clock.now().getTime() + 2 * minute);

    await office.open();
    world.clock.pass(2 * minute - 1);
    await replica.mailer.deliverDue();
    expect(office.arrived).toEqual([]);
    world.clock.pass(1);
    await replica.mailer.deliverDue();
    expect(recipients()).toEqual(['anna@example.by']);
    expect((await world.rows(replica))[0]).toMatchObject({ attempts: 3, lastError: null });
  });

  it('send again, as the same message, what a replica sent before it died unable to say so', async () => {
    const first = await world.replica(office.url, await world.openDatabase());
    const second = await world.replica(office.url, await world.openDatabase());
    await world.post(first, letterTo('anna@example.by'));
    office.beforeReceipt = () => first.database.close();
    await expect(first.mailer.deliverDue()).rejects.toThrow();
    office.beforeReceipt = () => Promise.resolve();

    world.clock.pass(LEASE_MS - 1);
    await second.mailer.deliverDue();
    expect(office.arrived).toHaveLength(1);
    world.clock.pass(1);
    await second.mailer.deliverDue();
    expect(messageIds()).toHaveLength(2);
    expect(new Set(messageIds()).size).toBe(1);
    expect(office.arrived[1]?.raw).toBe(office.arrived[0]?.raw);
  });

  it('leave alone what a successor has done when a replica oversleeps its lease', async () => {
    const [sleepy, prompt] = [await world.replica(office.url), await world.replica(office.url)];
    await world.post(sleepy, letterTo('anna@example.by'));
    const [email] = await sleepy.queue.due('email', 'news', 1);
    if (!email) throw new Error('nothing is due');
    const claimed = await sleepy.queue.claim(email);
    world.clock.pass(LEASE_MS);
    await prompt.mailer.deliverDue();
    if (claimed) await sleepy.queue.failed(claimed, new Error('woke up too late'));
    expect((await world.rows(prompt))[0]).toMatchObject({ sentAt: world.clock.now(), lastError: null });
  });

  it('stop after a refusal for good, and keep its words', async () => {
    const replica = await world.replica(office.url);
    office.refuse = (to) => (to === 'gone@example.by' ? '550 No such user here' : null);
    await world.post(replica, letterTo('gone@example.by'), letterTo('anna@example.by'));
    await replica.mailer.deliverDue();
    world.clock.pass(4 * day);
    office.refuse = () => null;
    await replica.mailer.deliverDue();
    expect(recipients()).toEqual(['anna@example.by']);
    const [gone] = await world.rows(replica);
    expect(gone).toMatchObject({ sentAt: null, attempts: 1, nextAttemptAt: NEVER });
    expect(gone?.lastError).toBe('Почтовый сервер ответил: 550 No such user here');
  });

  it('try again after a refusal for the time being', async () => {
    const replica = await world.replica(office.url);
    office.refuse = () => '451 Come back later';
    await world.post(replica, letterTo('anna@example.by'));
    await replica.mailer.deliverDue();
    office.refuse = () => null;
    world.clock.pass(minute);
    await replica.mailer.deliverDue();
    expect(recipients()).toEqual(['anna@example.by']);
  });

  it('do not give a letter up because our own password is wrong', async () => {
    await office.close();
    await office.open({ locked: true });
    const replica = await world.replica(office.url.replace('//', '//shlyah:wrong@'));
    await world.post(replica, letterTo('anna@example.by'));
    await replica.mailer.deliverDue();
    const [row] = await world.rows(replica);
    expect(row?.lastError).toContain('Wrong password');
    expect(row?.nextAttemptAt.getTime()).toBe(world.clock.now().getTime() + minute);
  });

  it('give up after almost three days of failures', async () => {
    const replica = await world.replica(office.url);
    office.refuse = () => '451 Come back later';
    await world.post(replica, letterTo('anna@example.by'));
    const since = world.clock.now().getTime();
    for (;;) {
      await replica.mailer.deliverDue();
      const [row] = await world.rows(replica);
      if (!row || row.nextAttemptAt.getTime() === NEVER.getTime()) break;
      world.clock.pass(row.nextAttemptAt.getTime() - world.clock.now().getTime());
    }
    const days = (world.clock.now().getTime() - since) / day;
    expect(days).toBeGreaterThan(2.5);
    expect(days).toBeLessThan(3.5);
    expect((await world.rows(replica))[0]).toMatchObject({ sentAt: null, attempts: 20 });
  });

  it('forget what was sent or given up more than 90 days ago, and nothing else', async () => {
    const replica = await world.replica(office.url);
    office.refuse = (to) => (to === 'gone@example.by' ? '550 No such user here' : null);
    await world.post(replica, letterTo('anna@example.by'), letterTo('gone@example.by'));
    await replica.mailer.deliverDue();
    await world.post(replica, letterTo('unsent@example.by'));
    world.clock.pass(90 * day);
    await replica.queue.forget();
    expect(await world.rows(replica)).toHaveLength(3);
    world.clock.pass(1);
    await replica.queue.forget();
    expect((await world.rows(replica)).map(({ recipient }) => recipient)).toEqual(['unsent@example.by']);
  });
});
