import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { IdSet } from './id-set';
import type { ReadThreads } from './read-threads';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** One database as lists read it, outside a unit of work. */
export interface Reads {
  readonly manager: EntityManager;

  /** What may take long; on SQLite it stops nobody. */
  ask<Row>(query: Query): Promise<Row[]>;

  /** All ids that such a query selects as `id`, each once. */
  ids(query: Query): Promise<IdSet>;
}

export class ServerReads implements Reads {
  constructor(private readonly source: DataSource) {}

  get manager(): EntityManager {
    return this.source.manager;
  }

  ask<Row>(query: Query): Promise<Row[]> {
    return query.getRawMany() as Promise<Row[]>;
  }

  /** As one text, which takes a third of the time of rows; where that exceeds what the server may send, as rows. */
  async ids(query: Query): Promise<IdSet> {
    const [sql, values] = query.getQueryAndParameters();
    const [row] = await this.source.query<{ size: number | string; ids: string | Uint8Array | null }[]>(
      `SELECT COUNT(*) AS size, GROUP_CONCAT(x.id) AS ids FROM (${sql}) x`,
      values,
    );
    const set = IdSet.parse(String(row?.ids ?? ''));
    if (set.size === Number(row?.size)) return set;
    const rows = await this.source.query<{ id: number }[]>(sql, values);
    return IdSet.of(rows.map(({ id }) => id));
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
    return this.threads.ask({ sql, values: values as unknown[], ids: false }) as Promise<Row[]>;
  }

  async ids(query: Query): Promise<IdSet> {
    const [sql, values] = query.getQueryAndParameters();
    return IdSet.from(
      (await this.threads.ask({ sql, values: values as unknown[], ids: true })) as Uint32Array,
    );
  }
}
