import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { emailChannel } from '../src/modules/notifications/channels/email-channel';
import type { Notice } from '../src/modules/notifications/channels/notice';
import type { Letter } from '../src/modules/notifications/channels/outbox';
import { accountLetters } from '../src/modules/notifications/account-letters';
import type { LetterSender } from '../src/modules/notifications/letter';
import { parse, type Parsed } from './mail-support/parse';
import { PostOffice } from './mail-support/post-office';
import { letterTo, World, type Replica } from './mail-support/world';

const anna = { name: 'Анна Сергеевна' };
const sender: LetterSender = {
  name: 'Шлях',
  phones: ['+375 (29) 600-20-07'],
  hours: 'ежедневно 08:00–22:00',
  email: 'zakaz@shlyah.by',
  site: 'https://shlyah.example',
};
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
/** Of a letter with HTML and an address for answers. */
const withLook = [...ourHeaders.filter((name) => name !== 'content-transfer-encoding'), 'reply-to'].sort();

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

  /** A notice to Анна as the e-mail channel writes it. */
  const toAnna = (notice: Notice): Letter => {
    const email = emailChannel(world.config(), () => Promise.resolve('ООО «Парус»'));
    return { channel: email.name, to: 'anna@example.by', ...email.write(notice) };
  };

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
    const letter = toAnna(accountLetters.registrationRejected(anna, sender, 'Не найден УНП'));
    const { headers, names, body, html } = await sendOne(letter);
    expect([...names].sort()).toEqual(withLook);
    expect(headers).toMatchObject({
      from: 'ООО «Парус» <no-reply@shlyah.by>',
      to: 'anna@example.by',
      subject: 'Заявка на регистрацию отклонена',
      'reply-to': 'zakaz@shlyah.by',
      date: 'Thu, 05 Mar 2026 08:15:30 +0000',
      'auto-submitted': 'auto-generated',
      'content-type': expect.stringMatching(/^multipart\/alternative;/),
    });
    expect(headers['message-id']).toMatch(/^<[0-9a-f-]{36}@shlyah\.example>$/);
    expect([body, html]).toEqual([letter.body, letter.html]);
    expect(office.arrived[0]).toMatchObject({ from: 'no-reply@shlyah.by', to: ['anna@example.by'] });
  });

  it('comes from the name that MAIL_FROM gives, if it gives one', async () => {
    const replica = await world.replica(office.url, undefined, { MAIL_FROM: 'Служба «Шлях» <a@shlyah.by>' });
    await world.post(replica, letterTo('anna@example.by', 'О заказе'));
    await replica.mailer.deliverDue();
    expect(parse(office.arrived[0]?.raw ?? '').headers.from).toBe('Служба «Шлях» <a@shlyah.by>');
  });

  it('keeps a long Cyrillic subject whole', async () => {
    const subject = 'Очень длинная тема письма о заказе, '.repeat(7).trim();
    expect((await sendOne(letterTo('anna@example.by', subject))).headers.subject).toBe(subject);
  });

  it('lets neither subject nor name nor text bring in a header or a recipient', async () => {
    const evil = 'Иван\r\nBcc: victim@example.by\r\n\r\nКупите слона';
    const notice = accountLetters.registrationRejected({ name: evil }, sender, evil);
    const { names, headers, body } = await sendOne(toAnna({ ...notice, subject: `Заказ № 7: ${evil}` }));
    expect([...names].sort()).toEqual(withLook);
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
    const letter = toAnna(accountLetters.passwordReset(anna, sender, 'aB3-_'.repeat(8)));
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
