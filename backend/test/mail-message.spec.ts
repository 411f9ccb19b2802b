import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { letters } from '../src/mail/letters';
import { parse, type Parsed } from './mail-support/parse';
import { PostOffice } from './mail-support/post-office';
import { letterTo, World, type Replica } from './mail-support/world';

const anna = { email: 'anna@example.by', name: 'Анна Сергеевна' };
const ourHeaders = [
  'from',
  'to',
  'subject',
  'message-id',
  'date',
  'auto-submitted',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
].sort();

describe('A letter on the wire and in a file', () => {
  let world: World;
  let office: PostOffice;
  const folder = (): string => join(world.folder, 'mail');

  beforeAll(async () => {
    Logger.overrideLogger(false);
    world = await World.create();
    office = await new PostOffice().open();
  });
  afterAll(async () => {
    await office.close();
    await world.destroy();
  });
  afterEach(async () => {
    office.arrived.length = 0;
    await world.reset();
    await rm(folder(), { recursive: true, force: true });
  });

  async function sendOne(letter: Parameters<World['post']>[1]): Promise<Parsed> {
    const replica = await world.replica(office.url);
    await world.post(replica, letter);
    await replica.mailer.deliverDue();
    return parse(office.arrived[0]?.raw ?? '');
  }

  async function writeAll(...posted: Parameters<World['post']>[1][]): Promise<Replica> {
    const replica = await world.replica(null);
    await world.post(replica, ...posted);
    await replica.mailer.deliverDue();
    return replica;
  }

  it('carries the headers that mail servers expect, and no others', async () => {
    const letter = letters.orderAccepted(anna, 'https://shlyah.example', 7);
    const { headers, names, body } = await sendOne(letter);
    expect([...names].sort()).toEqual(ourHeaders);
    expect(headers).toMatchObject({
      from: '«Шлях» <no-reply@shlyah.by>',
      to: 'anna@example.by',
      subject: 'Заказ № 7 принят',
      date: 'Thu, 05 Mar 2026 08:15:30 +0000',
      'auto-submitted': 'auto-generated',
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(headers['message-id']).toMatch(/^<[0-9a-f-]{36}@shlyah\.example>$/);
    expect(body).toBe(letter.body);
    expect(office.arrived[0]).toMatchObject({ from: 'no-reply@shlyah.by', to: ['anna@example.by'] });
  });

  it('keeps a long Cyrillic subject whole', async () => {
    const subject = 'Очень длинная тема письма о заказе, '.repeat(7).trim();
    expect((await sendOne(letterTo('anna@example.by', subject))).headers.subject).toBe(subject);
  });

  it('lets neither subject nor name nor text bring in a header or a recipient', async () => {
    const evil = 'Иван\r\nBcc: victim@example.by\r\n\r\nКупите слона';
    const letter = letters.statusChanged({ ...anna, name: evil }, 'https://shlyah.example', 7, evil);
    const { names, headers, body } = await sendOne(letter);
    expect([...names].sort()).toEqual(ourHeaders);
    expect(headers.subject).toBe('Заказ № 7: Иван Bcc: victim@example.by Купите слона');
    expect(body).toMatch(/^Здравствуйте\.\n/);
    expect(office.arrived.map(({ to }) => to)).toEqual([['anna@example.by']]);
  });

  it.each([
    'anna@example.by\r\nBcc: victim@example.by',
    'anna@example.by, victim@example.by',
    'anna@example.by>\r\nRCPT TO:<victim@example.by',
    'victim@example.by <anna@example.by>',
  ])('has one recipient and our headers only, whatever the address: %j', async (to) => {
    const { names } = await sendOne(letterTo(to));
    expect(office.arrived.every((letter) => letter.to.length === 1)).toBe(true);
    expect(office.arrived.flatMap((letter) => letter.to)).not.toContain('victim@example.by');
    if (office.arrived.length > 0) expect([...names].sort()).toEqual(ourHeaders);
  });

  it('becomes a readable file when there is no SMTP server', async () => {
    const letter = letters.passwordReset(anna, 'https://shlyah.example', 'aB3-_'.repeat(8));
    const replica = await writeAll(letter);
    const [row] = await world.rows(replica);
    expect(row?.sentAt).toEqual(world.clock.now());
    const files = await readdir(folder());
    expect(files).toEqual([
      expect.stringMatching(/^2026-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{9}Z-anna@example\.by\.eml$/),
    ]);
    const { headers, body } = parse(await readFile(join(folder(), files[0] ?? ''), 'utf8'));
    expect(headers).toMatchObject({ to: 'anna@example.by', subject: letter.subject });
    expect(body).toBe(letter.body);
    expect((await stat(join(folder(), files[0] ?? ''))).mode & 0o077).toBe(0);
  });

  it('does not overwrite another letter to the same person of the same moment', async () => {
    await writeAll(letterTo('anna@example.by', 'Первое'), letterTo('anna@example.by', 'Второе'));
    const files = (await readdir(folder())).sort();
    const texts = await Promise.all(files.map((file) => readFile(join(folder(), file), 'utf8')));
    expect(texts.map((raw) => parse(raw).headers.subject)).toEqual(['Первое', 'Второе']);
  });

  it.each(['../../etc/passwd@example.by', 'a/b\\c:d*?"<>|\0@example.by', `${'ж'.repeat(240)}@пример.бел`])(
    'stays in its folder under a name that any file system takes: %j',
    async (to) => {
      await writeAll(letterTo(to));
      const files = await readdir(folder());
      expect(files).toEqual([expect.stringMatching(/^[0-9TZ.-]{29}Z-[A-Za-z0-9@._+-]{1,200}\.eml$/)]);
    },
  );

  it('waits when the file cannot be written', async () => {
    const replica = await world.replica(null);
    await world.post(replica, letterTo('anna@example.by'));
    await writeFile(folder(), 'a file where the folder should be');
    await replica.mailer.deliverDue();
    expect((await world.rows(replica))[0]).toMatchObject({ sentAt: null, attempts: 1 });
    await rm(folder());
    world.clock.pass(60_000);
    await replica.mailer.deliverDue();
    expect(await readdir(folder())).toHaveLength(1);
  });
});
