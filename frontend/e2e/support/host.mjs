// Runs applications of the built product one after another, so that its modules are loaded once for many worlds. A message is
// the settings of the application to start, or 'close' for the one that runs.
import { createRequire } from 'node:module';
import { CLOSED } from './server.mjs';

const require = createRequire(import.meta.url);
const { createApp, listen } = require('../../../backend/dist/create-app.js');
const { ensureWritable, readConfig } = require('../../../backend/dist/platform/config/config.js');
const { createLog } = require('../../../backend/dist/platform/logging/log.js');

// As in backend/src/main.ts.
process.umask(0o077);
let app;

process.on('message', async (message) => {
  if (message === 'close') {
    await app.close();
    console.log(CLOSED);
    return;
  }
  const config = readConfig({ ...process.env, ...message });
  ensureWritable(config.dataDir);
  const log = createLog(config);
  app = await createApp(config, log);
  await listen(app, config, log);
});

// Ends with the process of the tests, also when that was killed: an open application keeps this one alive.
process.on('disconnect', () => process.exit());
