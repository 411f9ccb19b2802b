import { randomBytes } from 'node:crypto';

/**
 * Imported before anything that imports an entity: columns choose their types by DATABASE_URL while modules load. With
 * TEST_DATABASE_URL (a server without a database name) each test file gets a database of its own there.
 */
export const server = process.env.TEST_DATABASE_URL?.replace(/\/+$/, '');
export const databaseName = `mail_${randomBytes(6).toString('hex')}`;

if (server) process.env.DATABASE_URL = `${server}/${databaseName}`;
else delete process.env.DATABASE_URL;
