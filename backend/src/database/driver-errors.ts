/** Errors after which the same unit of work may well succeed: deadlock, lock wait, node gone, connection lost. */
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
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
]);

const duplicate = new Set<unknown>([1062, 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);
const referenced = new Set<unknown>([
  1451,
  1452,
  'SQLITE_CONSTRAINT_FOREIGNKEY',
  'SQLITE_CONSTRAINT_TRIGGER',
]);

export const isTransient = (error: unknown): boolean => codes(error).some((code) => transient.has(code));

/** A unique index refused the row. */
export const isDuplicate = (error: unknown): boolean => codes(error).some((code) => duplicate.has(code));

/** A foreign key refused the change: something still refers to the row, or the row refers to nothing. */
export const isReferenced = (error: unknown): boolean => codes(error).some((code) => referenced.has(code));

function codes(error: unknown): unknown[] {
  if (typeof error !== 'object' || error === null) return [];
  const { code, errno, driverError } = error as { code?: unknown; errno?: unknown; driverError?: unknown };
  return [code, errno, ...(driverError && driverError !== error ? codes(driverError) : [])];
}
