import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { Reads } from './reads';
import { Spare } from './spare';

const failure = (code: string): Error => Object.assign(new Error(code), { code });

/** A server for lists that a test takes away, how often it was asked, and what the log says. */
function spareOf() {
  const server = { fault: null as Error | null, asked: 0, closed: 0 };
  const source = {
    initialize: () => Promise.resolve(source),
    destroy: () => Promise.resolve(void (server.closed += 1)),
  } as unknown as DataSource;
  const spare = new Spare(() => source);
  const otherwise = {} as Reads;
  const read = (): Promise<string> =>
    spare.read((reads) => {
      if (reads === otherwise) return Promise.resolve('otherwise');
      server.asked += 1;
      return server.fault ? Promise.reject(server.fault) : Promise.resolve('there');
    }, otherwise);
  return { spare, server, read };
}

let warned: jest.SpyInstance;
let told: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  told = jest.spyOn(Logger.prototype, 'log').mockReturnValue();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a server for lists', () => {
  // Whoever hangs would otherwise be waited for with each list.
  it.each(['ECONNREFUSED', 'PROTOCOL_CONNECTION_LOST'])(
    'that fails with %s rests for five seconds',
    async (code) => {
      const { server, read } = spareOf();
      server.fault = failure(code);
      expect([await read(), await read()]).toEqual(['otherwise', 'otherwise']);
      expect(server.asked).toBe(1);
      jest.advanceTimersByTime(4999);
      expect([await read(), server.asked]).toEqual(['otherwise', 1]);
      jest.advanceTimersByTime(1);
      expect([await read(), server.asked]).toEqual(['otherwise', 2]);
      server.fault = null;
      jest.advanceTimersByTime(5000);
      expect([await read(), await read(), server.asked]).toEqual(['there', 'there', 4]);
    },
  );

  it('is told of in the log once when it goes and once when it comes back', async () => {
    const { server, read } = spareOf();
    await read();
    expect(told).not.toHaveBeenCalled();
    for (let time = 1; time <= 2; time++) {
      server.fault = failure('ECONNREFUSED');
      for (let count = 0; count < 3; count++) {
        await read();
        jest.advanceTimersByTime(5000);
      }
      server.fault = null;
      await read();
      await read();
      expect([warned.mock.calls.length, told.mock.calls.length]).toEqual([time, time]);
    }
  });

  // A query that is wrong there is wrong elsewhere, too: it would only be asked twice.
  it('that refuses a query is not away', async () => {
    const { server, read } = spareOf();
    server.fault = failure('ER_PARSE_ERROR');
    await expect(read()).rejects.toBe(server.fault);
    server.fault = null;
    expect(await read()).toBe('there');
    expect(warned).not.toHaveBeenCalled();
  });

  it('is closed with the program, once it was opened', async () => {
    const { spare, server, read } = spareOf();
    await spare.close();
    expect(server.closed).toBe(0);
    await read();
    await spare.close();
    expect(server.closed).toBe(1);
  });
});
