import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import { ConfigError, ensureWritable, readConfig, type Config } from './platform/config/config';
import { buildAdapter, configureApp } from './configure-app';
import { DEMO_PASSWORD, demoUsers } from './operations/seeds/demo-data';
import { remarks } from './platform/logging/config-warnings';
import { createLog, type Log } from './platform/logging/log';
import { nestLog } from './platform/logging/nest-log';
import { describeApi } from './openapi/document';
import { exitInTime } from './platform/http/shutdown';

async function start(config: Config): Promise<void> {
  ensureWritable(config.dataDir);
  const log = createLog(config);
  process.on('uncaughtExceptionMonitor', (err) => log.fatal({ err }));
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.register(config),
    buildAdapter(config, log),
    { logger: nestLog(log), abortOnError: false },
  );
  await configureApp(app, config);
  exitInTime();
  describeApi(app);
  await app.listen(config.port, config.host);
  announce(config, log);
  for (const remark of remarks(config)) log.warn(remark);
}

function announce({ publicUrl, demo, production }: Config, log: Log): void {
  if (production) return log.info(`«Шлях» is running: ${publicUrl.origin}`);
  const lines = [
    `\n«Шлях» is running: ${publicUrl.origin}`,
    `API documentation: ${publicUrl.origin}/api/docs`,
  ];
  if (demo) {
    lines.push(
      `Demo logins, password ${DEMO_PASSWORD}:`,
      ...demoUsers.map(({ email, role, status }) => `  ${email} (${role}, ${status})`),
    );
  }
  console.log(lines.join('\n'));
}

/** Failures that the operator can correct: one clear line each, no stack. */
function explain(error: NodeJS.ErrnoException, config: Config | null): string {
  if (error instanceof ConfigError) return error.message;
  const database = `DATABASE_URL: the database cannot be opened (${error.message || error.code})`;
  const known: Record<string, string> = {
    EADDRINUSE: `PORT: ${config?.port} is in use on ${config?.host}; set another PORT`,
    EADDRNOTAVAIL: `HOST: ${config?.host} is no address of this machine`,
    EACCES: `PORT: no permission to listen on ${config?.port}`,
    ENOTFOUND: database,
    ENOENT: database,
    ETIMEDOUT: database,
    ECONNREFUSED: database,
    ER_ACCESS_DENIED_ERROR: database,
    ER_BAD_DB_ERROR: database,
    ER_DBACCESS_DENIED_ERROR: database,
  };
  const line =
    known[error.code ?? ''] ?? (error.message.startsWith('ConnectionFailed') ? database : undefined);
  if (line) return line;
  console.error(error.stack);
  return 'The server could not start; the reason stands above';
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
  console.error(explain(error as NodeJS.ErrnoException, config));
  process.exit(1);
}
