import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ReadThreads } from './read-threads';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** One database as lists read it, outside a unit of work. */
export interface Reads {
  readonly manager: EntityManager;

  /** A slow query; on SQLite it blocks no other. */
  ask<Row>(query: Query): Promise<Row[]>;
}

export class ServerReads implements Reads {
  constructor(private readonly source: DataSource) {}

  get manager(): EntityManager {
    return this.source.manager;
  }

  ask<Row>(query: Query): Promise<Row[]> {
    return query.getRawMany() as Promise<Row[]>;
  }
}

export class EmbeddedReads implements Reads {
  constructor(
    private readonly source: DataSource,
    private readonly threads: ReadThreads,
  ) {}

  get manager(): EntityManager {
    return this.source.manager;
  }

  ask<Row>(query: Query): Promise<Row[]> {
    const [sql, values] = query.getQueryAndParameters();
    return this.threads.ask({ sql, values: values as unknown[] }) as Promise<Row[]>;
  }
}
