import fastify from 'fastify';
import { readConfig } from '../config/config';
import { securityHeaders } from './security-headers';

/** The directives of the content security policy under these settings. */
async function policyOf(changes: object): Promise<string[]> {
  const setHeaders = securityHeaders({ ...readConfig({}), ...changes });
  const server = fastify();
  server.get('/', (request, reply) => {
    setHeaders(request, reply);
    return 'page';
  });
  const { headers } = await server.inject('/');
  return String(headers['content-security-policy']).split(';');
}

it.each([
  [null, "img-src 'self' data: blob:"],
  ['https://{s}.tiles.example/{z}/{x}/{y}.png', "img-src 'self' data: blob: https://*.tiles.example"],
])(
  'a page loads its own pictures, and with map tiles from %p those of the map',
  async (mapTilesUrl, said) => {
    expect(await policyOf({ mapTilesUrl })).toContain(said);
  },
);

// Behind plain HTTP nothing of a page would load any more.
it.each([
  ['https://shlyah.example/', true],
  ['http://localhost:3000/', false],
])('with PUBLIC_URL %s insecure requests are upgraded: %p', async (publicUrl, isHttps) => {
  const policy = await policyOf({ publicUrl: new URL(publicUrl) });
  expect(policy.includes('upgrade-insecure-requests')).toBe(isHttps);
});
