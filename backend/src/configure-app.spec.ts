import { readConfig } from './platform/config/config';
import { buildAdapter } from './configure-app';
import { createLog } from './platform/logging/log';

describe('lines of Fastify’s own, such as where it listens,', () => {
  it.each([
    ['info', 0],
    ['debug', 1],
    ['silent', 0],
  ] as const)(
    'are for those who look for a fault: with LOG_LEVEL=%s there are %d',
    async (logLevel, count) => {
      const lines: string[] = [];
      const log = createLog({ production: true, logLevel }, { write: (line) => lines.push(line) });
      const server = buildAdapter(readConfig({}), log).getInstance();
      await server.listen({ host: '127.0.0.1', port: 0 });
      await server.close();
      expect(lines.filter((line) => line.includes('listening'))).toHaveLength(count);
    },
  );
});

// In production they are what an operator reads; where the program is written they would hide everything else.
it.each([
  [true, 'info', 1],
  [false, 'info', 0],
  [false, 'debug', 1],
] as const)(
  'of a request, in production %p and with LOG_LEVEL=%s, there are %d lines',
  async (production, logLevel, count) => {
    const lines: string[] = [];
    const log = createLog({ production: true, logLevel }, { write: (line) => lines.push(line) });
    const server = buildAdapter({ ...readConfig({}), production }, log).getInstance();
    const address = await server.listen({ host: '127.0.0.1', port: 0 });
    await (await fetch(address)).text();
    await server.close();
    expect(lines.filter((line) => line.includes('"msg":"request"'))).toHaveLength(count);
  },
);
