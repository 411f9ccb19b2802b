import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ReadThreads } from './read-threads';

type SlowQuery = SelectQueryBuilder<ObjectLiteral>;

/** One database as lists read it, outside a unit of work. */
export interface Reads {
  readonly manager: EntityManager;

  /** A slow query; on SQLite it blocks no other. */
  ask<Row>(query: SlowQuery): Promise<Row[]>;
}

export class ServerReads implements Reads {
  constructor(private readonly source: DataSource) {}

  get manager(): EntityManager {
    return this.source.manager;
  }

  ask<Row>(query: SlowQuery): Promise<Row[]> {
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

  ask<Row>(query: SlowQuery): Promise<Row[]> {
    const [sql, values] = query.getQueryAndParameters();
    return this.threads.ask({ sql, values: values as unknown[] }) as Promise<Row[]>;
  }
}
