/** Conditions of a whole part of a backup. */
export interface Measure {
  bytes: number;
  sha256: string;
}

export interface TableRecord extends Measure {
  name: string;
  columns: string[];
  rows: number;
  nextId: number | null;
}

export interface FileRecord extends Measure {
  /** Below DATA_DIR, with slashes. */
  name: string;
}

/** The list of contents: `manifest.json`, the last entry of the archive. */
export interface Manifest {
  format: typeof FORMAT;
  formatVersion: number;
  /** The program that made it. */
  version: string;
  createdAt: string;
  engine: 'sqlite' | 'mysql';
  migrations: string[];
  tables: TableRecord[];
  files: FileRecord[];
}

export const FORMAT = 'shlyah-backup';
export const FORMAT_VERSION = 1;
export const MANIFEST = 'manifest.json';

/** Where a table's rows lie in the archive: a line each, a JSON array in the order of the columns. */
export const entryOf = (table: string): string => `tables/${table}.ndjson`;

const counted = (count: number): string => count.toLocaleString('en');

/** What the backup holds, in one line for the operator. */
export function summary({ tables, files, version, createdAt }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const contents = `${counted(tables.length)} tables, ${counted(rows)} rows, ${counted(files.length)} files`;
  return `${contents}; made by version ${version} at ${createdAt}`;
}
