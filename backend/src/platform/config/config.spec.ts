import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, databaseUrl, ensureWritable, isOpenToOthers, readConfig } from './config';

describe('the environment', () => {
  it('needs nothing: SQLite in ./var with demo data, on port 3000 of this machine', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      demo: true,
      demoAtWork: true,
      production: false,
      trustProxy: false,
      logLevel: 'info',
    });
    expect(config.database.kind).toBe('sqlite');
    expect(config.publicUrl.href).toBe('http://127.0.0.1:3000/');
  });

  it('puts no demo data into a server unless asked, and never in production', () => {
    const DATABASE_URL = 'mysql://root@localhost/shlyah';
    expect(readConfig({ DATABASE_URL }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
    expect(readConfig({ DEMO: 'small' })).toMatchObject({ demo: true, demoAtWork: false });
    expect(readConfig({ DATABASE_URL, DEMO: 'small', NODE_ENV: 'production' }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO: '1', NODE_ENV: 'production' }).demo).toBe(false);
    expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false);
  });

  it('wants a second factor of staff in production, and wherever it is told to', () => {
    expect(readConfig({}).staffTwoFactor).toBe(false);
    expect(readConfig({ STAFF_TWO_FACTOR: '1' }).staffTwoFactor).toBe(true);
    expect(readConfig({ NODE_ENV: 'production' }).staffTwoFactor).toBe(true);
    expect(readConfig({ NODE_ENV: 'production', STAFF_TWO_FACTOR: '0' }).staffTwoFactor).toBe(false);
  });

  it('sends events to inner addresses where it is told to, and never in production', () => {
    expect(readConfig({}).webhooksLocal).toBe(false);
    expect(readConfig({ WEBHOOKS_LOCAL: '1' }).webhooksLocal).toBe(true);
    expect(readConfig({ WEBHOOKS_LOCAL: '0', NODE_ENV: 'production' }).webhooksLocal).toBe(false);
    expect(() => readConfig({ WEBHOOKS_LOCAL: '1', NODE_ENV: 'production' })).toThrow('WEBHOOKS_LOCAL');
  });

  it.each([
    ['mysql://root@localhost/shlyah', 'mysql'],
    ['  mysql://root@localhost/shlyah', 'mysql'],
    ['MYSQL://root@localhost/shlyah', 'mysql'],
    ['SQLite:/tmp/a.sqlite', 'sqlite'],
    ['', 'sqlite'],
  ])('names the same engine to the configuration and to the columns: %j', (DATABASE_URL, kind) => {
    expect(readConfig({ DATABASE_URL }).database.kind).toBe(kind);
    const before = process.env.DATABASE_URL;
    process.env.DATABASE_URL = DATABASE_URL;
    jest.isolateModules(() => {
      const columns = jest.requireActual<typeof import('../database/columns')>('../database/columns');
      expect(columns.isMysql).toBe(kind === 'mysql');
    });
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
  });

  it('gives the drivers a scheme that they know', () => {
    const { database } = readConfig({ DATABASE_URL: ' MYSQL://root:pA%2Fss@localhost/Shlyah ' });
    expect(database).toEqual({ kind: 'mysql', url: 'mysql://root:pA%2Fss@localhost/Shlyah' });
    expect(readConfig({ DATABASE_URL: 'SQLITE:/tmp/A.sqlite' }).database).toEqual({
      kind: 'sqlite',
      file: '/tmp/A.sqlite',
    });
  });

  it.each(['mysql://root:pA%2Fss@localhost/Shlyah', 'sqlite:/tmp/A.sqlite'])(
    'tells another process of the product the same database: %s',
    (DATABASE_URL) => {
      expect(databaseUrl(readConfig({ DATABASE_URL }).database)).toBe(DATABASE_URL);
    },
  );

  it('reads the proxies as addresses and subnets', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' }).trustProxy).toEqual([
      '10.0.0.1',
      '10.1.0.0/16',
    ]);
  });

  it('asks for itself, where nobody names its address, as a browser beside it would', () => {
    const address = (HOST: string) => readConfig({ HOST, PORT: '8080' }).publicUrl.href;
    expect(['0.0.0.0', '::', '::1', '10.0.0.7'].map(address)).toEqual([
      'http://localhost:8080/',
      'http://localhost:8080/',
      'http://[::1]:8080/',
      'http://10.0.0.7:8080/',
    ]);
  });

  it('has a metrics port only where one is named, and takes the ends of each range', () => {
    expect(readConfig({}).metricsPort).toBeNull();
    expect(readConfig({ METRICS_PORT: '0', PORT: '65535' })).toMatchObject({ metricsPort: 0, port: 65535 });
  });

  it('knows a bot by its token, at Telegram or at a server of one’s own', () => {
    const TELEGRAM_BOT_TOKEN = `12345:${'Aa0_-'.repeat(4)}`;
    const bot = (TELEGRAM_API_URL?: string) => readConfig({ TELEGRAM_BOT_TOKEN, TELEGRAM_API_URL }).telegram;
    expect(readConfig({}).telegram).toBeNull();
    expect(bot()).toEqual({ token: TELEGRAM_BOT_TOKEN, apiUrl: 'https://api.telegram.org' });
    expect(bot('http://bots.local:8081/own//')).toMatchObject({ apiUrl: 'http://bots.local:8081/own' });
    expect(() => bot('ftp://bots.local')).toThrow('TELEGRAM_API_URL');
    expect(() => bot('https://me@bots.local')).toThrow('TELEGRAM_API_URL');
  });

  it('keeps a former key only beside its successor', () => {
    const [secretsKey, secretsKeyOld] = ['n'.repeat(32), 'o'.repeat(32)];
    expect(readConfig({ SECRETS_KEY: secretsKey, SECRETS_KEY_OLD: secretsKeyOld })).toMatchObject({
      secretsKey,
      secretsKeyOld,
    });
  });

  it('counts backups in hours or minutes, and copies them to another folder than they are in', () => {
    expect(readConfig({}).backup).toEqual({
      dir: null,
      copyDir: null,
      everyHours: 1,
      keep: { newest: 4, hours: 24, days: 30, months: 12 },
    });
    const places = { BACKUP_DIR: '/backups', BACKUP_COPY_DIR: '/mnt/backups' };
    expect(readConfig({ ...places, BACKUP_EVERY: '15m' }).backup).toMatchObject({
      dir: '/backups',
      copyDir: '/mnt/backups',
      everyHours: 0.25,
    });
    expect(readConfig({ BACKUP_EVERY: '24' }).backup.everyHours).toBe(24);
    expect(() => readConfig({ ...places, BACKUP_COPY_DIR: '/backups/' })).toThrow('BACKUP_COPY_DIR');
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 3000, smtpUrl: null });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '1e3'],
    ['DEMO', 'yes'],
    ['STAFF_TWO_FACTOR', 'no'],
    ['WEBHOOKS_LOCAL', 'yes'],
    ['SECRETS_KEY', 'x'.repeat(31)],
    ['DATABASE_URL', 'postgres://localhost/x'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['DATABASE_URL', 'mysql://localhost/'],
    ['DATABASE_URL', 'sqlite:'],
    ['PUBLIC_URL', 'shlyah.by'],
    ['PUBLIC_URL', 'https://example.by/shlyah'],
    ['MAIL_FROM', 'Шлях'],
    ['MAIL_FROM', 'Шлях <shlyah>'],
    ['SMTP_URL', 'http://mail'],
    ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}.png'],
    ['GEOCODER_URL', 'nominatim'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'loopback'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_PORT', '65536'],
    ['BACKUP_KEEP', '0'],
    ['BACKUP_KEEP_HOURS', 'all'],
    ['BACKUP_EVERY', '4m'],
    ['BACKUP_EVERY', 'm'],
    ['BACKUP_EVERY', '1h'],
    ['BACKUP_COPY_DIR', '/mnt/backups'],
    ['SECRETS_KEY_OLD', 'o'.repeat(32)],
    ['TELEGRAM_BOT_TOKEN', '12345:short'],
    ['TELEGRAM_API_URL', 'https://bots.local'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});

describe('the folder of the data', () => {
  let parent: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'shlyah-data-'));
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  const modeOf = (folder: string): number => statSync(folder).mode & 0o777;

  it('is made along with those above it, and closed to other users', () => {
    const folder = join(parent, 'srv', 'shlyah', 'var');
    ensureWritable(folder);
    expect(modeOf(folder)).toBe(0o700);
  });

  it('is closed when it is there already, and stays as it is when it is closed', () => {
    const [open, closed] = [join(parent, 'open'), join(parent, 'closed')];
    mkdirSync(open, { mode: 0o755 });
    // Not readable even by its owner: a stricter mode stays.
    mkdirSync(closed, { mode: 0o300 });
    for (const folder of [open, closed]) ensureWritable(folder);
    expect([modeOf(open), modeOf(closed)]).toEqual([0o700, 0o300]);
  });

  it('is refused by its name where a file lies, above it or in its place', () => {
    const file = join(parent, 'notes.txt');
    writeFileSync(file, '', { mode: 0o644 });
    for (const folder of [file, join(file, 'var')]) {
      const start = (): void => ensureWritable(folder);
      expect(start).toThrow(ConfigError);
      expect(start).toThrow(`DATA_DIR: cannot write to ${folder} (E`);
    }
    expect(modeOf(file)).toBe(0o644);
  });

  it('is open to others by what its mode says, which Windows does not keep', () => {
    const folder = join(parent, 'var');
    expect(isOpenToOthers(folder)).toBe(false);
    mkdirSync(folder);
    chmodSync(folder, 0o710);
    expect(isOpenToOthers(folder)).toBe(true);
    const platform = Object.getOwnPropertyDescriptor(process, 'platform') as PropertyDescriptor;
    Object.defineProperty(process, 'platform', { ...platform, value: 'win32' });
    try {
      expect(isOpenToOthers(folder)).toBe(false);
    } finally {
      Object.defineProperty(process, 'platform', platform);
    }
  });
});
