// `npm run security -- [name …] [--database sqlite|mariadb]`: the long form of what tests try against the product in short. All of
// them without a name. Exit code 1 when something got through.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePackages } from '../../scripts/lib/install.mjs';
import { startMariadb } from '../../scripts/lib/mariadb.mjs';
import { build } from '../../scripts/lib/nx.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { ended, leave, start } from '../../scripts/lib/processes.mjs';
import { main, Refusal } from '../../scripts/lib/progress.mjs';
import { answerTimes } from './answer-times.mjs';

/** What each asks of the spec of the same purpose; the numbers are its long form. */
const specs = {
  fuzz: { files: ['fuzz'], env: { FUZZ_RUNS: '1700', FUZZ_SECONDS: '3600', FUZZ_PATIENCE_MS: '1000' } },
  matrix: { files: ['access-matrix', 'staff-two-factor'], env: {} },
  races: { files: ['logout-races'], env: { RACES: '1000' } },
  codes: { files: ['tracking'], env: { GUESSES: '100000', CODES: '1000000' } },
  papers: { files: ['documents-hostile'], env: { PAPERS: '5000' } },
};
const engines = ['sqlite', 'mariadb'];
const names = [...Object.keys(specs), 'times'];

function called() {
  try {
    const { values, positionals } = parseArgs({
      options: { database: { type: 'string' } },
      allowPositionals: true,
    });
    const known = positionals.every((name) => names.includes(name));
    if (known && [undefined, ...engines].includes(values.database))
      return {
        chosen: positionals.length > 0 ? positionals : names,
        databases: values.database ? [values.database] : engines,
      };
  } catch {
    // An unknown option.
  }
  throw new Refusal(`Usage: npm run security -- [${names.join('|')}] [--database ${engines.join('|')}].`);
}

/** The exit code of the spec in its long form. */
async function spec({ files, env }, server) {
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const args = [
    '-c',
    'jest.config.cjs',
    '--testTimeout=7200000',
    ...files.map((file) => `/test/${file}.spec`),
  ];
  const child = start(process.execPath, [jest, ...args], {
    cwd: join(root, 'backend'),
    env: { ...process.env, ...env, ...(server && { TEST_DATABASE_URL: server }) },
    stdio: 'inherit',
  });
  return (await ended(child)).code ?? 1;
}

await main(async () => {
  const { chosen, databases } = called();
  await ensurePackages();
  await build();
  const failed = [];
  for (const database of databases) {
    const server = database === 'mariadb' ? await startMariadb() : undefined;
    for (const name of chosen) {
      console.log(`\n${name}, ${database}`);
      const code = name === 'times' ? await answerTimes(database) : await spec(specs[name], server?.url);
      if (code !== 0) failed.push(`${name} (${database})`);
    }
    await server?.stop();
  }
  console.log(failed.length === 0 ? '\nNothing got through.' : `\nFailed: ${failed.join(', ')}.`);
  await leave(failed.length === 0 ? 0 : 1);
});
