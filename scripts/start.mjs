// `npm start`: from a fresh clone to a running site, installing and building only what is missing or stale.
import { isBuilt, rememberBuilt, sourceState } from './lib/built.mjs';
import { ensurePackages } from './lib/install.mjs';
import { build } from './lib/nx.mjs';
import { main } from './lib/progress.mjs';
import { foreground } from './lib/server.mjs';

await main(async () => {
  await ensurePackages();
  if (!isBuilt()) {
    // Read first: a file saved while the build goes on must count as changed.
    const state = sourceState();
    await build();
    rememberBuilt(state);
  }
  process.exitCode = await foreground(['backend/dist/main.js']);
});
