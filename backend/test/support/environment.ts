/** Runs before each test file: entities learn the engine from DATABASE_URL while they load (src/platform/database/columns.ts). */
const server = process.env.TEST_DATABASE_URL;
if (server) process.env.DATABASE_URL = server;
else delete process.env.DATABASE_URL;
