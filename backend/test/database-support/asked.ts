import type { QueryRunner } from 'typeorm';
import type { Database } from '../../src/database/database';
import { isRead } from '../../src/database/repeated-reads';
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
  // Past the class of the runners (src/database/direct-sql.ts, pool-reads.ts).
  const isServer = database.kind === 'mysql';
  const direct = isServer ? [source] : [source, await writingRunner(database)];
  const ways = isServer ? ['query', 'queryKept', 'queryLists'] : ['query', 'queryLists'];
  const heard = direct.flatMap((one) =>
    ways.map((name) => {
      const way = one as unknown as Record<string, (...given: unknown[]) => Promise<never>>;
      const real = way[name]?.bind(one) as (...given: unknown[]) => Promise<never>;
      return jest.spyOn(way, name).mockImplementation((...given) => {
        const [sql, values = [], runner] = given as [string, unknown[] | undefined, unknown];
        // A server's other statements go to a runner, which is heard.
        if (!isServer || (isRead(sql) && !runner)) asked.push([sql, values]);
        return real(...given);
      });
    }),
  );
  // In threads.
  const aside = (['ask', 'ids'] as const).map((name) => {
    const real = database.reads[name].bind(database.reads) as (query: Ids) => Promise<never>;
    return jest.spyOn(database.reads, name).mockImplementation((query: Ids) => {
      asked.push(query.getQueryAndParameters() as Statement);
      return real(query);
    });
  });
  await work().finally(() => {
    runners.query = query;
    for (const spy of [...heard, ...aside]) spy.mockRestore();
  });
  return asked;
}

/** The one that units of work have in turn. */
const writingRunner = (database: Database): Promise<QueryRunner> =>
  database.write((tx) => Promise.resolve(tx.queryRunner as QueryRunner));
