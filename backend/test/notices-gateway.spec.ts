import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IsNull, Not } from 'typeorm';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { MailQueue } from '../src/modules/notifications/channels/mail-queue';
import { Mailer } from '../src/modules/notifications/channels/mailer';
import { LEASE_MS, NEVER } from '../src/modules/notifications/channels/retry';
import { HOLD_MS } from '../src/modules/notifications/notifications';
import { DAY, PHONE, PhoneWorld, SECRET, TAKEN, type Sms } from './mail-support/phone-world';
import { addOrder, addUser } from './support/factories';
import { until } from './support/reading';
import { startTestApp } from './support/test-app';

const minute = 60_000;

let world: PhoneWorld;

beforeAll(async () => {
  world = await PhoneWorld.open();
});

afterAll(() => world.close());

beforeEach(() => world.begin());

afterEach(() => world.set(null));

describe('the gateway', () => {
  it.each([
    ['says 500', { status: 500, body: 'trouble' }, 'Шлюз ответил 500: trouble'],
    ['has another key', { status: 401, body: SECRET }, 'Шлюз ответил 401: …'],
    ['says no in JSON with 200', { status: 200, body: '{"result": [{"status": "no money"}]}' }, 'no money'],
    ['says something that is no JSON', { status: 200, body: '<ok/>' }, 'Шлюз не принял сообщение: <ok/>'],
    ['leads elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'Шлюз ответил 302'],
  ])('that %s is asked again later under the same id', async (_name, reply, reason) => {
    world.gate.reply = () => reply;
    await world.post();
    await world.send();
    const [first] = world.received();
    const [row] = await world.rows();
    expect(row).toMatchObject({ sentAt: null, attempts: 1 });
    expect(row?.lastError).toContain(reason);
    expect(row?.lastError).not.toMatch(/s3cr3t|k3y-in|7765432/);
    world.gate.reply = () => TAKEN;
    world.pass(minute + 1000);
    await world.send();
    expect(world.received()).toEqual([first]);
    expect(await world.rows()).toMatchObject([{ attempts: 2, lastError: null, body: '' }]);
  });

  it('that takes no such number is not asked again', async () => {
    world.gate.reply = () => ({ status: 400, body: 'no such number 375297765432' });
    await world.post();
    await world.send();
    world.pass(24 * 60 * minute);
    await world.send();
    expect(world.received()).toHaveLength(1);
    const [row] = await world.rows();
    expect(row).toMatchObject({ nextAttemptAt: NEVER });
    expect(row?.lastError).toContain('no such number …');
    expect(await world.test.app.get(MailQueue).givenUp()).toBe(1);
  });

  it('that closes the connection is asked again, and the reason names no address', async () => {
    world.gate.reply = (_count, _request) => {
      world.gate.drop();
      return null;
    };
    await world.post();
    await world.send();
    expect((await world.rows())[0]?.lastError).toMatch(/^До шлюза не дойти: \w+$/);
    world.gate.reply = () => TAKEN;
    world.received();
    world.pass(minute + 1000);
    await world.send();
    expect(world.received()).toHaveLength(1);
  });

  it('that is slow gets each message once, whichever replica asks', async () => {
    world.gate.reply = async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return TAKEN;
    };
    for (let n = 0; n < 6; n++) await world.edit(await world.place(), { status: 2 });
    world.pass(HOLD_MS);
    await Promise.all([
      world.send(world.test),
      world.send(world.other),
      world.send(world.test),
      world.send(world.other),
    ]);
    await until(
      async () => !(await world.test.database.read.existsBy(Email, { leaseHolder: Not(IsNull()) })),
    );
    expect(new Set(world.gate.received.map(({ body }) => (JSON.parse(body) as Sms).ref)).size).toBe(6);
    expect(world.received()).toHaveLength(6);
  });

  it('is asked by the other replica when one has died with the message', async () => {
    await world.post();
    const [email] = await world.test.app.get(MailQueue).due('sms', 'news', 1);
    expect(email && (await world.test.app.get(MailQueue).claim(email))).not.toBeNull();
    await world.send(world.other);
    expect(world.received()).toEqual([]);
    world.pass(LEASE_MS);
    await world.send(world.other);
    expect(world.received()).toHaveLength(1);
  });

  it('that nobody has set up is a file', async () => {
    const alone = await startTestApp();
    try {
      alone.clock.set(DAY);
      const owner = await addUser(alone);
      const order = await addOrder(alone, owner, { notifyReceiver: true, reciverPhone: PHONE });
      const staff = await alone.as('manager');
      await staff.put('/api/order', { body: { id: order.id, version: order.version, status: 2 } });
      alone.clock.set(new Date(DAY.getTime() + HOLD_MS));
      const folder = join(alone.config.dataDir, 'messages');
      await alone.app.get(Mailer).deliverDue();
      await until(
        async () => !(await alone.database.read.existsBy(Email, { channel: 'sms', sentAt: IsNull() })),
      );
      expect(files(folder)).toEqual([
        expect.stringMatching(/^2026-11-20T08-00-00\.\d+Z-375297765432\.sms\.txt$/),
      ]);
      expect(readFileSync(join(folder, files(folder)[0] ?? ''), 'utf8')).toContain(
        String(order['trackingUrl']),
      );
    } finally {
      await alone.close();
    }
  });
});

const files = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};
