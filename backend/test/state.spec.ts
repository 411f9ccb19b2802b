import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDateTime, toMinsk } from '@shlyah/domain';
import { IsNull } from 'typeorm';
import { readConfig } from '../src/platform/config/config';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { Mailer } from '../src/modules/notifications/channels/mailer';
import { NEVER } from '../src/modules/notifications/channels/retry';
import { OPTED_OUT } from '../src/modules/notifications/channels/sms-opt-outs';
import { Measurements } from '../src/operations/state/measurements';
import { JobRuns } from '../src/platform/queue/job-runs';
import { Backups } from '../src/operations/state/backups';
import type { Clock } from '../src/platform/common/clock';
import type { StateDto } from '../src/operations/state/state.dto';
import { runCommand } from './support/commands';
import { stopJobsOfOthers } from './support/jobs';
import { createTestDatabase, type TestDatabase } from './support/test-database';
import { startTestApp, type TestApp } from './support/test-app';

const backupIn = (dir: string, everyHours: number, newest: number) => ({
  dir,
  copyDir: null,
  everyHours,
  keep: { newest, hours: 0, days: 0, months: 0 },
});

let ground: TestDatabase;
let test: TestApp;
let backupDir: string;

beforeAll(async () => {
  stopJobsOfOthers();
  ground = await createTestDatabase();
  backupDir = join(ground.dataDir, 'backups');
  const backup = backupIn(backupDir, 0, 2);
  const { publicUrl, trustProxy } = readConfig({ PUBLIC_URL: 'https://shlyah.by', TRUST_PROXY: '10.0.0.1' });
  test = await startTestApp({ backup, publicUrl, trustProxy, smtpUrl: 'smtp://127.0.0.1:9' }, ground);
});

afterAll(() => test.close());

const state = async (): Promise<StateDto> =>
  (await (await test.as('admin')).get('/api/state')).body as StateDto;

async function row(title: string) {
  const found = (await state()).rows.find((one) => one.title === title);
  return { level: found?.level, text: found?.text.replaceAll('\u00a0', ' ') };
}

const write = (changes: Partial<Email>) =>
  test.database.write((tx) =>
    tx.insert(Email, {
      messageId: 'm',
      recipient: 'a@example.by',
      subject: 's',
      body: 'b',
      createdAt: test.clock.now(),
      nextAttemptAt: new Date('2099-01-01T00:00:00Z'),
      attempts: 1,
      ...changes,
    }),
  );

describe('the state', () => {
  it('tells the version, since when it runs, and how each part is', async () => {
    const { version, startedAt, rows } = await state();
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(startedAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(rows.map(({ title }) => title)).toEqual([
      'База данных',
      'Схема данных',
      'Почта',
      'SMS',
      'Очередь писем',
      'События для программ',
      'Работы по расписанию',
      'Адрес и прокси',
      'Резервная копия',
      'Вторая копия',
      'Диск',
    ]);
    const began = performance.now();
    const { level, text = '' } = await row('База данных');
    const ms = Number(/ отвечает за (\d+) мс, изменения сохраняются\.$/.exec(text)?.[1]);
    expect([level, ms > 0, ms <= performance.now() - began + 1]).toEqual(['ok', true, true]);
    expect(await row('Схема данных')).toEqual({
      level: 'ok',
      text: expect.stringMatching(/^Обновлена, шаг \d+\.$/) as string,
    });
    expect(await row('Почта')).toEqual({ level: 'ok', text: 'Письма уходят через почтовый сервер.' });
    expect(await row('События для программ')).toEqual({ level: 'ok', text: 'Все события доставлены.' });
    expect(await row('Адрес и прокси')).toEqual({
      level: 'ok',
      text: 'https://shlyah.by, прокси: 10.0.0.1.',
    });
    expect(await row('Диск')).toMatchObject({
      text: expect.stringMatching(/^Свободно .+ ГБ из .+ ГБ\.$/) as string,
    });
  });

  it('a part that cannot be asked says so, and the others are told', async () => {
    const failing = jest
      .spyOn(test.app.get(Measurements), 'mail')
      .mockRejectedValue(new Error('Table is locked'));
    const { rows } = await state();
    failing.mockRestore();
    expect(rows.filter(({ text }) => text === 'Узнать не получилось.')).toEqual([
      {
        title: 'Очередь писем',
        level: 'trouble',
        text: 'Узнать не получилось.',
        advice: 'Причина названа в журнале сервера.',
        details: [],
      },
    ]);
    expect(rows).toHaveLength(11);
    const said = test.log.filter(({ level, msg }) => level === 'error' && msg?.includes('Table is locked'));
    expect(said.map(({ msg }) => msg)).toEqual(['«Очередь писем» cannot be told: Error: Table is locked']);
  });

  it('tells of letters that wait, for how long, and that were given up', async () => {
    // The logins of this test were told to their owners.
    await test.database.write((tx) => tx.update(Email, { sentAt: IsNull() }, { sentAt: new Date() }));
    expect(await row('Очередь писем')).toEqual({ level: 'ok', text: 'Все письма отправлены.' });
    const minute = 60_000;
    // One mailbox that is full: its letter has been tried, and waits for its next attempt.
    await write({ createdAt: new Date(test.clock.now().getTime() - 120 * minute) });
    expect(await row('Очередь писем')).toEqual({
      level: 'ok',
      text: '1 письмо ждёт отправки.',
    });
    await test.database.write((tx) =>
      tx.update(
        Email,
        { sentAt: IsNull() },
        { nextAttemptAt: new Date(test.clock.now().getTime() - 120 * minute) },
      ),
    );
    await write({});
    await write({ nextAttemptAt: NEVER, lastError: 'Шлюз ответил 500' });
    // What waits for the morning waits by right, and what somebody did not want has not failed.
    await write({ nextAttemptAt: NEVER, lastError: OPTED_OUT });
    expect(await row('Очередь писем')).toEqual({
      level: 'trouble',
      text: '2 письма ждут отправки. Не уходят: Почта — 2 часа. Не дошло: 1 письмо.',
    });
  });

  it('tells of a mail server that takes nothing, though every letter waits for its next attempt', async () => {
    await test.database.write((tx) => tx.deleteAll(Email));
    for (let letters = 0; letters < 5; letters++)
      await write({ recipient: `n${letters}@example.by`, nextAttemptAt: test.clock.now(), attempts: 0 });
    const began = test.clock.now().getTime();
    await test.app.get(Mailer).deliverDue();
    await test.database.write((tx) =>
      tx.update(Email, { sentAt: IsNull() }, { nextAttemptAt: new Date('2099-01-01T00:00:00Z') }),
    );
    expect(await row('Очередь писем')).toMatchObject({ level: 'ok', text: '5 писем ждут отправки.' });
    test.clock.set(new Date(began + 20 * 60_000));
    expect(await row('Очередь писем')).toEqual({
      level: 'trouble',
      text: '5 писем ждут отправки. Не уходят: Почта — 20 минут.',
    });
    const since = formatDateTime(toMinsk(new Date(began)));
    expect(await row('Почта')).toEqual({
      level: 'trouble',
      text: `Почтовый сервер ничего не принимает с ${since}.`,
    });
    test.clock.set(null);
    await test.database.write((tx) => tx.deleteAll(Email));
  });

  it('tells of the jobs, and of one that has not succeeded for too long', async () => {
    const jobs = async () => (await state()).rows.find(({ title }) => title === 'Работы по расписанию');
    expect(await jobs()).toMatchObject({
      level: 'ok',
      text: 'Все работы выполняются в срок. Когда каждая удалась:',
      details: expect.arrayContaining(['Удаление и обезличивание по срокам\u00a0— ещё ни разу']) as unknown,
    });
    await test.app.get(JobRuns).keep();
    test.clock.set(new Date(test.clock.now().getTime() + 4 * 60 * 60_000));
    expect(await jobs()).toMatchObject({
      level: 'trouble',
      text: expect.stringMatching(/^Не выполняется в срок: «Удаление и обезличивание по срокам»/) as string,
      details: expect.arrayContaining([
        'Удаление и обезличивание по срокам\u00a0— ещё ни разу, не удаётся уже 4\u00a0часа',
      ]) as unknown,
    });
    test.clock.set(null);
  });

  it('tells of a newer schema', async () => {
    await test.database.write((tx) =>
      tx.query("INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')"),
    );
    expect(await row('Схема данных')).toMatchObject({
      level: 'attention',
      text: expect.stringContaining('Схема новее программы.') as string,
    });
    await test.database.write((tx) => tx.query("DELETE FROM migrations WHERE name = 'Later9999999999999'"));
  });
});

describe('backups by the clock', () => {
  const files = (): string[] => readdirSync(backupDir).sort();
  const age = (name: string, hours: number): void => {
    const at = new Date(Date.now() - hours * 60 * 60_000);
    utimesSync(join(backupDir, name), at, at);
  };

  it('are made when the newest is old enough, can be restored, and the oldest go', async () => {
    const backups = new Backups(test.clock, { ...test.config, backup: backupIn(backupDir, 24, 2) });
    expect(await row('Резервная копия')).toMatchObject({ level: 'trouble' });
    await backups.makeIfDue();
    const [first = ''] = files();
    expect(first).toMatch(/^shlyah-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.zip$/);
    const checked = await runCommand(test.config, ['restore', join(backupDir, first), '--check']);
    expect(checked).toMatchObject({ code: 0, stderr: '' });
    expect(await row('Резервная копия')).toMatchObject({ level: 'ok' });

    age(first, 23);
    await backups.makeIfDue();
    expect(files()).toEqual([first]);
    for (const [index, hours] of [50, 25].entries()) {
      files().forEach((name, position) => age(name, position === 0 ? 50 : hours));
      test.clock.set(new Date(Date.now() + (index + 1) * 10_000));
      await backups.makeIfDue();
    }
    test.clock.set(null);
    expect(files()).toHaveLength(2);
    expect(files()).not.toContain(first);
    const told = test.log.filter(({ msg }) => /^Backup shlyah-.*Z\.zip is made$/.test(msg ?? ''));
    expect(told).toHaveLength(3);
    expect(told[0]?.msg).toBe(`Backup ${first} is made`);
  }, 60_000);

  it('are found beside a file that is gone when it is looked at', async () => {
    const dir = join(ground.dataDir, 'vanishing');
    mkdirSync(dir);
    symlinkSync(join(dir, 'taken-away'), join(dir, 'shlyah-gone.zip'));
    writeFileSync(join(dir, 'shlyah-kept.zip'), '');
    const backups = new Backups(test.clock, { ...test.config, backup: backupIn(dir, 0, 2) });
    expect(await backups.newest()).toMatchObject({ name: 'shlyah-kept.zip' });
  });

  it('say in one line why none could be made', async () => {
    const broken = { ...test.config, database: { kind: 'sqlite' as const, file: '/nowhere/at/all.sqlite' } };
    const backups = new Backups(test.clock, { ...broken, backup: backupIn(join(backupDir, 'other'), 1, 1) });
    await expect(backups.makeIfDue()).rejects.toMatchObject({
      stderr: expect.stringMatching(/^DATABASE_URL: there is no database .*\n$/) as string,
    });
  });

  it('are made although one is dated ahead, by a clock that was wrong', async () => {
    const dir = join(ground.dataDir, 'ahead');
    mkdirSync(dir);
    const nowhere = { kind: 'sqlite' as const, file: '/nowhere/at/all.sqlite' };
    const config = { ...test.config, database: nowhere, backup: backupIn(dir, 24, 1) };
    const backups = new Backups(test.clock, config);
    const name = 'shlyah-2031-01-01T00-00-00Z.zip';
    writeFileSync(join(dir, name), '');
    const dated = (ms: number) => {
      const at = new Date(test.clock.now().getTime() + ms);
      utimesSync(join(dir, name), at, at);
    };
    dated(59 * 60_000);
    await backups.makeIfDue();
    expect([(await backups.newest())?.name, await backups.datedAhead()]).toEqual([name, null]);
    dated(61 * 60_000);
    expect([await backups.newest(), (await backups.datedAhead())?.name]).toEqual([null, name]);
    await expect(backups.makeIfDue()).rejects.toMatchObject({
      stderr: expect.stringContaining('there is no database') as string,
    });
  });

  it('are due as soon as the newest is exactly that old', async () => {
    const dir = join(ground.dataDir, 'exactly');
    mkdirSync(dir);
    writeFileSync(join(dir, 'shlyah-kept.zip'), '');
    const made = new Date('2026-11-20T09:00:00Z');
    utimesSync(join(dir, 'shlyah-kept.zip'), made, made);
    const nowhere = { kind: 'sqlite' as const, file: '/nowhere/at/all.sqlite' };
    const config = { ...test.config, database: nowhere, backup: backupIn(dir, 24, 1) };
    const lookAt = (now: string) => new Backups({ now: () => new Date(now) } as Clock, config).makeIfDue();
    await lookAt('2026-11-21T08:59:59.999Z');
    await expect(lookAt('2026-11-21T09:00:00Z')).rejects.toMatchObject({
      stderr: expect.stringContaining('there is no database') as string,
    });
  });
});
