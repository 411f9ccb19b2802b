import { ConfigError } from './platform/config/config';
import { exitCodeOf, explain, type StartFailure } from './start-failure';

const config = { host: 'shop.local', metricsPort: 9464 };
const failure = (fields: Partial<StartFailure>, message = 'what Node says'): StartFailure =>
  Object.assign(new Error(message), fields);
const cannot = (why: string): string => `DATABASE_URL: the database cannot be opened (${why})`;

it.each<[string, StartFailure, string]>([
  ['a setting', new ConfigError('PORT: expected a number'), 'PORT: expected a number'],
  [
    'a port that is taken',
    failure({ code: 'EADDRINUSE', syscall: 'listen', port: 3000 }),
    'PORT: 3000 is in use on shop.local; set another PORT',
  ],
  [
    'the port of the metrics',
    failure({ code: 'EADDRINUSE', syscall: 'listen', port: 9464 }),
    'METRICS_PORT: 9464 is in use on shop.local; set another METRICS_PORT',
  ],
  [
    'a port of the system',
    failure({ code: 'EACCES', syscall: 'listen', port: 80 }),
    'PORT: no permission to listen on 80',
  ],
  [
    'a name that is no machine',
    failure({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'shop.local' }),
    'HOST: shop.local is no address of this machine',
  ],
  [
    'a name of the database that is not there yet',
    failure({ code: 'EAI_AGAIN', syscall: 'getaddrinfo', hostname: 'db' }, 'getaddrinfo EAI_AGAIN db'),
    cannot('getaddrinfo EAI_AGAIN db'),
  ],
  ['a file that was moved away', failure({ code: 'DATABASE_FILE_GONE' }), cannot('what Node says')],
  ['a file that may not be read', failure({ code: 'EACCES', syscall: 'open' }), cannot('what Node says')],
  [
    'a file that may not be written',
    failure({ code: 'SQLITE_READONLY_DIRECTORY' }),
    cannot('what Node says'),
  ],
  ['rights to read only', failure({ code: 'ER_TABLEACCESS_DENIED_ERROR' }), cannot('what Node says')],
  ['a driver without a message', failure({ code: 'ECONNREFUSED' }, ''), cannot('ECONNREFUSED')],
])('%s is explained in one line', (_what, error, line) => expect(explain(error, config)).toBe(line));

it.each([failure({}), failure({ code: 'SQLITE_ERROR' }), failure({ code: 'ER_PARSE_ERROR' })])(
  'what has no explanation is shown whole',
  (error) => expect(explain(error, config)).toBeNull(),
);

it.each<[Error, typeof config | null, number]>([
  [new ConfigError('PORT: expected a number'), null, 78],
  // Found once the settings are read: a folder, tables of another program.
  [new ConfigError('DATA_DIR: cannot write to /data'), config, 78],
  [failure({ code: 'EADDRINUSE', syscall: 'listen', port: 3000 }), config, 1],
  [failure({ code: 'ECONNREFUSED' }), config, 1],
])('only wrong settings have an exit code of their own: %s', (error, settings, code) =>
  expect(exitCodeOf(error, settings)).toBe(code),
);
