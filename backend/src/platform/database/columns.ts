import type { ColumnOptions, PrimaryColumnOptions } from 'typeorm';
import { databaseEngine } from '../config/config';

/**
 * Column types of both engines, for entities and migrations. Entities are decorated while modules load, before any
 * configuration object exists, so the engine is read from the environment here.
 */
export const isMysql = databaseEngine(process.env) === 'mysql';

/** Bytes of a file, up to 16 MB. */
const bytesType = isMysql ? 'mediumblob' : 'blob';

/** Selected only where named; one of the drivers returns a Uint8Array, which the HTTP layer does not accept as a file. */
export const bytes = (): ColumnOptions => ({
  type: bytesType,
  select: false,
  transformer: {
    to: (value: unknown) => value,
    from: (value: Uint8Array | null) => value && Buffer.from(value),
  },
});

const flagTransformer = { to: (value: unknown) => (value ? 1 : 0), from: (value: unknown) => Boolean(value) };

/** Yes or no; `boolean` itself makes the schema drift on MariaDB. */
export const flag = (value = false): ColumnOptions => ({
  type: 'tinyint',
  default: value ? 1 : 0,
  transformer: flagTransformer,
});

/** An instant, UTC, to the millisecond. */
export const instant = (nullable = false): ColumnOptions => ({
  type: 'datetime',
  precision: isMysql ? 3 : null,
  nullable,
});

const collated = (collation: string) => (isMysql ? { charset: 'utf8mb4', collation } : {});

/** Text compared byte by byte, for a primary key. */
export const exactKey = (length: number): PrimaryColumnOptions => ({
  type: 'varchar',
  length,
  ...collated('utf8mb4_bin'),
});

/** Text compared byte by byte: keys, tokens, e-mail addresses, folded search text. */
export const exact = (length: number, nullable = false): ColumnOptions => ({ ...exactKey(length), nullable });

/** Binary on MariaDB, where a search inside texts with a collation takes five times as long. */
const foldedType = isMysql ? 'varbinary' : 'varchar';

/** A character of JavaScript takes three bytes of UTF-8 at most. */
const foldedLength = (length: number): string => String(isMysql ? 3 * length : length);

/** Folded text for searches. */
export const folded = (length: number): PrimaryColumnOptions => ({
  type: foldedType,
  length: foldedLength(length),
  transformer: {
    to: (value: unknown) => value,
    from: (value: string | Uint8Array) => (typeof value === 'string' ? value : Buffer.from(value).toString()),
  },
});

/** Text as people typed it. */
export const words = (length: number, nullable = true): ColumnOptions => ({
  type: 'varchar',
  length,
  nullable,
  ...collated('utf8mb4_unicode_ci'),
});

/** Text of up to 16 MB; MariaDB's plain `text` ends at 64 KB, less than the history of a hundred pieces of cargo. */
const longTextType = isMysql ? 'mediumtext' : 'text';

/** Text without a practical limit: JSON, e-mail bodies. */
export const longText = (nullable = false): ColumnOptions => ({
  type: longTextType,
  nullable,
  ...collated('utf8mb4_unicode_ci'),
});

/** A whole number. */
export const whole = (nullable = false): ColumnOptions => ({ type: 'int', nullable });

/** Kopecks. */
export const money = (nullable = false): ColumnOptions => whole(nullable);

/** Hundredths of a centimetre. */
export const size = (nullable = false): ColumnOptions => whole(nullable);

/** Grams. */
export const weight = (nullable = false): ColumnOptions => whole(nullable);

/** Cubic centimetres. */
export const volume = (nullable = false): ColumnOptions => whole(nullable);

/** The number of a row of another table. */
export const reference = (nullable = false): ColumnOptions => whole(nullable);

/** Counts the changes of a row, from 1. */
export const version = (): ColumnOptions => ({ ...whole(), default: 1 });

/** Counts from 0. */
export const count = (): ColumnOptions => ({ ...whole(), default: 0 });

/** As the forms write it, +375 (29) 12-34-567, or a foreign one as it was typed. */
export const phone = (nullable = false): ColumnOptions => exact(32, nullable);

export const emailAddress = (nullable = false): ColumnOptions => exact(254, nullable);

/** SHA-256 in hexadecimal. */
export const hash = (nullable = false): ColumnOptions => exact(64, nullable);
