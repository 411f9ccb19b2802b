// `node scripts/backend-command.mjs <name> …`: runs a command of the backend, built first if it has to be.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt } from './lib/built.mjs';
import { ensurePackages } from './lib/install.mjs';
import { build } from './lib/nx.mjs';
import { root } from './lib/paths.mjs';
import { main, Refusal } from './lib/progress.mjs';
import { foreground } from './lib/server.mjs';

await main(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  await ensurePackages();
  if (!isBuilt()) await build(['@shlyah/backend']);
  const file = `backend/dist/commands/${name}.js`;
  if (name === '' || !existsSync(join(root, file)))
    throw new Refusal(`There is no backend command «${name}».`);
  process.exitCode = await foreground([file, ...args]);
});
