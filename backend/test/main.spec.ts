import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { demoUsers } from '../src/operations/seeds/demo-data';
import { casesOf } from './support/cases';
import { programLine } from './support/command-line';
import { environmentOf } from './support/commands';
import { freePort } from './support/free-port';
import { execute, rowsOf } from './support/rows';
import { createTestDatabase, type TestDatabase } from './support/test-database';

type Started = ChildProcessByStdio<null, Readable, Readable>;

let place: TestDatabase;
const started: Started[] = [];

beforeEach(async () => {
  place = await createTestDatabase();
});

afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await place.drop();
});

/** Starts the server as an operator does, in a process of its own. */
function start(env: NodeJS.ProcessEnv): Started {
  const child = spawn(process.execPath, programLine('main.ts'), {
    env: { ...environmentOf({ database: place.config, dataDir: place.dataDir }), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

/** What the operator of a server that cannot start sees. */
async function refusal(
  env: NodeJS.ProcessEnv,
): Promise<[code: number | null, stdout: string, stderr: string]> {
  const child = start(env);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return [child.exitCode, stdout, stderr];
}

/** What the server has said once it has said enough, or has ended. */
async function said(child: Started, isEnough: (words: string) => boolean): Promise<string> {
  let words = '';
  child.stdout.setEncoding('utf8').on('data', (more: string) => (words += more));
  while (!isEnough(words) && child.exitCode === null)
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  return words;
}

/** Starts the server, which says `words` and where it is. */
async function running(env: NodeJS.ProcessEnv, words: string): Promise<{ child: Started; url: string }> {
  const port = await freePort();
  const child = start({ PORT: String(port), ...env });
  const url = `http://127.0.0.1:${port}`;
  const expected = `\n«Шлях» is running: ${url}\nAPI documentation: ${url}/api/docs\n${words}`;
  expect(await said(child, ({ length }) => length >= expected.length)).toBe(expected);
  return { child, url };
}

describe('a server that cannot start', () => {
  const reasons: [string, () => NodeJS.ProcessEnv, string | RegExp, number][] = [
    ['a setting', () => ({ PORT: 'abc' }), 'PORT: expected a whole number from 0 to 65535, got "abc"\n', 78],
    [
      'a file of something else',
      () => {
        const file = join(place.dataDir, 'letter.txt');
        writeFileSync(file, 'Дорогая тётя! '.repeat(100));
        return { DATABASE_URL: `sqlite:${file}` };
      },
      /^DATABASE_URL: the database cannot be opened \(The file .*letter\.txt is damaged: file is not a database\. Put .*\)\n$/,
      1,
    ],
    [
      'an address of another machine',
      () => ({ HOST: '192.0.2.1' }),
      'HOST: 192.0.2.1 is no address of this machine\n',
      1,
    ],
    [
      'a folder in the place of the database',
      () => ({ DATABASE_URL: `sqlite:${place.dataDir}` }),
      /^DATABASE_URL: the database cannot be opened \(ConnectionFailed.*\)\n$/,
      1,
    ],
    [
      'the port of the site in the place of another',
      () => ({ PORT: '3000', METRICS_PORT: '3000' }),
      'METRICS_PORT: expected another port than PORT\n',
      78,
    ],
  ];

  // Each is a process.
  it.each(casesOf(reasons, 2))(
    'says in one line that %s is the reason',
    async (_reason, env, line, expected) => {
      const [code, stdout, stderr] = await refusal(env());
      expect([code, stdout]).toEqual([expected, '']);
      if (typeof line === 'string') expect(stderr).toBe(line);
      else expect(stderr).toMatch(line);
    },
  );

  it('shows the whole of a failure that nobody has thought of', async () => {
    await execute(place.config, 'CREATE TABLE migration_lease (id int NOT NULL PRIMARY KEY)');
    const [code, stdout, stderr] = await refusal({});
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^QueryFailedError: .*\n( {4}at .*\n)+The server could not start; /);
  });

  const strange = [
    'letters_of_my_aunt (id int PRIMARY KEY)',
    'migrations (id int PRIMARY KEY, migration varchar(9))',
  ];

  it.each(casesOf(strange, 1))('writes nothing into a database of another program: %s', async (table) => {
    await execute(place.config, `CREATE TABLE ${table}`);
    const before = await rowsOf(place.config);
    const bytes = place.config.kind === 'sqlite' ? readFileSync(place.config.file) : null;
    const [name = ''] = Object.keys(before);
    const line = `DATABASE_URL: the database holds tables of another program (${name})\n`;
    expect(await refusal({})).toEqual([78, '', line]);
    expect(await rowsOf(place.config)).toEqual(before);
    if (place.config.kind === 'sqlite') expect(readFileSync(place.config.file)).toEqual(bytes);
  });

  it('names the setting whose port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const taken = (other.address() as AddressInfo).port;
    const [code, , stderr] = await refusal({ METRICS_PORT: String(taken) });
    await once(other.close(), 'close');
    expect([code, stderr]).toEqual([
      1,
      `METRICS_PORT: ${taken} is in use on 127.0.0.1; set another METRICS_PORT\n`,
    ]);
  });
});

describe('a server that has started', () => {
  it('says where it is, who may try it, and describes its API', async () => {
    const people = demoUsers.map(({ email, role, status }) => `  ${email} (${role}, ${status})\n`);
    const { url } = await running(
      { DEMO: '1' },
      `Demo logins, password demo-parol-2026:\n${people.join('')}`,
    );
    // Not /api/health, which a busy machine may answer with 503 as long as its database is slow.
    const pages = ['/api/health/live', '/api/docs', '/api/openapi.json'].map((path) =>
      fetch(`${url}${path}`),
    );
    expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('without demo data names nobody, and ends in time although a request hangs', async () => {
    const { child, url } = await running({ DATA_DIR: join(place.dataDir, 'a/new/folder') }, '');
    const { hostname, port } = new URL(url);
    const client = connect(Number(port), hostname);
    client.on('error', () => undefined);
    client.write('POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
    client.write('Content-Length: 100\r\nExpect: 100-continue\r\n\r\n{');
    // The answer to `Expect`: the request is being read.
    await once(client, 'data');
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect([child.exitCode, child.signalCode]).toEqual([1, null]);
    client.destroy();
  });

  it('in production says so in its log, and ends by itself when it is told to', async () => {
    const child = start({ NODE_ENV: 'production', PUBLIC_URL: 'https://shlyah.by' });
    const log = await said(child, (words) => words.split('\n').length > 3);
    const lines = log.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 'info', msg: '«Шлях» is running: https://shlyah.by' },
      { level: 'warn', msg: expect.stringMatching(/^SMTP_URL: not set/) as string },
      { level: 'warn', msg: expect.stringMatching(/^TRUST_PROXY: off/) as string },
    ]);
    child.kill('SIGTERM');
    // By the signal, once all is closed: who has to be cut off ends with 1.
    await once(child, 'exit');
    expect([child.exitCode, child.signalCode]).toEqual([null, 'SIGTERM']);
  });
});
