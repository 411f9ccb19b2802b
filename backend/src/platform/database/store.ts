import type { DataSource, EntityManager } from 'typeorm';
import type { Reads } from './reads';

/** A unit of work may be run again from its beginning: nothing but database calls belongs into it. */
export type Work<T> = (tx: EntityManager) => Promise<T>;

/** Connections of a pool. */
export interface PoolUse {
  open: number;
  busy: number;
  /** Requests that wait for one. */
  waiting: number;
}

/** One engine's connections. */
export interface Store {
  readonly kind: 'sqlite' | 'mysql';

  /** For reading outside a unit of work. */
  readonly reader: DataSource;

  /**
   * Runs the work once, in a transaction of its own, and gives up waiting for the database at the deadline. Whatever
   * the result, no connection is left inside a transaction.
   */
  run<T>(work: Work<T>, deadline: number): Promise<T>;

  readonly reads: Reads;

  pool(): PoolUse | null;

  /** FileGoneError when SQLite's file is not where it was opened. */
  refuseMoved(): void;

  /** How far the database's clock is ahead of this machine's, ms. */
  ahead(tx?: EntityManager): Promise<number>;

  close(): Promise<void>;
}
