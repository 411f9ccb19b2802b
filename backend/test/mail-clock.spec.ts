import type { Email } from '../src/modules/notifications/channels/email.entity';
import { LEASE_MS, NEVER } from '../src/modules/notifications/channels/retry';
import { PostOffice } from './mail-support/post-office';
import { letterTo, World, type Replica } from './mail-support/world';

const minute = 60_000;
const hour = 60 * minute;

let world: World;
let office: PostOffice;

beforeAll(async () => {
  world = await World.create();
});

beforeEach(async () => {
  office = await new PostOffice().open();
});

afterEach(async () => {
  await office.close();
  await world.reset();
});

afterAll(() => world.destroy());

const recipients = (): string[] => office.arrived.flatMap(({ to }) => to);

async function correct(replica: Replica, ahead: number): Promise<Email[]> {
  world.clock.pass(-ahead);
  await replica.queue.correctDates();
  return world.rows(replica);
}

describe.each([
  ['an hour', hour],
  ['three days', 72 * hour],
])('a clock that was ahead by %s', (_words, ahead) => {
  it('what it has dated is sent, once', async () => {
    const replica = await world.replica(office.url);
    world.clock.pass(ahead);
    await world.post(replica, letterTo('anna@example.by'));
    world.clock.pass(-ahead);
    await replica.mailer.deliverDue();
    expect(recipients()).toEqual([]);
    await replica.queue.correctDates();
    await replica.mailer.deliverDue();
    await replica.queue.correctDates();
    await replica.mailer.deliverDue();
    expect(recipients()).toEqual(['anna@example.by']);
  });

  it('what it has put off is tried again', async () => {
    const replica = await world.replica(office.url);
    await world.post(replica, letterTo('anna@example.by'));
    const [due] = await replica.queue.due('email', 'news', 1);
    world.clock.pass(ahead);
    const claimed = due && (await replica.queue.claim(due));
    if (claimed) await replica.queue.failed(claimed, new Error('busy'));
    const [row] = await correct(replica, ahead);
    expect(row).toMatchObject({ nextAttemptAt: world.clock.now(), attempts: 1 });
  });

  it('what it has put off until the morning is sent', async () => {
    const replica = await world.replica(office.url);
    await world.post(replica, letterTo('anna@example.by'));
    world.clock.pass(ahead);
    await replica.queue.postpone('email', new Date(world.clock.now().getTime() + 11 * hour));
    const [row] = await correct(replica, ahead);
    expect(row).toMatchObject({
      nextAttemptAt: world.clock.now(),
      createdAt: world.clock.now(),
      attempts: 0,
    });
  });

  it('what a process held that has crashed is sent when its lease would have ended', async () => {
    const replica = await world.replica(office.url);
    await world.post(replica, letterTo('anna@example.by'));
    const [due] = await replica.queue.due('email', 'news', 1);
    world.clock.pass(ahead);
    if (due) await replica.queue.claim(due);
    const [row] = await correct(replica, ahead);
    expect(row?.nextAttemptAt).toEqual(new Date(world.clock.now().getTime() + LEASE_MS));
  });

  it('what is being sent is left, and what waits or was given up by right', async () => {
    const replica = await world.replica(office.url);
    world.clock.pass(ahead);
    await world.post(replica, letterTo('under-way@example.by'));
    const [due] = await replica.queue.due('email', 'news', 1);
    const underWay = due && (await replica.queue.claim(due));
    world.clock.pass(-ahead);
    await world.post(replica, letterTo('waits@example.by'), letterTo('given-up@example.by'));
    const [waits, givenUp] = (await replica.queue.due('email', 'news', 3)).filter(
      ({ recipient }) => !recipient.startsWith('under-way'),
    );
    for (const [email, error] of [
      [waits, new Error('busy')],
      [givenUp, Object.assign(new Error('no'), { command: 'API', code: 'EENVELOPE' })],
    ] as const) {
      const claimed = email && (await replica.queue.claim(email));
      if (claimed) await replica.queue.failed(claimed, error);
    }
    await replica.queue.correctDates();
    const now = world.clock.now().getTime();
    expect((await world.rows(replica)).map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([
      new Date(now + LEASE_MS),
      new Date(now + minute),
      NEVER,
    ]);
    if (underWay) await replica.queue.sent(underWay, false);
    world.clock.pass(LEASE_MS);
    await replica.mailer.deliverDue();
    expect(recipients()).toEqual(['waits@example.by']);
  });
});
