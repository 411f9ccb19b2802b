import { statSync, type BigIntStats } from 'node:fs';
import { FILE_GONE } from './driver-errors';

/** SQLite's file has been moved or replaced: writes into the open one would be lost with the process. */
export class FileGoneError extends Error {
  readonly code = FILE_GONE;

  constructor(path: string) {
    super(
      `The database file ${path} was moved, removed or replaced; put it back, or stop the server and restore a backup`,
    );
  }
}

/** Checks that SQLite's file and its write-ahead log are those that were opened. */
export class DatabaseFile {
  private readonly opened: string | null;
  /** SQLite makes the log with the first statement. */
  private log: string | null = null;
  private size = 0n;
  private isShorter = false;

  constructor(readonly path: string) {
    this.opened = identityOf(find(path));
  }

  /** A few microseconds: cheap enough for each COMMIT. */
  isInPlace(): boolean {
    const log = identityOf(find(`${this.path}-wal`));
    this.log ??= log;
    const file = find(this.path);
    if (file) this.compare(file.size);
    return !this.isShorter && identityOf(file) === this.opened && log === this.log;
  }

  /** The last connection removes the log when it is closed. */
  forgetLog(): void {
    this.log = null;
  }

  /**
   * `cp` over the file keeps its identity, and SQLite does not notice. But the server never makes the file shorter, as a copy of an earlier
   * moment is. Once shorter, always: the next checkpoint makes it longer again, of pages of two databases.
   */
  private compare(size: bigint): void {
    this.isShorter ||= size < this.size;
    this.size = size;
  }
}

const find = (path: string): BigIntStats | undefined =>
  statSync(path, { throwIfNoEntry: false, bigint: true });

const identityOf = (found: BigIntStats | undefined): string | null =>
  found ? `${found.dev} ${found.ino}` : null;
