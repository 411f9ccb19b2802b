// `node scripts/nx.mjs <nx arguments>`: Nx with the settings of this repository.
import { ensurePackages } from './lib/install.mjs';
import { nxEnvironment, nxProgram, writeCommit } from './lib/nx.mjs';
import { ended, start } from './lib/processes.mjs';
import { main } from './lib/progress.mjs';

await main(async () => {
  await ensurePackages();
  const child = start(process.execPath, [nxProgram, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: nxEnvironment,
  });
  process.exitCode = (await ended(child)).code ?? 1;
  await writeCommit();
});
