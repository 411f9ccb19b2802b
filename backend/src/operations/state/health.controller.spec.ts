import type { Database } from '../../platform/database/database';
import { HealthController } from './health.controller';

// A load balancer has to choose another replica before this one closes its port.
it('a replica that stops is alive and healthy, but not ready', async () => {
  const health = new HealthController({ isThere: () => Promise.resolve(true) } as Database);
  const ok = { status: 'ok' };
  expect(await health.getReady()).toEqual(ok);
  health.onModuleDestroy();
  await expect(health.getReady()).rejects.toMatchObject({ code: 'unavailable' });
  expect([await health.getHealth(), health.getLive()]).toEqual([ok, ok]);
});
