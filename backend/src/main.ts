import 'reflect-metadata';
import { createApp, listen } from './create-app';
import { loadLibraries } from './platform/common/libraries';
import { ensureWritable, readConfig, type Config } from './platform/config/config';
import { exitAfterTimeout } from './platform/http/shutdown';
import { createLog } from './platform/logging/log';
import { exitCodeOf, explain, type StartFailure } from './start-failure';

async function start(config: Config): Promise<void> {
  ensureWritable(config.dataDir);
  const log = createLog(config);
  process.on('uncaughtExceptionMonitor', (err) => log.fatal({ err }));
  const app = await createApp(config, log);
  exitAfterTimeout();
  await listen(app, config, log);
  await loadLibraries();
}

// What the process writes is its own user's alone.
process.umask(0o077);
let config: Config | null = null;
try {
  config = readConfig(process.env);
  void start(config).catch(fail);
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  const line = explain(error as StartFailure, config);
  if (line === null) console.error((error as Error).stack);
  console.error(line ?? 'The server could not start; the reason stands above');
  process.exit(exitCodeOf(error as Error, config));
}
