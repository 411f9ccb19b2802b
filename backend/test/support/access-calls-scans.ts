import type { Call, World } from './access-calls';

export const SCAN_CALLS: Record<string, (world: World) => Call> = {
  'post /api/scans': ({ test, order }) => ({
    body: {
      scans: [{ id: 'scan', code: String(order.id), at: test.clock.now().toISOString(), action: 'find' }],
    },
  }),
  'post /api/scans/takeBack': () => ({ body: { ids: ['scan'] } }),
};
