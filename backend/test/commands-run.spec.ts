import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { RateLimitHits } from '../src/platform/access/rate-limit-hits.entity';
import { Passwords } from '../src/platform/access/passwords';
import { Secrets } from '../src/platform/access/secrets';
import type { Database } from '../src/platform/database/database';
import { openDatabase } from '../src/storage/open';
import { Order } from '../src/modules/orders/model/order.entity';
import { City } from '../src/modules/points/city.entity';
import { Authenticator, sealingContext } from '../src/modules/users/security/authenticator.entity';
import { RecoveryCode } from '../src/modules/users/security/recovery-code.entity';
import { insertOne } from '../src/platform/database/insert-many';
import { secretPlace, Webhook } from '../src/modules/integrations/webhooks/webhook.entity';
import { User } from '../src/modules/users/model/user.entity';
import { newUser } from '../src/modules/users/model/user.mapper';
import { callCommand, runCommand, type CommandResult } from './support/commands';
import { fillDatabase } from './support/filled-database';
import { createTestDatabase, type TestDatabase } from './support/test-database';
import { webhookRow } from './support/webhook-rows';

let test: TestDatabase;

beforeEach(async () => {
  test = await createTestDatabase();
  await fillDatabase(test.config, false);
});

afterEach(() => test.drop());

const place = () => ({ database: test.config, dataDir: test.dataDir });
const run = (args: string[], given?: Parameters<typeof runCommand>[2]) => runCommand(place(), args, given);
const call = (args: string[], given: Parameters<typeof callCommand>[2] = {}) =>
  callCommand(place(), args, given);

/** What the command has left behind, read as the product reads it. */
async function look<T>(question: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ database: test.config, demo: false }, () => new Date());
  return question(database).finally(() => database.close());
}

describe('admin:create', () => {
  const args = ['admin:create', '--email', 'Lis@Example.by', '--name', 'Мария Лис'];

  const expectMade = async ({ code, stdout }: CommandResult): Promise<void> => {
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Administrator \d+ is made: lis@example\.by\n$/);
    const admin = await look(({ read }) => read.findOneByOrFail(User, { email: 'lis@example.by' }));
    expect(admin).toMatchObject({ role: 'admin', status: 'confirmed', name: 'Мария Лис' });
    expect(await new Passwords().matches(admin.passwordHash, 'parol-marii-1', 'known')).toBe(true);
  };

  it('makes an administrator with the password from the standard input', async () => {
    await expectMade(await run(args, { stdin: 'parol-marii-1\n' }));
  });

  describe('with ADMIN_PASSWORD', () => {
    afterEach(() => void delete process.env.ADMIN_PASSWORD);

    it('makes an administrator with it', async () => {
      process.env.ADMIN_PASSWORD = 'parol-marii-1';
      await expectMade(await call(args));
    });

    it('makes nobody when it is too short', async () => {
      process.env.ADMIN_PASSWORD = 'short';
      const { code, stderr } = await call(args);
      expect([code, stderr]).toEqual([1, 'password: Минимальная длинна 8 символов\n']);
      expect(await look(({ read }) => read.count(User))).toBe(0);
    });
  });
});

describe('geo:import', () => {
  it('adds the settlements of the file', async () => {
    const file = join(test.dataDir, 'places.json');
    const fields = ['id', 'name', 'region', 'district', 'postcode', 'lat', 'lon'];
    const rows = [[6, 'Тестовые Ёлки', 'BY-MI', 'Логойский', '223110', 54.2, 27.8]];
    await writeFile(file, JSON.stringify({ fields, rows }));
    const { code, stdout } = await call(['geo:import', file]);
    expect([code, stdout]).toEqual([0, '1 settlements added, 0 corrected, 0 known already.\n']);
    const city = await look(({ read }) => read.findOneByOrFail(City, { name: 'Тестовые Ёлки' }));
    expect(city).toMatchObject({ district: 'Логойский', postcode: '223110', lat: 54_200_000 });
  });
});

describe('seed:load', () => {
  it('adds as many users and orders as it is told', async () => {
    const { code, stdout } = await call(['seed:load', '--users', '3', '--orders', '5']);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^3 users and 5 orders were added in [\d.]+ s\.\n$/),
    ]);
    expect(await look(({ read }) => Promise.all([read.count(User), read.count(Order)]))).toEqual([3, 5]);
  });
});

describe('upkeep', () => {
  it('forgets what is due at once, and says how much of what', async () => {
    const past = new Date('2001-01-01T00:00:00Z');
    const tries = ['a', 'b'].map((keyHash) => ({ keyHash, times: '[]', forgetAt: past }));
    await look((database) => database.write((tx) => tx.insert(RateLimitHits, tries)));
    expect(await call(['upkeep'])).toMatchObject({ code: 0, stdout: 'Removed: counts of tries 2.\n' });
    expect(await call(['upkeep'])).toMatchObject({ code: 0, stdout: 'Nothing was to be removed.\n' });
  });
});

describe('templates:check', () => {
  const builtIn = resolve(__dirname, '../templates/dogovor.docx');

  it('looks at the templates in use: the built-in ones, or what the staff have put in their place', async () => {
    const { code, stdout } = await call(['templates:check']);
    expect([code, stdout.match(/можно использовать/g)?.length]).toEqual([0, 4]);
    await mkdir(join(test.dataDir, 'templates'));
    const own = join(test.dataDir, 'templates/dogovor.docx');
    await writeFile(own, (await readFile(builtIn)).subarray(0, 5000));
    const second = await call(['templates:check']);
    expect([second.code, second.stdout]).toEqual([
      1,
      expect.stringMatching(/dogovor\.docx: нужно исправить\n {2}! .*[а-я]{3}.*\n/),
    ]);
    expect(second.stdout).toContain(own);
  });

  it('looks at the named files', async () => {
    const good = await call(['templates:check', builtIn]);
    expect([good.code, good.stdout]).toEqual([
      0,
      expect.stringContaining('dogovor.docx: можно использовать\n  – Поле company.name '),
    ]);
    const missing = await call(['templates:check', 'absent.docx']);
    expect([missing.code, missing.stdout]).toEqual([1, 'absent.docx: файл не открывается\n']);
    const other = await call(['templates:check', __filename]);
    expect([other.code, other.stdout]).toEqual([1, `${__filename}: это не .docx и не .xlsx\n`]);
  });

  it('lists what a template may show', async () => {
    const { code, stdout } = await call(['templates:check', '--fields']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^dogovor\.docx\n.*\{d\.contract\.number\} +номер договора \(обязательно\)$/ms);
    expect(stdout).toMatch(/^zayavka\.xlsx\n.*\{d\.cargo\[i\]\.ttn\} +номер ТТН \(обязательно\)$/ms);
  });
});

describe('a command that cannot work', () => {
  it.each<[string[], string, NodeJS.ProcessEnv]>([
    [[], 'Commands: ', {}],
    [['admin:destroy'], 'Commands: ', {}],
    [
      ['admin:create'],
      'Both an e-mail and a name are needed. Usage: admin:create --email admin@example.by --name "Мария Лис"\n',
      {},
    ],
    [['admin:create', '--email', 'a@b.by'], 'Both an e-mail and a name are needed. Usage: ', {}],
    [['admin:create', '--mail', 'a@b.by'], "Unknown option '--mail'. Usage: admin:create --email ", {}],
    [['admin:create', 'a@b.by'], "Unexpected argument 'a@b.by'. Usage: admin:create --email ", {}],
    [['factor:reset'], 'An e-mail is needed. Usage: factor:reset --email admin@example.by\n', {}],
    [['geo:import'], 'One file is expected. Usage: geo:import BY.txt', {}],
    [['geo:import', 'a.txt', 'b.txt'], 'One file is expected. Usage: geo:import BY.txt', {}],
    [['geo:import', 'absent.txt'], 'absent.txt: cannot be read (ENOENT)', {}],
    [['seed:load', '--orders', '-1'], "Option '--orders' argument is ambiguous. Usage: seed:load ", {}],
    [
      ['seed:load', '--orders', 'many'],
      '--orders: expected a whole number below ten million, got "many"',
      {},
    ],
    [['seed:load', '--users', '0', '--orders', '1'], '--users: orders need at least one user', {}],
    [['upkeep'], 'DATA_DIR: cannot write to /proc/shlyah (', { DATA_DIR: '/proc/shlyah' }],
    [['orders:recount'], 'DATA_DIR: cannot write to /proc/shlyah (', { DATA_DIR: '/proc/shlyah' }],
    [['templates:check', '--all'], "Unknown option '--all'. Usage: templates:check ", {}],
    ...['factor:reset', 'galera:health', 'journal:verify', 'orders:recount', 'secrets:rotate', 'upkeep'].map(
      (name): [string[], string, NodeJS.ProcessEnv] => [
        [name, 'all'],
        `Unexpected argument 'all'. Usage: ${name}`,
        {},
      ],
    ),
    [['seed:load'], 'PORT: expected a whole number', { PORT: 'abc' }],
    [['seed:load'], 'DATABASE_URL: expected sqlite:', { DATABASE_URL: 'postgres://x/y' }],
  ])('%j says so in one line and ends with 1', async (args, line, env) => {
    const { code, stdout, stderr } = await call(args, { env });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.startsWith(line) ? line : stderr).toBe(line);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it('ends its process in the same way', async () => {
    const { code, stdout, stderr } = await run(['admin:create', 'a@b.by']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Unexpected argument 'a@b\.by'\. Usage: admin:create --email .*\n$/);
  });
});

it('every command is a script of the repository too', async () => {
  const { scripts } = JSON.parse(await readFile(resolve(__dirname, '../../package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const ours = Object.entries(scripts).filter(([, script]) => script.includes('backend-command.mjs'));
  for (const [name, script] of ours) expect(script).toBe(`node scripts/backend-command.mjs ${name}`);
  const { stderr } = await call([]);
  expect(stderr.match(/[a-z]+(:[a-z]+)?(?=[,.])/g)?.sort()).toEqual(ours.map(([name]) => name).sort());
});

describe('secrets:rotate', () => {
  const [old, next] = ['o'.repeat(32), 'n'.repeat(32)];
  const by = (secretsKey: string, secretsKeyOld: string | null = null) =>
    new Secrets({ secretsKey, secretsKeyOld, dataDir: test.dataDir });
  const rows = () => look(({ read }) => read.find(Authenticator, { order: { userId: 'ASC' } }));

  /** More accounts than one unit of work takes, each with an app, some with another one that is being set up. */
  async function someApps(): Promise<void> {
    await look(async (database) => {
      await database.write(async (tx) => {
        const createdAt = new Date();
        const users = Array.from({ length: 250 }, (_, at) =>
          newUser({ name: `App ${at}`, email: `app-${at}@example.by`, passwordHash: '-', createdAt }),
        );
        await tx.insert(User, users);
        const seal = (userId: number, text: string) => by(old).seal(sealingContext(userId), text);
        const apps = (await tx.find(User)).map(({ id: userId }, at) => ({
          userId,
          lastStep: 0,
          since: null,
          secret: seal(userId, `secret ${userId}`),
          pendingSecret: at % 5 === 0 ? seal(userId, `pending ${userId}`) : null,
        }));
        await tx.insert(Authenticator, apps);
      });
    });
  }

  it('seals anew what the old key has sealed, and nothing twice', async () => {
    await someApps();
    const env = { SECRETS_KEY: next, SECRETS_KEY_OLD: old };
    expect(await call(['secrets:rotate'], { env })).toEqual({
      code: 0,
      stdout: 'Sealed anew: 300.\n',
      stderr: '',
    });
    const after = await rows();
    expect(after).toHaveLength(250);
    for (const { userId, secret, pendingSecret } of after) {
      const open = (sealed: string | null) => sealed && by(next).open(sealingContext(userId), sealed);
      expect(open(secret)).toBe(`secret ${userId}`);
      if (pendingSecret !== null) expect(open(pendingSecret)).toBe(`pending ${userId}`);
    }
    expect(await call(['secrets:rotate'], { env })).toMatchObject({ code: 0, stdout: 'Sealed anew: 0.\n' });
    expect(await rows()).toEqual(after);
  });

  /** An address for events whose secret has been rotated: two secrets. */
  const someAddress = (): Promise<number> =>
    look(async (database) => {
      const user = { name: 'Shop', email: 'shop@example.by', passwordHash: '-', createdAt: new Date() };
      const { identifiers } = await database.write((tx) => tx.insert(User, newUser(user)));
      const { id: userId } = identifiers[0] as { id: number };
      const seal = (text: string) => by(old).seal(secretPlace(userId), text);
      const row = webhookRow(userId, { secret: seal('new'), oldSecret: seal('old'), oldUntil: new Date() });
      return database.write((tx) => insertOne(tx, Webhook, row));
    });

  it('seals the secrets of addresses for events anew, both of a rotated one', async () => {
    const id = await someAddress();
    const env = { SECRETS_KEY: next, SECRETS_KEY_OLD: old };
    expect(await call(['secrets:rotate'], { env })).toMatchObject({ code: 0, stdout: 'Sealed anew: 2.\n' });
    const webhook = await look(({ read }) => read.findOneByOrFail(Webhook, { id }));
    const open = (sealed: string | null) => by(next).open(secretPlace(webhook.userId), sealed ?? '');
    expect([open(webhook.secret), open(webhook.oldSecret)]).toEqual(['new', 'old']);
  });

  it('counts the accounts with recovery codes, which no key hashes anew', async () => {
    await someApps();
    await look((database) =>
      database.write(async (tx) => {
        const users = await tx.find(User, { order: { id: 'DESC' }, take: 2 });
        const codes = users.map(({ id: userId }) => ({ userId, codeHash: `of ${userId}` }));
        await tx.insert(RecoveryCode, [...codes, { ...codes[0], codeHash: 'another' }]);
      }),
    );
    const env = { SECRETS_KEY: next, SECRETS_KEY_OLD: old };
    expect(await call(['secrets:rotate'], { env })).toMatchObject({
      code: 0,
      stdout:
        'Sealed anew: 300.\nAccounts with recovery codes, which count by the old key while it is set: 2.\n',
    });
  });

  it('says what neither key opens, and wants the old one', async () => {
    await someApps();
    await someAddress();
    const env = { SECRETS_KEY: next, SECRETS_KEY_OLD: 'x'.repeat(32) };
    expect(await call(['secrets:rotate'], { env })).toMatchObject({
      code: 1,
      stdout: 'Sealed anew: 0.\nSecrets that neither key opens: 302.\n',
    });
    expect(await call(['secrets:rotate'], { env: { SECRETS_KEY: next } })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('SECRETS_KEY_OLD'),
    });
  });
});
