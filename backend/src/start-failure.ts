import { ConfigError, type Config } from './platform/config/config';
import { FILE_GONE } from './platform/database/driver-errors';

/** What Node and the drivers say of a failure. */
export interface StartFailure extends Error {
  code?: string;
  syscall?: string;
  port?: number;
  hostname?: string;
}

/** As sysexits.h has it for settings: `RestartPreventExitStatus` of systemd names it, since another start would end in the same way. */
const EX_CONFIG = 78;

type Settings = Pick<Config, 'host' | 'metricsPort'>;

/** The connection to the database, its rights, or the file under its name. */
const ofDatabase = new RegExp(
  [
    '^(ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|EACCES|EROFS)$',
    `^${FILE_GONE}$`,
    '^SQLITE_(CANTOPEN|NOTADB|READONLY|PERM|AUTH|CORRUPT)',
    '^ER_(ACCESS_DENIED|BAD_DB|DBACCESS_DENIED|TABLEACCESS_DENIED|SPECIFIC_ACCESS_DENIED|OPTION_PREVENTS|CON_COUNT|HOST_)',
  ].join('|'),
);

const isOfSettings = (error: Error, config: Settings | null): boolean =>
  error instanceof ConfigError || config === null;

/** The exit code of a server that cannot start. */
export const exitCodeOf = (error: Error, config: Settings | null): number =>
  isOfSettings(error, config) ? EX_CONFIG : 1;

/** One line for what the operator can correct; null for what has to be shown whole. */
export function explain(error: StartFailure, config: Settings | null): string | null {
  if (config === null || isOfSettings(error, config)) return error.message;
  const { host, metricsPort } = config;
  const { code = '' } = error;
  if (code === 'ENOTFOUND' && error.hostname === host) return `HOST: ${host} is no address of this machine`;
  if (error.syscall === 'listen') {
    const isMetrics = metricsPort !== null && error.port === metricsPort;
    const name = isMetrics ? 'METRICS_PORT' : 'PORT';
    if (code === 'EADDRINUSE') return `${name}: ${error.port} is in use on ${host}; set another ${name}`;
    if (code === 'EADDRNOTAVAIL') return `HOST: ${host} is no address of this machine`;
    if (code === 'EACCES') return `${name}: no permission to listen on ${error.port}`;
  }
  const isDatabase = ofDatabase.test(code) || error.message.startsWith('ConnectionFailed');
  return isDatabase ? `DATABASE_URL: the database cannot be opened (${error.message || code})` : null;
}
