import type { QueryRunner } from 'typeorm';
import type { Database } from '../../src/platform/database/database';
import type { Reads } from '../../src/platform/database/reads';

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
  const { reads } = database;
  const ask = reads.ask.bind(reads);
  const threaded =
    database.kind === 'sqlite' &&
    jest.spyOn(reads, 'ask').mockImplementation((query: Parameters<Reads['ask']>[0]) => {
      asked.push(query.getQueryAndParameters() as Statement);
      return ask(query);
    });
  await work().finally(() => {
    runners.query = query;
    if (threaded) threaded.mockRestore();
  });
  return asked;
}
