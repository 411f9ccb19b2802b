import { DatabaseProxy } from './database-proxy';
import { startTestApp, type TestApp } from './test-app';
import { createTestDatabase } from './test-database';

/** The real application with a breakable network between it and its MariaDB. */
export async function startProxiedApp(): Promise<{ test: TestApp; proxy: DatabaseProxy }> {
  const ground = await createTestDatabase();
  if (ground.config.kind !== 'mysql') throw new Error('The embedded database has no network.');
  const proxy = await DatabaseProxy.before(ground.config.url);
  const drop = async (): Promise<void> => {
    await proxy.close();
    await ground.drop();
  };
  return {
    test: await startTestApp({}, { ...ground, config: { kind: 'mysql', url: proxy.url }, drop }),
    proxy,
  };
}
