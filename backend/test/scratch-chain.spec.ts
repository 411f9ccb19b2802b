import 'reflect-metadata';
import { firstRelease } from './support/first-release';
import { createTestDatabase } from './support/test-database';
jest.setTimeout(3_600_000);
it.each((process.env.SIZES ?? '20000,40000').split(',').map(Number))('%d', async (n) => {
  const test = await createTestDatabase();
  const source = await firstRelease(test.config, n);
  const lines: string[] = [];
  let total = 0;
  for (const step of source.migrations.slice(1)) {
    const runner = source.createQueryRunner();
    const at = performance.now();
    await runner.startTransaction();
    await step.up(runner);
    await runner.commitTransaction();
    const ms = performance.now() - at;
    total += ms;
    lines.push(`${Math.round(ms)}\t${step.name ?? step.constructor.name}`);
    await runner.release();
  }
  process.stderr.write(`orders ${n} total ${Math.round(total)}\n${lines.join('\n')}\n`);
  await source.destroy();
  await test.drop();
});
