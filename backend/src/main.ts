import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import { ConfigError, ensureWritable, readConfig, type Config } from './config/config';
import { buildAdapter, configureApp } from './configure-app';
import { DEMO_PASSWORD, demoUsers } from './database/seeds/demo-data';
import { describeApi } from './openapi/document';

async function start(config: Config): Promise<void> {
  ensureWritable(config.dataDir);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.register(config),
    buildAdapter(config),
    {
      logger: ['error', 'warn'],
      abortOnError: false,
    },
  );
  await configureApp(app, config);
  describeApi(app);
  await app.listen(config.port, config.host);
  announce(config);
}

function announce({ publicUrl, demo }: Config): void {
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

/** Failures that the operator can mend: one clear line each, no stack. */
function explain(error: NodeJS.ErrnoException, config: Config | null): string {
  if (error instanceof ConfigError) return error.message;
  if (error.code === 'EADDRINUSE')
    return `PORT: ${config?.port} is in use on ${config?.host}; set another PORT`;
  if (error.code === 'EACCES') return `PORT: no permission to listen on ${config?.port}`;
  if (
    error.code === 'ECONNREFUSED' ||
    error.code === 'ER_ACCESS_DENIED_ERROR' ||
    error.code === 'ER_BAD_DB_ERROR'
  ) {
    return `DATABASE_URL: the database cannot be reached (${error.message || error.code})`;
  }
  new Logger('Start').error(error.stack);
  return 'The server could not start; the reason stands above';
}

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
