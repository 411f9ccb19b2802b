import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { compile } from '@fastify/proxy-addr';
import { ConfigError, flag, text, type Env, wholeNumber } from './env';
import { gateway, telegram, type Bot, type Gateway } from './gateway';

/** The database: a file of the embedded engine or a MySQL/MariaDB server. */
export type DatabaseConfig = { kind: 'sqlite'; file: string } | { kind: 'mysql'; url: string };

/** Everything the process takes from its environment, parsed once at boot (docs/operations.md#settings). */
export interface Config {
  host: string;
  port: number;
  database: DatabaseConfig;
  dataDir: string;
  demo: boolean;
  /** Whether the demo data are those of a company at work; without it they are five orders, which tests begin with. */
  demoAtWork: boolean;
  production: boolean;
  publicUrl: URL;
  smtpUrl: string | null;
  /** An address, with or without a name; without one it is the company's. */
  mailFrom: string;
  /** What sends short messages; null: they are files. */
  gateways: Record<'sms' | 'viber', Gateway | null>;
  /** The Telegram bot; null: no messages there. */
  telegram: Bot | null;
  mapTilesUrl: string | null;
  geocoderUrl: string | null;
  trustProxy: string[] | false;
  logLevel: LogLevel;
  /** The port of /metrics; null: it is not served. */
  metricsPort: number | null;
  backup: BackupConfig;
  /** After how many years orders are anonymised; 0: never. */
  ordersNamedYears: number;
  /** After how many months rows of the journal are deleted; 0: never. */
  journalKeepMonths: number;
  /** Multiplies the quotas of accounts (access/quotas.ts); 0: no limit. */
  accountLimits: number;
  /** Encrypts secrets in the database; null: a key in DATA_DIR does. */
  secretsKey: string | null;
  /** The key before: its secrets can be read until `secrets:rotate` has resealed them. */
  secretsKeyOld: string | null;
  /** Events are sent to http and inner addresses too: for tests, never in production. */
  webhooksLocal: boolean;
  /** Staff logged in by a password alone may use only their own account. */
  staffTwoFactor: boolean;
}

/** Backups that the server makes by itself, when there is a folder for them. */
export interface BackupConfig {
  dir: string | null;
  /** Where each is copied to; null: nowhere. */
  copyDir: string | null;
  /** Hours from one to the next; 0: something else makes them, and they are only watched. */
  everyHours: number;
  keep: BackupKeep;
}

/** How many backups are kept: the newest ones, and one of each hour, day and month. */
export interface BackupKeep {
  newest: number;
  hours: number;
  days: number;
  months: number;
}

/** From the most severe to the most verbose; each includes those before it. */
const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

export { ConfigError };

/** Parses and validates the environment; throws ConfigError naming the first bad variable. */
export function readConfig(env: Env): Config {
  const production = env.NODE_ENV === 'production';
  const host = text(env, 'HOST') ?? '127.0.0.1';
  const port = wholeNumber(env, 'PORT', 3000, 0, 65535);
  const dataDir = resolve(text(env, 'DATA_DIR') ?? './var');
  const database = databaseConfig(env, dataDir);
  return {
    host,
    port,
    dataDir,
    database,
    production,
    ...demoOf(env, production, database),
    publicUrl: publicUrl(env) ?? new URL(`http://${urlHost(host)}:${port}`),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:'])?.href ?? null,
    mailFrom: sender(text(env, 'MAIL_FROM') ?? 'no-reply@shlyah.by'),
    gateways: { sms: gateway(env, 'NOTICE_SMS'), viber: gateway(env, 'NOTICE_VIBER') },
    telegram: telegram(env),
    mapTilesUrl: tilesUrl(text(env, 'MAP_TILES_URL')),
    geocoderUrl: url(env, 'GEOCODER_URL', ['http:', 'https:'])?.href ?? null,
    trustProxy: proxies(text(env, 'TRUST_PROXY')),
    logLevel: logLevel(text(env, 'LOG_LEVEL') ?? 'info'),
    metricsPort: metricsPort(env, port),
    ordersNamedYears: wholeNumber(env, 'ORDERS_NAMED_YEARS', 5, 0, 100),
    journalKeepMonths: wholeNumber(env, 'JOURNAL_KEEP_MONTHS', 0, 0, 1200),
    accountLimits: wholeNumber(env, 'ACCOUNT_LIMITS', 1, 0, 1000),
    backup: backupConfig(env),
    staffTwoFactor: flag(env, 'STAFF_TWO_FACTOR', production),
    webhooksLocal: webhooksLocal(env, production),
    ...secretsKeys(env),
  };
}

/**
 * Makes sure that files can be written to DATA_DIR before anything else starts, and closes it to other users of the
 * machine: it holds people's data, letters with links that set passwords, and scans.
 */
export function ensureWritable(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(`DATA_DIR: cannot write to ${dataDir} (${(error as NodeJS.ErrnoException).code})`);
  }
  if (!isOpenToOthers(dataDir)) return;
  try {
    chmodSync(dataDir, 0o700);
  } catch {
    // Only its owner may; the log says at the start what to do.
  }
}

/** Whether other users of the machine can look into the folder. Windows keeps no such mode. */
export function isOpenToOthers(folder: string): boolean {
  const mode = statSync(folder, { throwIfNoEntry: false })?.mode ?? 0;
  return process.platform !== 'win32' && (mode & 0o077) !== 0;
}

/** One by one: under some virtual file systems `mkdir` with `recursive` never returns. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

function backupConfig(env: Env): BackupConfig {
  const dir = folder(text(env, 'BACKUP_DIR'));
  const copyDir = folder(text(env, 'BACKUP_COPY_DIR'));
  if (copyDir !== null && (dir === null || dir === copyDir))
    throw new ConfigError('BACKUP_COPY_DIR: only beside BACKUP_DIR, and another folder than that');
  const keep = {
    newest: wholeNumber(env, 'BACKUP_KEEP', 4, 1, 10_000),
    hours: wholeNumber(env, 'BACKUP_KEEP_HOURS', 24, 0, 10_000),
    days: wholeNumber(env, 'BACKUP_KEEP_DAYS', 30, 0, 10_000),
    months: wholeNumber(env, 'BACKUP_KEEP_MONTHS', 12, 0, 10_000),
  };
  return { dir, copyDir, everyHours: backupEvery(env), keep };
}

/** Hours, or minutes as `15m`. */
function backupEvery(env: Env): number {
  const value = text(env, 'BACKUP_EVERY');
  if (value === null || !value.endsWith('m')) return wholeNumber(env, 'BACKUP_EVERY', 1, 0, 720);
  const minutes = /^\d{1,2}m$/.test(value) ? parseInt(value, 10) : NaN;
  if (minutes >= 5) return minutes / 60;
  throw new ConfigError(`BACKUP_EVERY: expected hours, or minutes from 5m to 99m, got "${value}"`);
}

const folder = (value: string | null): string | null => (value === null ? null : resolve(value));

function metricsPort(env: Env, port: number): number | null {
  if (text(env, 'METRICS_PORT') === null) return null;
  const own = wholeNumber(env, 'METRICS_PORT', 0, 0, 65535);
  if (own !== 0 && own === port) throw new ConfigError('METRICS_PORT: expected another port than PORT');
  return own;
}

/** `DEMO`: 1, 0, or `small` for a few orders; never in production. */
function demoOf(
  env: Env,
  production: boolean,
  { kind }: DatabaseConfig,
): Pick<Config, 'demo' | 'demoAtWork'> {
  const isSmall = text(env, 'DEMO') === 'small';
  const demo = !production && (isSmall || flag(env, 'DEMO', kind === 'sqlite'));
  return { demo, demoAtWork: demo && !isSmall };
}

function url(env: Env, name: string, protocols: string[]): URL | null {
  const value = text(env, name);
  if (value === null) return null;
  const parsed = parseUrl(value);
  if (!parsed || !protocols.includes(parsed.protocol)) {
    throw new ConfigError(`${name}: expected a URL that begins with ${protocols.join(' or ')}//`);
  }
  return parsed;
}

/** The site must be at the root of its host: its pages and cookies support no prefix. */
function publicUrl(env: Env): URL | null {
  const address = url(env, 'PUBLIC_URL', ['http:', 'https:']);
  if (address && address.pathname !== '/')
    throw new ConfigError('PUBLIC_URL: expected an address without a path');
  return address;
}

function secretsKeys(env: Env): Pick<Config, 'secretsKey' | 'secretsKeyOld'> {
  const [secretsKey = null, secretsKeyOld = null] = ['SECRETS_KEY', 'SECRETS_KEY_OLD'].map((name) => {
    const value = text(env, name);
    if (value === null || value.length >= 32) return value;
    throw new ConfigError(`${name}: expected 32 random characters or more`);
  });
  if (secretsKeyOld !== null && secretsKey === null)
    throw new ConfigError('SECRETS_KEY_OLD: only beside the SECRETS_KEY that follows it');
  return { secretsKey, secretsKeyOld };
}

/** A client-chosen address could reach the machines beside the server. */
function webhooksLocal(env: Env, production: boolean): boolean {
  const local = flag(env, 'WEBHOOKS_LOCAL', false);
  if (local && production) throw new ConfigError('WEBHOOKS_LOCAL: only where NODE_ENV is not production');
  return local;
}

function sender(value: string): string {
  if (/^([^<>@\s]+@[^<>@\s]+|[^<>]*<[^<>@\s]+@[^<>@\s]+>)$/.test(value)) return value;
  throw new ConfigError('MAIL_FROM: expected an e-mail address, alone or as «Name» <address>');
}

function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}

function tilesUrl(value: string | null): string | null {
  if (value === null) return null;
  const complete = ['{x}', '{y}', '{z}'].every((part) => value.includes(part));
  if (!/^https?:\/\//.test(value) || !complete) {
    throw new ConfigError('MAP_TILES_URL: expected an http(s) URL that holds {z}, {x} and {y}');
  }
  return value;
}

/** The engine that DATABASE_URL names; null when it is not supported. */
export function databaseEngine(env: Env): DatabaseConfig['kind'] | null {
  const scheme = text(env, 'DATABASE_URL')?.split(':')[0]?.toLowerCase() ?? 'sqlite';
  return scheme === 'sqlite' || scheme === 'mysql' ? scheme : null;
}

function databaseConfig(env: Env, dataDir: string): DatabaseConfig {
  const value = text(env, 'DATABASE_URL');
  if (value === null) return { kind: 'sqlite', file: join(dataDir, 'shlyah.sqlite') };
  const rest = value.slice(value.indexOf(':') + 1);
  if (databaseEngine(env) === 'sqlite' && rest) return { kind: 'sqlite', file: resolve(rest) };
  const url = serverUrl(value);
  if (url !== null) return { kind: 'mysql', url };
  throw new ConfigError('DATABASE_URL: expected sqlite:<file> or mysql://user:password@host:port/database');
}

/** Null when it names no database of a server. */
function serverUrl(value: string): string | null {
  const parsed = /^mysql:/i.test(value) ? parseUrl(value) : null;
  return parsed?.hostname && parsed.pathname.length > 1 ? `mysql:${value.slice('mysql:'.length)}` : null;
}

/** DATABASE_URL as another process of the product takes it. */
export const databaseUrl = (database: DatabaseConfig): string =>
  database.kind === 'mysql' ? database.url : `sqlite:${database.file}`;

function proxies(value: string | null): string[] | false {
  if (value === null) return false;
  const addresses = value.split(',').map((part) => part.trim());
  const wrong = addresses.find((address) => !isSubnet(address));
  if (wrong !== undefined) throw new ConfigError(`TRUST_PROXY: "${wrong}" is not an IP address or a subnet`);
  return addresses;
}

function isSubnet(address: string): boolean {
  try {
    compile([address]);
    return isIP(address.split('/')[0] ?? '') > 0;
  } catch {
    return false;
  }
}

function logLevel(value: string): LogLevel {
  const level = logLevels.find((one) => one === value);
  if (!level) throw new ConfigError(`LOG_LEVEL: expected one of ${logLevels.join(', ')}, got "${value}"`);
  return level;
}

function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
}

/** Injection token of the parsed configuration. */
export const CONFIG = Symbol('config');
