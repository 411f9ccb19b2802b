import { EventEmitter } from 'node:events';
import { duringRequest } from '../logging/request-id';
import { serverDriver } from './server-driver';

type Done = (error: Error | null, ...answer: unknown[]) => void;

/** A connection whose answers the test gives: `answers[n]` answers the n-th statement. */
class Guest {
  readonly asked: unknown[] = [];
  readonly answers: Done[] = [];
  readonly destroy = jest.fn();
  readonly release = jest.fn();

  query = (sql: unknown, ...given: unknown[]): void => this.hear(sql, given);

  /** Thrown at once, as of values that no statement takes. */
  refuses: Error | null = null;

  private hear(sql: unknown, given: unknown[]): void {
    if (this.refuses) throw this.refuses;
    this.asked.push(sql);
    this.answers.push(given.pop() as Done);
  }
}

/** A pool whose connections the test gives. */
class Guests extends EventEmitter {
  readonly wanted: Done[] = [];

  getConnection(done: Done): void {
    this.wanted.push(done);
  }

  /** Opens a connection, as a pool does when it has too few. */
  open(): Guest {
    const guest = new Guest();
    this.emit('connection', guest);
    return guest;
  }
}

const waitMs = 3000;
let pool: Guests;

beforeEach(() => {
  pool = new Guests();
  jest
    .spyOn(jest.requireActual<typeof import('mysql2')>('mysql2'), 'createPool')
    .mockReturnValue(pool as never);
  jest.useFakeTimers();
  serverDriver(waitMs).createPool({});
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const failure = (errno: number): Error => Object.assign(new Error('refused'), { errno });

test('a new connection is told how to work, and a lock is waited for a second less than an answer', () => {
  expect(pool.open().asked).toEqual([
    'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
    'SET SESSION innodb_lock_wait_timeout = 2',
    'SET SESSION wsrep_sync_wait = 1',
    'SET SESSION group_concat_max_len = 4294967295',
    "SET SESSION optimizer_switch = 'index_merge_intersection=off'",
  ]);
});

test.each([
  ['takes all of it', null, 0],
  ['does not know it, as MySQL knows no cluster', failure(1193), 0],
  ['refuses it', failure(1231), 1],
])('a connection whose server %s: %p', (_what, error, destroyed) => {
  const guest = pool.open();
  for (const answered of guest.answers) answered(error);
  expect(guest.destroy).toHaveBeenCalledTimes(destroyed * guest.answers.length);
});

test('an answer that came in time is the only one', () => {
  const guest = pool.open();
  const answered = jest.fn();
  guest.query('SELECT 1', [], answered);
  guest.answers.forEach((answer) => answer(null, [1], 'fields'));
  jest.advanceTimersByTime(10 * waitMs);
  expect(answered.mock.calls).toEqual([[null, [1], 'fields']]);
  expect(guest.destroy).not.toHaveBeenCalled();
});

test('an answer that does not come in time is an error, and its connection is destroyed', () => {
  const guest = pool.open();
  guest.answers.splice(0).forEach((answer) => answer(null));
  const answered = jest.fn();
  guest.query('SELECT SLEEP(60)', [], answered);
  jest.advanceTimersByTime(waitMs - 1);
  expect([answered.mock.calls.length, guest.destroy.mock.calls.length]).toEqual([0, 0]);
  jest.advanceTimersByTime(1);
  guest.answers[0]?.(null, ['late']);
  expect(answered.mock.calls).toEqual([[expect.objectContaining({ code: 'ETIMEDOUT' })]]);
  expect(guest.destroy).toHaveBeenCalledTimes(1);
});

test('what the driver refuses at once is an error, and its connection stays', () => {
  const guest = pool.open();
  guest.answers.forEach((answer) => answer(null));
  guest.refuses = new TypeError('undefined');
  const answered = jest.fn();
  guest.query('SELECT ?', [undefined], answered);
  jest.advanceTimersByTime(10 * waitMs);
  expect(answered.mock.calls).toEqual([[guest.refuses]]);
  expect(guest.destroy).not.toHaveBeenCalled();
});

test('a statement is signed by its request', () => {
  const guest = pool.open();
  const said = guest.asked.length;
  duringRequest({ id: 'request-7', ip: '' }, () => {
    guest.query('SELECT 1', [], jest.fn());
  });
  guest.answers.forEach((answer) => answer(null));
  expect(guest.asked.slice(said)).toEqual(['SELECT 1 /* request-7 */']);
});

test('a connection that is there in time is given once', () => {
  const guest = new Guest();
  const done = jest.fn();
  pool.getConnection(done);
  pool.wanted[0]?.(null, guest);
  jest.advanceTimersByTime(10 * waitMs);
  expect(done.mock.calls).toEqual([[null, guest]]);
  expect(guest.release).not.toHaveBeenCalled();
});

test('a connection that comes late goes back to the pool, whoever waited has been told', () => {
  const guest = new Guest();
  const done = jest.fn();
  pool.getConnection(done);
  jest.advanceTimersByTime(waitMs);
  pool.wanted[0]?.(null, guest);
  expect(done.mock.calls).toEqual([[expect.objectContaining({ code: 'ETIMEDOUT' })]]);
  expect(guest.release).toHaveBeenCalledTimes(1);
});
