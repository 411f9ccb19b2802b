import { statSync } from 'node:fs';
import { FILE_GONE } from './driver-errors';

/** SQLite's file is not under its name any more: writes into the open one would be lost with the process. */
export class FileGoneError extends Error {
  readonly code = FILE_GONE;

  constructor(path: string) {
    super(`The database file ${path} was moved, removed or replaced; put it back, or restart the server`);
  }
}

/** Tells whether SQLite's file and its write-ahead log are those that were opened. */
export class DatabaseFile {
  private readonly opened: string | null;
  /** SQLite makes the log with the first statement. */
  private log: string | null = null;

  constructor(readonly path: string) {
    this.opened = identityOf(path);
  }

  /** A few microseconds: cheap enough for each COMMIT. */
  isInPlace(): boolean {
    const log = identityOf(`${this.path}-wal`);
    this.log ??= log;
    return identityOf(this.path) === this.opened && log === this.log;
  }

  /** The last connection removes the log when it is closed. */
  forgetLog(): void {
    this.log = null;
  }
}

function identityOf(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found ? `${found.dev} ${found.ino}` : null;
}
