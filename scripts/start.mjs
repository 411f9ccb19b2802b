// `npm start`: from a fresh clone to a running site, installing and building only missing and stale parts.
import { ensurePackages } from './lib/install.mjs';
import { build } from './lib/nx.mjs';
import { main } from './lib/progress.mjs';
import { foreground } from './lib/server.mjs';

await main(async () => {
  await ensurePackages();
  await build();
  process.exitCode = await foreground(['backend/dist/main.js']);
});
