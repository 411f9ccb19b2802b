// The plans of test/plans.spec.ts among as many orders as a firm has in months; `npm test` asks for them among 4,000.
//   npm run bench -- plans --orders 100000 --engine mariadb
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startMariadb } from '../../scripts/lib/mariadb.mjs';
import { leave } from '../../scripts/lib/processes.mjs';

const { values: asked } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    engine: { type: 'string', default: 'sqlite,mariadb' },
  },
});
const jest = join(createRequire(import.meta.url).resolve('jest/package.json'), '../bin/jest.js');
const backend = join(import.meta.dirname, '..');

let failed = false;
for (const engine of asked.engine.split(',')) {
  console.log(`\n${engine}, ${asked.orders} orders`);
  const server = engine === 'mariadb' ? { TEST_DATABASE_URL: (await startMariadb()).url } : {};
  const env = { ...process.env, ...server, PLANS_ORDERS: asked.orders };
  const args = [jest, '--testTimeout=3600000', '--verbose', 'test/plans.spec.ts'];
  failed ||= spawnSync(process.execPath, args, { cwd: backend, env, stdio: 'inherit' }).status !== 0;
}
await leave(failed ? 1 : 0);
