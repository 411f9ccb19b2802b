import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../app.module';
import { readConfig } from '../config/config';
import { buildAdapter } from '../configure-app';
import { createLog } from '../logging/log';
import { buildDocument } from './document';

/** Writes backend/openapi.json without a database: in preview mode no provider is created. */
async function write(): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.register(config),
    buildAdapter(config, createLog(config)),
    {
      preview: true,
      abortOnError: false,
      logger: false,
    },
  );
  app.setGlobalPrefix('api');
  const target = join(__dirname, '..', '..', 'openapi.json');
  writeFileSync(target, `${JSON.stringify(buildDocument(app), null, 2)}\n`);
}

void write();
