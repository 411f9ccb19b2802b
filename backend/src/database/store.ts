import type { DataSource, EntityManager } from 'typeorm';

/** A unit of work may be run again from its beginning: nothing but database calls belongs into it. */
export type Work<T> = (tx: EntityManager) => Promise<T>;

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

  close(): Promise<void>;
}
