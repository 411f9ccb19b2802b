import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../platform/config/config';
import { documentWithoutDatabase } from './without-database';

/** Writes backend/openapi.json (`npm run api`). */
async function write(): Promise<void> {
  const document = await documentWithoutDatabase(readConfig({ LOG_LEVEL: 'silent' }));
  const target = join(__dirname, '..', '..', 'openapi.json');
  writeFileSync(target, `${JSON.stringify(document, null, 2)}\n`);
}

void write();
