import { QueryFailedError, type DataSource } from 'typeorm';
import { readFromPool } from './pool-reads';

type Done = (error: Error | null, answer?: unknown) => void;
interface Asked {
  sql: string;
  rowsAsArray?: boolean;
}

const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });

/** A pool that fails so many times as told, and a source whose own way is heard. */
function pool({ noConnections = 0, fault = null as Error | null, ms = 0, closed = false } = {}) {
  const seen = {
    asked: [] as [Asked, unknown[]][],
    prepared: [] as [Asked, unknown[]][],
    released: 0,
    slow: [] as string[],
    past: [] as unknown[][],
  };
  const answering = (heard: [Asked, unknown[]][]) => (asked: Asked, values: unknown[], done: Done) => {
    heard.push([asked, values]);
    if (ms > 0) jest.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + ms);
    done(fault, [asked.sql]);
  };
  const connection = {
    query: answering(seen.asked),
    execute: answering(seen.prepared),
    release: () => void (seen.released += 1),
  };
  let refusals = noConnections;
  const real = {
    getConnection: (done: (error: Error | null, one?: typeof connection) => void) =>
      refusals-- > 0 ? done(gone) : done(null, connection),
  };
  const source = {
    driver: { pool: closed ? undefined : real },
    logger: { logQuerySlow: (_: number, sql: string) => seen.slow.push(sql) },
    query: (...given: unknown[]) => Promise.resolve(void seen.past.push(given)),
    createQueryRunner: () => ({ connect: () => Promise.reject(new Error('closed')) }),
  } as unknown as DataSource &
    Record<'queryKept' | 'queryLists', (sql: string, values: unknown[]) => Promise<unknown>>;
  readFromPool(source, 1000);
  return { source, seen };
}

afterEach(() => jest.restoreAllMocks());

describe('A read from the pool', () => {
  it('is asked on a connection, which goes back', async () => {
    const { source, seen } = pool();
    expect(await source.query('SELECT ?', [1])).toEqual(['SELECT ?']);
    expect(await source.queryKept('SELECT 2, ?', [2])).toEqual(['SELECT 2, ?']);
    expect(await source.queryLists('SELECT 3', [])).toEqual(['SELECT 3']);
    expect(seen.asked).toEqual([[{ sql: 'SELECT ?' }, [1]]]);
    expect(seen.prepared).toEqual([
      [{ sql: 'SELECT 2, ?' }, [2]],
      [{ sql: 'SELECT 3', rowsAsArray: true }, []],
    ]);
    expect([seen.released, seen.slow, seen.past]).toEqual([3, [], []]);
  });

  it('fails as TypeORM fails, and its connection goes back, too', async () => {
    const { source, seen } = pool({ fault: new Error('no such table') });
    for (const way of ['query', 'queryKept', 'queryLists'] as const) {
      const failed = await source[way]('SELECT 1', [7]).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(QueryFailedError);
      expect(failed).toMatchObject({ query: 'SELECT 1', parameters: [7] });
    }
    expect(seen.released).toBe(3);
  });

  it.each(['queryKept', 'queryLists'] as const)(
    'is not prepared where the server keeps no more: %s',
    async (way) => {
      const full = Object.assign(new Error('full'), { errno: 1461 });
      const { source, seen } = pool({ fault: full });
      await expect(source[way]('SELECT 1', [7])).rejects.toThrow('full');
      expect([seen.prepared.length, seen.asked, seen.released]).toEqual([
        1,
        [[seen.prepared[0]?.[0], [7]]],
        2,
      ]);
    },
  );

  it('is asked again while the server is gone', async () => {
    const { source, seen } = pool({ noConnections: 2 });
    expect(await source.query('SELECT 1')).toEqual(['SELECT 1']);
    expect(seen.asked).toHaveLength(1);
  });

  it('that takes long is told', async () => {
    const { source, seen } = pool({ ms: 501 });
    await source.query('SELECT 1');
    expect(seen.slow).toEqual(['SELECT 1']);
  });

  it('of a closed source is refused in the words of TypeORM', async () => {
    await expect(pool({ closed: true }).source.query('SELECT 1')).rejects.toThrow('closed');
  });

  it('leaves to TypeORM what is part of a unit of work, and what is no read', async () => {
    const { source, seen } = pool();
    const runner = {} as never;
    await source.query('SELECT 1', [2], runner);
    await source.query('INSERT INTO units VALUES (?)', [3]);
    expect(seen.past).toEqual([
      ['SELECT 1', [2], runner],
      ['INSERT INTO units VALUES (?)', [3], undefined],
    ]);
    expect(seen.asked).toEqual([]);
  });
});
