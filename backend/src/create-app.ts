import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import { buildAdapter, configureApp } from './configure-app';
import { DEMO_PASSWORD, demoUsers } from './operations/seeds/demo-data';
import { describeApi } from './openapi/document';
import type { Config } from './platform/config/config';
import { programVersion } from './platform/config/version';
import { settingsWarnings } from './platform/logging/config-warnings';
import type { Log } from './platform/logging/log';
import { nestLog } from './platform/logging/nest-log';

/** The application of the product. A process may have several, one after another: Nest has one logger a process. */
export async function createApp(config: Config, log: Log): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.register(config),
    buildAdapter(config, log),
    { logger: nestLog(log), abortOnError: false },
  );
  await configureApp(app, config);
  describeApi(app);
  return app;
}

/** Opens the port of the application and says so in the log. */
export async function listen(app: NestFastifyApplication, config: Config, log: Log): Promise<void> {
  await app.listen(config.port, config.host);
  announce(config, log);
  for (const warning of settingsWarnings(config)) log.warn(warning);
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
