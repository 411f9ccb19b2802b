import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Reads of lists outside a unit of work. */
export interface Reads {
  readonly manager: EntityManager;

  /** Runs a query that may be slow; on SQLite in a thread of its own, so that it blocks no other. */
  ask<Row>(query: SelectQueryBuilder<ObjectLiteral>): Promise<Row[]>;
}
