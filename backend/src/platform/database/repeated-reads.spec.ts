import type { DataSource } from 'typeorm';
import { repeatReads } from './repeated-reads';

const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
const waitMs = 500;

/** Connections of a server that fails as told: when each was asked, and how many have been given back. */
function connections() {
  const server = { fault: gone as Error | null, asked: [] as number[], released: 0 };
  const first = Date.now();
  const runner = (isTransactionActive: boolean) => ({
    isTransactionActive,
    query: (sql: string) => {
      server.asked.push(Date.now() - first);
      return server.fault ? Promise.reject(server.fault) : Promise.resolve(sql);
    },
    release: () => Promise.resolve(void (server.released += 1)),
  });
  let inTransaction = false;
  const source = { createQueryRunner: () => runner(inTransaction) } as unknown as DataSource;
  repeatReads(source, waitMs);
  /** The answer, or the error. */
  const ask = (sql: string, within = false): Promise<unknown> => {
    inTransaction = within;
    return source
      .createQueryRunner()
      .query(sql)
      .catch((error: unknown) => error);
  };
  return { server, ask };
}

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a read while the server is gone', () => {
  it('is asked again on other connections, which are given back, until there is an answer', async () => {
    const { server, ask } = connections();
    const answer = ask('SELECT 1');
    await jest.advanceTimersByTimeAsync(250);
    expect(server).toMatchObject({ asked: [0, 100, 200], released: 2 });
    server.fault = null;
    await jest.advanceTimersByTimeAsync(50);
    expect(await answer).toBe('SELECT 1');
    expect(server).toMatchObject({ asked: [0, 100, 200, 300], released: 3 });
  });

  it('is refused after the timeout', async () => {
    const { server, ask } = connections();
    const answer = ask('  select id FROM users');
    await jest.advanceTimersByTimeAsync(1000);
    expect(await answer).toBe(gone);
    expect(server.asked).toEqual([0, 100, 200, 300, 400, 500]);
  });

  it.each([
    ['a change', 'INSERT INTO units (mark) VALUES (1)', false, gone],
    ['a read inside a transaction, whose half is lost,', 'SELECT 1', true, gone],
    ['a wrong read', 'SELECT', false, new Error('wrong')],
  ])('%s is asked once', async (_what, sql, within, fault) => {
    const { server, ask } = connections();
    server.fault = fault;
    const answer = ask(sql, within);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await answer).toBe(fault);
    expect(server.asked).toEqual([0]);
  });
});
