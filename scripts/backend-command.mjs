// `node scripts/backend-command.mjs <name> …`: runs a command of the backend as it was built. It installs and builds nothing: a server may run
// from this folder, and would lose its files meanwhile.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packagesInstalled, requireNode } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { main, Refusal } from './lib/progress.mjs';
import { foreground } from './lib/server.mjs';

const program = 'backend/dist/operations/commands/main.js';

await main(async () => {
  requireNode();
  if (!packagesInstalled())
    throw new Refusal('The packages are not those of package-lock.json: run npm ci && npm run build.');
  if (!existsSync(join(root, program))) throw new Refusal('The program is not built: run npm run build.');
  process.exitCode = await foreground([program, ...process.argv.slice(2)]);
});
