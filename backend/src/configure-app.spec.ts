import { readConfig } from './config/config';
import { buildAdapter } from './configure-app';
import { createLog } from './logging/log';

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
