// `node scripts/backend-command.mjs <name> …`: runs a command of the backend, built first if it has to be.
import { ensurePackages } from './lib/install.mjs';
import { build } from './lib/nx.mjs';
import { main } from './lib/progress.mjs';
import { foreground } from './lib/server.mjs';

await main(async () => {
  await ensurePackages();
  await build(['@shlyah/backend']);
  process.exitCode = await foreground(['backend/dist/operations/commands/main.js', ...process.argv.slice(2)]);
});
