/** Errors after which the same unit of work may succeed: deadlock, lock wait, node gone, connection lost. */
const transient = new Set<unknown>([
  1213,
  1205,
  1047,
  1180,
  1053,
  1927,
  'PROTOCOL_CONNECTION_LOST',
  'ECONNRESET',
  'EPIPE',
]);

/** The server has gone, or has lost the others of its cluster: the next one to answer may be another, a moment later. */
const gone = new Set<unknown>([
  1047,
  1053,
  1927,
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'PROTOCOL_CONNECTION_LOST',
]);

const duplicate = new Set<unknown>([1062, 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);
const referenced = new Set<unknown>([
  1451,
  1452,
  'SQLITE_CONSTRAINT_FOREIGNKEY',
  'SQLITE_CONSTRAINT_TRIGGER',
]);

/** SQLite's file has been taken away (./database-file.ts). */
export const FILE_GONE = 'DATABASE_FILE_GONE';

/** The database is unavailable or full: the request is not wrong, and an immediate retry does not help. */
const unavailable = new Set<unknown>([
  1021,
  1026,
  1030,
  1040,
  1114,
  1203,
  1226,
  1290,
  1317,
  1836,
  1969,
  2002,
  2003,
  3024,
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'POOL_CLOSED',
  FILE_GONE,
]);

/** The same from SQLite, in all their kinds, such as SQLITE_IOERR_WRITE. */
const unavailableFamily = /^SQLITE_(CANTOPEN|FULL|IOERR|NOMEM|PROTOCOL)/;
const busyFamily = /^SQLITE_(BUSY|LOCKED)/;

/** A value that the column cannot hold: too long, out of range, not a text of its character set. */
const unfitting = new Set<unknown>([1264, 1366, 1406, 'SQLITE_TOOBIG', 'SQLITE_MISMATCH']);

export const isUnavailable = (error: unknown): boolean =>
  codes(error).some((code) => unavailable.has(code)) || isOf(unavailableFamily, error) || isClosed(error);

/** libsql and TypeORM report it only in the message; mysql2 marks every error that closed the connection as fatal. */
const isClosed = (error: unknown): boolean =>
  error instanceof Error &&
  (/connection is not (open|established)|pool is closed/i.test(error.message) || isFatal(error));

function isFatal(error: Error): boolean {
  const { fatal, driverError } = error as { fatal?: unknown; driverError?: { fatal?: unknown } };
  return fatal === true || driverError?.fatal === true;
}

export const isUnfitting = (error: unknown): boolean => codes(error).some((code) => unfitting.has(code));

export const isTransient = (error: unknown): boolean =>
  codes(error).some((code) => transient.has(code)) || isBusy(error);

export const isGone = (error: unknown): boolean => codes(error).some((code) => gone.has(code));

/** Another process holds the embedded database. */
export const isBusy = (error: unknown): boolean => isOf(busyFamily, error);

const isOf = (family: RegExp, error: unknown): boolean =>
  codes(error).some((code) => typeof code === 'string' && family.test(code));

/** A unique index refused the row. */
export const isDuplicate = (error: unknown): boolean => codes(error).some((code) => duplicate.has(code));

/** A foreign key refused the change: something still refers to the row, or the row refers to nothing. */
export const isReferenced = (error: unknown): boolean => codes(error).some((code) => referenced.has(code));

function codes(error: unknown): unknown[] {
  if (typeof error !== 'object' || error === null) return [];
  const { code, errno, driverError } = error as { code?: unknown; errno?: unknown; driverError?: unknown };
  return [code, errno, ...(driverError && driverError !== error ? codes(driverError) : [])];
}
