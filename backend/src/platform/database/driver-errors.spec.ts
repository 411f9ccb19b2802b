import { isBusy, isDuplicate, isGone, isReferenced, isTransient, isUnavailable } from './driver-errors';

test.each([[null], [undefined], ['a text'], [7], [{}], [new Error('a line of code')]])(
  '%p is nothing that a database has said',
  (error) => {
    expect([isDuplicate(error), isReferenced(error)]).toEqual([false, false]);
  },
);

const error = (fields: object, message = ''): Error => Object.assign(new Error(message), fields);

test.each<[string, (error: unknown) => boolean, Error]>([
  ['a duplicate', isDuplicate, error({ errno: 1062 })],
  ['a duplicate, as TypeORM passes it on', isDuplicate, error({ driverError: { errno: 1062 } })],
  ['a full disk', isUnavailable, error({ code: 'SQLITE_FULL' })],
  ['a broken disk, of any kind', isUnavailable, error({ code: 'SQLITE_IOERR_WRITE' })],
  ['a server that nobody finds', isUnavailable, error({ code: 'ENOTFOUND' })],
  ['a closed connection', isUnavailable, error({}, 'The database connection is not open')],
  ['a closed pool', isUnavailable, error({}, 'Pool is closed.')],
  ['what has ended the connection', isUnavailable, error({ fatal: true })],
  ['the same, as TypeORM passes it on', isUnavailable, error({ driverError: { fatal: true } })],
  ['another writer', isBusy, error({ code: 'SQLITE_BUSY_SNAPSHOT' })],
  ['another writer, for a unit of work', isTransient, error({ code: 'SQLITE_LOCKED' })],
  ['a deadlock', isTransient, error({ errno: 1213 })],
  ['a server that has gone', isGone, error({ errno: 1053 })],
])('%s is known by its sign', (_what, is, failure) => {
  expect(is(failure)).toBe(true);
});

test.each<[string, Error]>([
  ['a fault of ours', error({ code: 'SQLITE_ERROR' }, 'no such column: towns')],
  ['a fault that leaves the connection as it is', error({ fatal: false, driverError: { fatal: false } })],
])('%s is none of them', (_what, failure) => {
  const signs = [isBusy, isDuplicate, isGone, isReferenced, isTransient, isUnavailable];
  for (const one of [failure, Object.assign(error(failure), { driverError: failure })])
    expect(signs.filter((is) => is(one))).toEqual([]);
});

test('an error that names itself as its cause is looked through once', () => {
  const failure = error({ errno: 1062 });
  expect(isDuplicate(Object.assign(failure, { driverError: failure }))).toBe(true);
});
