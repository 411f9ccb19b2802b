// The plans of test/plans.spec.ts among as many orders as a firm has in months; where they run with the other tests there are 4,000.
//   npm run bench -- plans --orders 1000000 --engine mariadb
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { leave, run } from '../../scripts/lib/processes.mjs';
import { openData } from './lib/engines.mjs';

const { values: asked } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    engine: { type: 'string', default: 'sqlite,mariadb' },
  },
});
const jest = join(createRequire(import.meta.url).resolve('jest/package.json'), '../bin/jest.js');
const backend = join(import.meta.dirname, '..');

const counts = { passed: 0, failed: 0 };
for (const engine of asked.engine.split(',')) {
  const data = await openData(engine, Number(asked.orders));
  const server = engine === 'mariadb' ? { TEST_DATABASE_URL: data.url } : {};
  const report = join(data.folder, 'plans.json');
  const args = [
    jest,
    '--ci',
    '--testTimeout=600000',
    // As scripts/lib/lane-kinds.mjs: the temporary folder of a lane has none.
    `--cacheDirectory=${join(backend, '../node_modules/.cache/jest')}`,
    'test/plans.spec.ts',
    '--json',
    `--outputFile=${report}`,
  ];
  const env = { ...process.env, ...server, PLANS_DATABASE: data.url, PLANS_ORDERS: asked.orders };
  const { code, output } = await run(process.execPath, args, { cwd: backend, env });
  if (code !== 0) console.log(output);
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
  counts.passed += passed;
  counts.failed += failed || Number(code !== 0);
  console.log(`${engine}, ${asked.orders} orders: ${passed} plans as they should be`);
  await data.close();
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
await leave(counts.failed > 0 ? 1 : 0);
