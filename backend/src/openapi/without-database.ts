import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from '../app.module';
import type { Config } from '../platform/config/config';
import { buildAdapter } from '../configure-app';
import { createLog } from '../platform/logging/log';
import { buildDocument } from './document';

/** The API's description, made without a database: in preview mode no provider is created. */
export async function documentWithoutDatabase(config: Config): Promise<OpenAPIObject> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.register(config),
    buildAdapter(config, createLog(config)),
    { preview: true, abortOnError: false, logger: false },
  );
  app.setGlobalPrefix('api');
  return buildDocument(app);
}
