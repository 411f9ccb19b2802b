import { createLog } from './log';
import { nestLog } from './nest-log';

let lines: Record<string, unknown>[];
const write = (line: string): void => void lines.push(JSON.parse(line) as Record<string, unknown>);
const logger = nestLog(createLog({ production: true, logLevel: 'trace' }, { write }));

beforeEach(() => (lines = []));

it('what is said by its name has the name, and no failure', () => {
  logger.warn('slow', 'Mailer');
  logger.error({ msg: 'failed', letter: 7 }, 'Mailer');
  logger.error('failed', undefined, 'Mailer');
  expect(lines.map(({ time: _, ...line }) => line)).toEqual([
    { level: 'warn', context: 'Mailer', msg: 'slow' },
    { level: 'error', context: 'Mailer', msg: 'failed', letter: 7 },
    { level: 'error', context: 'Mailer', msg: 'failed' },
  ]);
});

it('a failure has its stack, however it is told', () => {
  logger.error('failed', 'Error: failed\n    at one', 'Mailer');
  logger.error(Object.assign(new Error('broken'), { stack: 'Error: broken\n    at two' }), 'Mailer');
  expect(lines).toMatchObject([
    { msg: 'failed', context: 'Mailer', err: { stack: 'Error: failed\n    at one' } },
    { context: 'Mailer', err: { message: 'broken', stack: 'Error: broken\n    at two' } },
  ]);
});

it.each([
  [null, 'null'],
  [undefined, 'undefined'],
  [12, '12'],
])('%p is told as a text', (message, msg) => {
  logger.warn(message, 'Mailer');
  expect(lines).toMatchObject([{ msg }]);
});

it('of a failed start only its warnings are told: the program itself says in one line what to correct', () => {
  for (const context of ['ExceptionHandler', 'NestApplication']) {
    logger.error('DATABASE_URL: no connection', 'Error: …', context);
    logger.warn('odd', context);
  }
  expect(lines.map(({ level, context }) => [level, context])).toEqual([
    ['warn', 'ExceptionHandler'],
    ['warn', 'NestApplication'],
  ]);
});

it('how Nest assembles the application is for those who look for a fault', () => {
  logger.log('Mapped {/api/health, GET} route', 'RouterExplorer');
  logger.debug?.('a', 'b');
  logger.verbose?.('a', 'b');
  logger.fatal?.('a', 'b');
  expect(lines.map(({ level }) => level)).toEqual(['debug', 'debug', 'trace', 'fatal']);
});
