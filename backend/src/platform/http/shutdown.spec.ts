import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { endConnectionsOnClose, exitAfterTimeout } from './shutdown';

describe('a server that is asked to stop', () => {
  const agent = new Agent({ keepAlive: true });
  let server: FastifyInstance;
  /** Lets the request that is under way be answered. */
  let answer: () => void;
  let closing: Promise<void>;

  beforeEach(async () => {
    const answered = new Promise<void>((resolve) => (answer = resolve));
    server = fastify();
    endConnectionsOnClose(server);
    closing = new Promise((resolve) => {
      server.addHook('preClose', (done) => {
        resolve();
        done();
      });
    });
    server.get('/slow', () => answered.then(() => 'late'));
    server.get('/', () => 'at once');
    await server.listen();
  });

  afterEach(async () => {
    await server.close();
    agent.destroy();
  });

  async function ask(path: string): Promise<string | undefined> {
    const { port } = server.server.address() as AddressInfo;
    const [{ headers, ...rest }] = (await once(
      request({ port, host: '127.0.0.1', path, agent }).end(),
      'response',
    )) as [IncomingMessage];
    expect(rest.statusCode).toBe(200);
    return headers.connection;
  }

  it('ends the connection of what it still answers; before that it keeps them', async () => {
    expect(await ask('/')).toBe('keep-alive');
    const begun = once(server.server, 'request');
    const late = ask('/slow');
    await begun;
    const closed = server.close();
    await closing;
    answer();
    expect(await late).toBe('close');
    await closed;
  });
});

it.each(['SIGTERM', 'SIGINT'] as const)('%s ends the process before its timeout', (signal) => {
  jest.useFakeTimers();
  const before = process.listeners(signal);
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  try {
    exitAfterTimeout();
    const added = process.listeners(signal).filter((listener) => !before.includes(listener));
    expect(added).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
    added[0]?.(signal);
    jest.advanceTimersByTime(4000);
    expect(exit).not.toHaveBeenCalled();
    jest.advanceTimersByTime(999);
    expect(exit.mock.calls).toEqual([[1]]);
  } finally {
    for (const other of ['SIGTERM', 'SIGINT'] as const) process.removeAllListeners(other);
    exit.mockRestore();
    jest.useRealTimers();
  }
});
