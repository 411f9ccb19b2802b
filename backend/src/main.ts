import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import { ensureWritable, readConfig, type Config } from './platform/config/config';
import { programVersion } from './platform/config/version';
import { buildAdapter, configureApp } from './configure-app';
import { DEMO_PASSWORD, demoUsers } from './operations/seeds/demo-data';
import { remarks } from './platform/logging/config-warnings';
import { createLog, type Log } from './platform/logging/log';
import { nestLog } from './platform/logging/nest-log';
import { describeApi } from './openapi/document';
import { exitInTime } from './platform/http/shutdown';
import { explain, type StartFailure } from './start-failure';

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
  if (production) return log.info({ version: programVersion() }, `«Шлях» is running: ${publicUrl.origin}`);
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
  process.exit(1);
}
