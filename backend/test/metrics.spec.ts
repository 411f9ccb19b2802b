import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Logger } from '@nestjs/common';
import { MoreThanOrEqual } from 'typeorm';
import { readConfig, type Config } from '../src/platform/config/config';
import { insertOne } from '../src/platform/database/insert-many';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { NEVER } from '../src/modules/notifications/channels/retry';
import { Delivery } from '../src/modules/integrations/webhooks/delivery.entity';
import { Webhook } from '../src/modules/integrations/webhooks/webhook.entity';
import { addUser, orderBody } from './support/factories';
import { startTestApp, type TestApp } from './support/test-app';
import { webhookRow } from './support/webhook-rows';

let test: TestApp;
let address: string;

/** A server with metrics, and where it says that these are. */
async function startWithMetrics(config: Partial<Config> = {}): Promise<{ app: TestApp; where: string }> {
  const said = jest.spyOn(Logger.prototype, 'log');
  const app = await startTestApp({ metricsPort: 0, ...config });
  const where = `http://${/Metrics: (\S+)/.exec(said.mock.calls.flat().join('\n'))?.[1]}`;
  said.mockRestore();
  return { app, where };
}

beforeAll(async () => {
  ({ app: test, where: address } = await startWithMetrics());
});

afterAll(() => test.close());

const read = async (): Promise<string> => (await fetch(address)).text();

/** The sum of a metric over those of its lines that hold all of the words. */
const sum = (text: string, name: string, ...words: string[]): number =>
  text
    .split('\n')
    .filter((line) => line.startsWith(name) && words.every((word) => line.includes(word)))
    .reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);

describe('/metrics', () => {
  it('counts requests by operation and code, without ids', async () => {
    const client = await test.signedIn(await addUser(test));
    const began = performance.now();
    expect((await client.post('/api/order', { body: orderBody() })).status).toBe(201);
    expect((await client.get('/api/order/single?id=999999')).status).toBe(404);
    await client.get('/no/such/file.txt');
    const text = await read();
    expect(sum(text, 'shlyah_requests_total', 'operation="POST /api/order"', 'code="201"')).toBe(1);
    expect(sum(text, 'shlyah_requests_total', 'operation="GET /api/order/single"', 'code="404"')).toBe(1);
    expect(sum(text, 'shlyah_requests_total', 'operation="site"')).toBe(1);
    expect(sum(text, 'shlyah_request_seconds_count', 'operation="POST /api/order"')).toBe(1);
    expect(text).not.toMatch(/operation="[^"]*\d/);
    expect(text).toMatch(/^shlyah_info\{version="\d+\.\d+\.\d+"\} 1$/m);
    const seconds = sum(text, 'shlyah_request_seconds_sum', 'operation="POST /api/order"');
    expect([seconds > 0, seconds < (performance.now() - began) / 1000]).toEqual([true, true]);
  });

  it('tells when each job last succeeded, and how long it may be without', async () => {
    const now = Date.now() / 1000;
    const text = await read();
    const jobs = [...text.matchAll(/^shlyah_job_last_success_seconds\{job="([^"]+)"\} (.+)$/gm)];
    expect(jobs.map(([, job]) => job)).toEqual(['upkeep', 'webhooks', 'key-calls', 'changes']);
    for (const [, job, at] of jobs) {
      expect([job, Math.abs(Number(at) - now) < 15 * 60]).toEqual([job, true]);
      const lateAfter = sum(text, 'shlyah_job_late_after_seconds', `job="${job}"`);
      expect([job, lateAfter]).toEqual([job, job === 'upkeep' ? 3 * 60 * 60 : 15 * 60]);
    }
  });

  it('tells of units of work, mail, disk, database and the event loop', async () => {
    const { done } = test.database.counts;
    const text = await read();
    const told = sum(text, 'shlyah_units_total', 'outcome="done"');
    // What the server does by itself may come in between.
    expect(done).toBeGreaterThan(0);
    expect(told).toBeGreaterThanOrEqual(done);
    expect(told).toBeLessThanOrEqual(test.database.counts.done);
    expect(sum(text, 'shlyah_mail_given_up')).toBe(0);
    const { bavail, blocks, bsize } = statfsSync(test.config.dataDir);
    expect(sum(text, 'shlyah_disk_total_bytes')).toBe(blocks * bsize);
    // Others write meanwhile.
    expect(sum(text, 'shlyah_disk_free_bytes') / (bavail * bsize)).toBeCloseTo(1, 1);
    expect(sum(text, 'shlyah_database_up')).toBe(1);
    expect(sum(text, 'shlyah_saves')).toBe(1);
    const saves = jest.spyOn(test.database, 'saves', 'get').mockReturnValue(false);
    expect(sum(await read(), 'shlyah_saves')).toBe(0);
    saves.mockRestore();
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toMatch(/^shlyah_backup_age_seconds NaN$/im);
  });

  it('tells how many letters wait, how long the first that is due has, and how many are given up', async () => {
    const minutes = (ago: number) => new Date(Date.now() - ago * 60_000);
    const letter = { recipient: 'a@example.by', subject: 's', body: 'b', attempts: 1 };
    const waits = { ...letter, nextAttemptAt: new Date('2099-01-01T00:00:00Z') };
    await test.database.write(async (tx) => {
      await tx.delete(Email, { attempts: MoreThanOrEqual(0) });
      // A mailbox that is full is tried again later: nothing is late.
      await tx.insert(Email, { ...waits, messageId: 'refused', createdAt: minutes(300) });
      await tx.insert(Email, {
        ...waits,
        messageId: 'due',
        createdAt: minutes(20),
        nextAttemptAt: minutes(10),
      });
      await tx.insert(Email, {
        ...letter,
        messageId: 'given-up',
        createdAt: minutes(30),
        nextAttemptAt: NEVER,
        lastError: 'Шлюз ответил 500',
      });
    });
    const text = await read();
    expect(sum(text, 'shlyah_mail_waiting')).toBe(2);
    expect(sum(text, 'shlyah_mail_given_up')).toBe(1);
    expect(sum(text, 'shlyah_mail_oldest_seconds')).toBeGreaterThan(590);
    expect(sum(text, 'shlyah_mail_oldest_seconds')).toBeLessThan(700);
  });

  it('tells how many events wait for addresses that are on, and how long ago the first was due', async () => {
    const { id: userId } = await addUser(test);
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const event = { seq: 1, type: 'order.created' as const, orderId: 1, queuedAt: at(-60), attempts: 0 };
    await test.database.write(async (tx) => {
      const on = await insertOne(tx, Webhook, webhookRow(userId));
      const off = await insertOne(tx, Webhook, webhookRow(userId, { state: 'off' }));
      for (const [webhookId, eventId, minutes] of [
        [on, 'late', -10],
        [on, 'soon', 30],
        [off, 'nobody waits for it', -50],
      ] as const)
        await tx.insert(Delivery, {
          ...event,
          webhookId,
          eventId,
          nextAttemptAt: at(minutes),
          state: 'waiting' as const,
        });
    });
    const text = await read();
    expect(sum(text, 'shlyah_webhooks_waiting')).toBe(2);
    expect(sum(text, 'shlyah_webhooks_late_seconds')).toBeGreaterThan(590);
    expect(sum(text, 'shlyah_webhooks_late_seconds')).toBeLessThan(700);
  });

  it('is not on the site’s own port, and nothing else is on this one', async () => {
    expect((await test.visitor().get('/metrics')).text).not.toContain('shlyah_requests_total');
    expect((await fetch(address.replace('/metrics', '/'))).status).toBe(404);
  });
});

it('closes its port with the server', async () => {
  const { app, where } = await startWithMetrics();
  expect((await fetch(where)).status).toBe(200);
  await app.close();
  await expect(fetch(where)).rejects.toThrow('fetch failed');
});

it('ends with the server, also when somebody has only half asked for the metrics', async () => {
  const { app, where } = await startWithMetrics();
  const { hostname, port } = new URL(where);
  const half = connect(Number(port), hostname).on('error', () => undefined);
  await once(half, 'connect');
  half.write('GET /metrics HTTP/1.1\r\n');
  await app.close();
  half.destroy();
});

it('tells of a folder without a backup as of one that is older than any', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shlyah-no-backups-'));
  const { app, where } = await startWithMetrics({
    backup: { ...readConfig({}).backup, dir: folder, copyDir: join(folder, 'away'), everyHours: 0 },
  });
  const text = await (await fetch(where)).text();
  expect(text).toMatch(/^shlyah_backup_age_seconds \+Inf$/m);
  expect(text).toMatch(/^shlyah_backup_copy_age_seconds \+Inf$/m);
  expect(text).toMatch(/^shlyah_backup_late_after_seconds 172800$/m);
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('the dashboard and the alert rules', () => {
  const own = /\b(?:shlyah|nodejs|process)_[a-z0-9_]+/g;
  const file = (name: string): string => readFileSync(resolve(__dirname, '../../docker', name), 'utf8');

  it.each(['alerts.yml', 'grafana-dashboard.json'])('%s names only metrics that exist', async (name) => {
    const metrics = new Set((await read()).match(own));
    const named = new Set(file(name).match(own));
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((metric) => !metrics.has(metric))).toEqual([]);
  });

  it.each(['alerts.yml', 'grafana-dashboard.json'])('%s takes no gauge for a counter', async (name) => {
    const types = new Map(
      [...(await read()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, metric, type]) => [metric, type]),
    );
    const typeOf = (metric: string) => types.get(metric) ?? types.get(metric.replace(/_bucket$/, ''));
    const asked = [...file(name).matchAll(/\b(rate|increase|delta)\(([a-z0-9_]+)/g)];
    expect(asked.length).toBeGreaterThan(3);
    // `increase` takes each fall of a gauge for a new beginning.
    for (const [text, how, metric = ''] of asked)
      expect([text, typeOf(metric) === 'gauge']).toEqual([text, how === 'delta']);
  });

  it('the rules name only labels and values that are exported', async () => {
    const client = await test.signedIn(await addUser(test));
    for (const path of ['/api/events', '/api/changes']) await client.get(path);
    const lines = (await read()).split('\n');
    const asked = [...file('alerts.yml').matchAll(/\b((?:shlyah|nodejs)_\w+)\{(\w+)(=|!=|=~|!~)"([^"]*)"/g)];
    expect(asked.length).toBeGreaterThan(4);
    for (const [text, metric, label, how, value = ''] of asked) {
      const values = lines
        .filter((line) => line.startsWith(`${metric}{`))
        .flatMap((line) => new RegExp(`\\b${label}="([^"]*)"`).exec(line)?.[1] ?? []);
      const isNamed = (one: string) => new RegExp(`^(?:${value})$`).test(one);
      expect([text, how?.endsWith('~') ? values.length > 0 : values.some(isNamed)]).toEqual([text, true]);
    }
    // A pattern that leaves out what is not there would leave out nothing.
    const operations = lines.flatMap((line) => /operation="([^"]*)"/.exec(line)?.[1] ?? []);
    expect(operations).toEqual(expect.arrayContaining(['GET /api/events', 'GET /api/changes', 'site']));
  });

  it('each rule has a test in which it rings, and is silent on the quiet day', () => {
    const rules = [...file('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    const [, quiet = '', ...faults] = file('alerts.test.yml').split('- name: ');
    const rings = faults.flatMap((fault) => /alertname: (\w+)\n\s+exp_alerts:\n/.exec(fault)?.[1] ?? []);
    expect(rules.length).toBeGreaterThan(10);
    expect(rules.filter((name) => !quiet.includes(`alertname: ${name}, exp_alerts: []`))).toEqual([]);
    expect([...new Set(rings)].sort()).toEqual([...rules].sort());
  });

  it('somebody is woken when no replica is there to be asked', () => {
    expect(file('alerts.yml')).toContain('absent(up{job="shlyah"})');
  });

  it('the dashboard is one that Grafana can read', () => {
    const { title, panels } = JSON.parse(file('grafana-dashboard.json')) as {
      title: string;
      panels: object[];
    };
    expect(title).toBe('Шлях');
    expect(panels.length).toBeGreaterThan(5);
  });
});
