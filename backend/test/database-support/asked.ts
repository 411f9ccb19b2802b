import type { QueryRunner } from 'typeorm';
import type { Database } from '../../src/database/database';
import type { Ids } from '../../src/orders/found-orders';

export type Statement = [sql: string, values: unknown[]];

/** What is asked of the database meanwhile; all connections of a DataSource share one class of runners. */
export async function statementsOf(database: Database, work: () => Promise<unknown>): Promise<Statement[]> {
  const asked: Statement[] = [];
  const source = database.read.connection;
  const runners = Object.getPrototypeOf(source.createQueryRunner()) as Pick<QueryRunner, 'query'>;
  const { query } = runners;
  runners.query = function (this: QueryRunner, ...given: Parameters<typeof query>) {
    asked.push([given[0], (given[1] ?? []) as unknown[]]);
    return query.apply(this, given);
  } as typeof query;
  // On SQLite these are asked in threads.
  const threaded = database.kind === 'sqlite' ? (['ask', 'ids'] as const) : [];
  const aside = threaded.map((name) => {
    const real = database.reads[name].bind(database.reads) as (query: Ids) => Promise<never>;
    return jest.spyOn(database.reads, name).mockImplementation((query: Ids) => {
      asked.push(query.getQueryAndParameters() as Statement);
      return real(query);
    });
  });
  await work().finally(() => {
    runners.query = query;
    for (const spy of aside) spy.mockRestore();
  });
  return asked;
}
