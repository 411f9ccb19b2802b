import type { TableColumnOptions, TableForeignKeyOptions, TableIndexOptions } from 'typeorm';
import { bytesType, foldedLength, foldedType, isMysql, longTextType } from '../columns';

/** Helpers with which migrations describe tables; they define the same columns as ../columns does for entities. */
const collated = (collation: string): Partial<TableColumnOptions> =>
  isMysql ? { charset: 'utf8mb4', collation } : {};

export const id = (): TableColumnOptions => ({
  name: 'id',
  type: isMysql ? 'int' : 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
});

export const int = (name: string, isNullable = false): TableColumnOptions => ({
  name,
  type: isMysql ? 'int' : 'integer',
  isNullable,
});

export const flag = (name: string, value: 0 | 1): TableColumnOptions => ({
  name,
  type: 'tinyint',
  default: String(value),
});

export const moment = (name: string, isNullable = false): TableColumnOptions => ({
  name,
  type: 'datetime',
  isNullable,
  ...(isMysql ? { precision: 3 } : {}),
});

export const bytes = (name: string): TableColumnOptions => ({ name, type: bytesType });

/** Compared byte by byte. */
export const key = (name: string, length: number, isNullable = false): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
  isNullable,
  ...collated('utf8mb4_bin'),
});

/** Folded text for searches. */
export const foldedText = (name: string, length: number): TableColumnOptions => ({
  name,
  type: foldedType,
  length: foldedLength(length),
});

export const text = (name: string, length: number, isNullable = false): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
  isNullable,
  ...collated('utf8mb4_unicode_ci'),
});

export const long = (name: string, isNullable = false): TableColumnOptions => ({
  name,
  type: longTextType,
  isNullable,
  ...collated('utf8mb4_unicode_ci'),
});

export const index = (name: string, ...columnNames: string[]): TableIndexOptions => ({ name, columnNames });

export const unique = (name: string, ...columnNames: string[]): TableIndexOptions => ({
  name,
  columnNames,
  isUnique: true,
});

export const foreignKey = (
  name: string,
  column: string,
  referencedTableName: string,
  onDelete: string,
): TableForeignKeyOptions => ({
  name,
  columnNames: [column],
  referencedColumnNames: ['id'],
  referencedTableName,
  onDelete,
  onUpdate: 'NO ACTION',
});
