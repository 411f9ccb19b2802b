import type { ColumnOptions, TableColumnOptions, TableForeignKeyOptions, TableIndexOptions } from 'typeorm';
import { isMysql, whole } from '../../platform/database/columns';

/** SQLite counts rows up in a column of exactly this type. */
const typeOf = ({ type }: ColumnOptions): string => (type === 'int' && !isMysql ? 'integer' : String(type));

/** A default as SQL. */
const sqlOf = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));

/** A column of a table by the words of ../columns, which entities use too. */
export const column = (name: string, options: ColumnOptions): TableColumnOptions => ({
  name,
  type: typeOf(options),
  isNullable: options.nullable ?? false,
  ...(options.length === undefined ? {} : { length: String(options.length) }),
  ...(typeof options.precision === 'number' ? { precision: options.precision } : {}),
  ...(options.default === undefined ? {} : { default: sqlOf(options.default) }),
  ...(options.collation ? { charset: options.charset ?? '', collation: options.collation } : {}),
});

/** A column of the primary key. */
export const primary = (name: string, options: ColumnOptions): TableColumnOptions => ({
  ...column(name, options),
  isPrimary: true,
});

/** The number of a row, counted up by the database. */
export const id = (): TableColumnOptions => ({
  ...primary('id', whole()),
  isGenerated: true,
  generationStrategy: 'increment',
});

export const index = (name: string, ...columnNames: string[]): TableIndexOptions => ({ name, columnNames });

export const unique = (name: string, ...columnNames: string[]): TableIndexOptions => ({
  name,
  columnNames,
  isUnique: true,
});

export const foreignKey = (
  name: string,
  columnName: string,
  referencedTableName: string,
  onDelete: string,
): TableForeignKeyOptions => ({
  name,
  columnNames: [columnName],
  referencedColumnNames: ['id'],
  referencedTableName,
  onDelete,
  onUpdate: 'NO ACTION',
});
