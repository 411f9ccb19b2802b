import { once } from 'node:events';
import { createServer } from 'node:net';
import mysql from 'mysql2/promise';
import { freePort } from '../../../test/support/free-port';
import { until } from '../../../test/support/reading';
import type { Config } from '../../platform/config/config';
import { galeraHealth } from './galera-health';
import { CommandError, UsageError } from './run-command';

const url = 'mysql://shlyah:secret@node-1/shlyah';
const config = { database: { kind: 'mysql', url } } as Config;
const healthy = { wsrep_local_state: '4', wsrep_cluster_status: 'Primary', wsrep_ready: 'ON' };

/** A connection to a node that says this of itself, or nothing at all. */
function node(said: Record<string, string> | null) {
  const rows = Object.entries(said ?? {}).map(([name, value]) => ({ Variable_name: name, Value: value }));
  const query = jest.fn(() => (said === null ? new Promise(() => undefined) : Promise.resolve([rows])));
  return { query, destroy: jest.fn() };
}

let connecting: jest.SpiedFunction<typeof mysql.createConnection>;
let port: number;
let running: Promise<number | void>;

const ask = async (host = '127.0.0.1'): Promise<[number, string]> => {
  const answer = await fetch(`http://${host}:${port}/`, { headers: { connection: 'close' } });
  return [answer.status, await answer.text()];
};

beforeEach(async () => {
  port = await freePort();
});

// Not while the file loads: a spec that runs before this one may restore all that is spied on.
beforeAll(() => {
  connecting = jest.spyOn(mysql, 'createConnection');
});

afterAll(() => connecting.mockRestore());

describe('what a balancer is told of a node', () => {
  beforeEach(async () => {
    connecting.mockResolvedValue(node(healthy) as never);
    running = Promise.resolve(galeraHealth.run(['--port', String(port)], config));
    await until(() =>
      ask().then(
        () => true,
        () => false,
      ),
    );
    connecting.mockClear();
  });

  afterEach(async () => {
    process.emit('SIGTERM', 'SIGTERM');
    await running;
    await expect(ask()).rejects.toThrow('fetch failed');
  });

  const askOf = (said: Record<string, string> | null) => {
    const asked = node(said);
    connecting.mockResolvedValueOnce(asked as never);
    return { asked, answer: ask() };
  };

  it('takes writes while it stands in the primary part, in step and ready', async () => {
    const { asked, answer } = askOf(healthy);
    expect(await answer).toEqual([200, 'ok\n']);
    expect(connecting.mock.calls).toEqual([[{ uri: url, connectTimeout: 400 }]]);
    expect(asked.query.mock.calls).toEqual([["SHOW GLOBAL STATUS LIKE 'wsrep%'"]]);
    expect(asked.destroy).toHaveBeenCalledTimes(1);
  });

  it.each<[Record<string, string>, string]>([
    [{ ...healthy, wsrep_local_state: '2' }, 'wsrep_local_state is 2'],
    [{ ...healthy, wsrep_cluster_status: 'non-Primary' }, 'wsrep_cluster_status is non-Primary'],
    [{ ...healthy, wsrep_ready: 'OFF' }, 'wsrep_ready is OFF'],
    [{}, 'wsrep_local_state is undefined'],
  ])('takes none when it says %j', async (said, words) => {
    const { asked, answer } = askOf(said);
    expect(await answer).toEqual([503, `${words}\n`]);
    expect(asked.destroy).toHaveBeenCalledTimes(1);
  });

  it('takes none when it is away', async () => {
    connecting.mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
    expect(await ask()).toEqual([503, 'Error: connect ECONNREFUSED\n']);
  });

  it('takes none when it hangs, and is not left with the connection', async () => {
    const good = askOf(healthy);
    await good.answer;
    const began = performance.now();
    const { asked, answer } = askOf(null);
    expect(await answer).toEqual([503, 'no answer\n']);
    expect(performance.now() - began).toBeGreaterThan(350);
    await until(() => Promise.resolve(asked.destroy.mock.calls.length > 0));
    // That of the node which has answered was ended once.
    expect(good.asked.destroy).toHaveBeenCalledTimes(1);
  });
});

it('listens where it is told to, until it is interrupted', async () => {
  connecting.mockResolvedValue(node(healthy) as never);
  running = Promise.resolve(galeraHealth.run(['--port', String(port), '--host', '127.0.0.2'], config));
  await until(() =>
    ask('127.0.0.2').then(
      () => true,
      () => false,
    ),
  );
  await expect(ask()).rejects.toThrow('fetch failed');
  process.emit('SIGINT', 'SIGINT');
  await running;
});

it('says that its port is taken', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  await expect(galeraHealth.run(['--port', String(port)], config)).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  other.close();
});

it.each<[string[], Config, CommandError]>([
  [[], config, new UsageError('--port is missing.')],
  [['--port', 'http'], config, new UsageError('--port is missing.')],
  [
    ['--port', '1'],
    { database: { kind: 'sqlite', file: 'a' } } as Config,
    new CommandError('DATABASE_URL: SQLite is no cluster.'),
  ],
])('%j over %j is refused', async (args, over, refusal) => {
  const refused = await Promise.resolve(galeraHealth.run(args, over)).catch((error: unknown) => error);
  expect(refused).toEqual(refusal);
  expect(refused).toBeInstanceOf(refusal.constructor);
});
