import { QueryFailedError, type DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { readDirectly, readLists, runDirectly } from './direct-sql';

interface Slow {
  ms: number;
  sql: string;
}

/** A connection that answers each statement with its own values, and how often statements were prepared. */
function connection() {
  const prepared: string[] = [];
  const slow: Slow[] = [];
  const databaseConnection = {
    prepare: (sql: string) => {
      prepared.push(sql);
      const statement = {
        reader: !sql.startsWith('INSERT'),
        run: (...values: unknown[]) => ({ changes: values.length, lastInsertRowid: 42 }),
        all: (...values: unknown[]) => {
          if (sql === 'BAD') throw new Error('no such table: towns');
          if (sql === 'SLOW') jest.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 501);
          return values;
        },
      };
      return { ...statement, raw: () => ({ ...statement, all: (...values: unknown[]) => [values] }) };
    },
  };
  const logger = { logQuerySlow: (ms: number, sql: string) => slow.push({ ms: Math.round(ms), sql }) };
  const source = { driver: { databaseConnection }, logger } as unknown as DataSource;
  const runner = {} as QueryRunner;
  readDirectly(source);
  runDirectly(source, runner);
  return { source, runner, prepared, slow };
}

describe('A direct read', () => {
  afterEach(() => jest.restoreAllMocks());

  it('answers the rows of a statement that is prepared once', async () => {
    const { source, prepared } = connection();
    expect(await source.query('SELECT ?', [1])).toEqual([1]);
    expect(await source.query('SELECT ?', ['Гомель'])).toEqual(['Гомель']);
    expect(await source.query('SELECT 1')).toEqual([]);
    expect(prepared).toEqual(['SELECT ?', 'SELECT 1']);
  });

  it('hands yes and no on as SQLite keeps them', async () => {
    expect(await connection().source.query('SELECT ?, ?, ?', [true, false, null])).toEqual([1, 0, null]);
  });

  it('forgets the statement that was prepared first where there are too many', async () => {
    const { source, prepared } = connection();
    for (let at = 0; at <= 300; at++) await source.query(`SELECT ${at}`);
    prepared.length = 0;
    await source.query('SELECT 1');
    await source.query('SELECT 0');
    expect(prepared).toEqual(['SELECT 0']);
  });

  it('fails as TypeORM fails', async () => {
    const failure = await connection()
      .source.query('BAD', [7])
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(QueryFailedError);
    expect(failure).toMatchObject({ query: 'BAD', parameters: [7], message: 'no such table: towns' });
  });

  it('tells of a slow statement, and of no other', async () => {
    const { source, slow } = connection();
    await source.query('SELECT 1');
    await source.query('SLOW');
    expect(slow).toMatchObject([{ sql: 'SLOW' }]);
    expect(slow[0]?.ms).toBeGreaterThan(500);
  });
});

describe('A statement of a unit of work', () => {
  it('answers its rows, or the number of what it has made', async () => {
    const { runner, prepared } = connection();
    expect(await runner.query('SELECT ?', [true])).toEqual([1]);
    expect(await runner.query('INSERT ?', [7])).toBe(42);
    expect(await runner.query('INSERT ?', [8])).toBe(42);
    expect(prepared).toEqual(['SELECT ?', 'INSERT ?']);
  });

  it('tells TypeORM what it asks for: rows, or how many have changed', async () => {
    const { runner } = connection();
    expect(await runner.query('SELECT ?', ['Гомель'], true)).toEqual({
      raw: ['Гомель'],
      records: ['Гомель'],
    });
    expect(await runner.query('INSERT ?', [1, 2], true)).toEqual({ raw: 42, records: [], affected: 2 });
  });

  it('fails as TypeORM fails, and is told when it is slow', async () => {
    const { runner, slow } = connection();
    await expect(runner.query('BAD', [7])).rejects.toBeInstanceOf(QueryFailedError);
    await runner.query('SLOW');
    expect(slow).toMatchObject([{ sql: 'SLOW' }]);
  });
});

describe('Rows as lists of values', () => {
  it.each(['outside a unit of work', 'inside one'])('come straight from SQLite, %s', async (where) => {
    const { source, runner, prepared } = connection();
    const manager = (where === 'inside one'
      ? { connection: {}, queryRunner: runner }
      : { connection: source }) as unknown as EntityManager;
    expect(await readLists(manager, 'SELECT ?', ['Гомель', true])).toEqual([['Гомель', 1]]);
    expect(await manager.queryRunner?.query('SELECT ?', [7])).toEqual(
      where === 'inside one' ? [7] : undefined,
    );
    await readLists(manager, 'SELECT ?', []);
    expect(prepared).toEqual(where === 'inside one' ? ['SELECT ?', 'SELECT ?'] : ['SELECT ?']);
  });

  it('are made of a server’s rows in the order of their columns', async () => {
    const query = (sql: string, values: unknown[]) => Promise.resolve([{ sql, first: values[0] }]);
    for (const where of [{ connection: { query } }, { connection: {}, queryRunner: { query } }]) {
      const manager = where as unknown as EntityManager;
      expect(await readLists(manager, 'SELECT ?', [3])).toEqual([['SELECT ?', 3]]);
    }
  });
});
