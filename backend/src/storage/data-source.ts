import type { DataSource } from 'typeorm';
import type { DatabaseConfig } from '../platform/config/config';
import * as sources from '../platform/database/data-source';
import { commandTimeoutMs } from '../platform/database/timeouts';
import { entities } from './entities';
import { migrations } from './migrations';

const schema = { entities, migrations };

/** Builds the one DataSource that the app, the commands and the tests write through. */
export const buildWriter = (config: DatabaseConfig, waitMs = commandTimeoutMs): DataSource =>
  sources.buildWriter(config, schema, waitMs);

/** Builds the DataSource for reads outside a unit of work. */
export const buildReader = (config: DatabaseConfig, writer: DataSource): DataSource =>
  sources.buildReader(config, schema, writer);

/** Builds a DataSource to look at the schema and to migrate it. It has no entities: TypeORM reads them all anew for each DataSource. */
export const buildSchemaSource = (config: DatabaseConfig): DataSource =>
  sources.buildWriter(config, { entities: [], migrations }, commandTimeoutMs);
