import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { Metrics } from './metrics';
import { Measurements } from './measurements';

/** Serves /metrics on METRICS_PORT, apart from the public site: metrics are for the operator only. */
export async function serveMetrics(
  app: NestFastifyApplication,
  { metricsPort, host }: Config,
): Promise<void> {
  if (metricsPort === null) return;
  const metrics = new Metrics(app.get(Database), app.get(Measurements));
  const site = app.getHttpAdapter().getInstance();
  site.addHook('onResponse', metrics.observe);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void metrics.registry.metrics().then((text) => {
      response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text);
    });
  });
  server.listen(metricsPort, host);
  await once(server, 'listening');
  site.addHook('onClose', (_instance, done) => {
    server.closeAllConnections();
    server.close(() => done());
  });
  const { port } = server.address() as AddressInfo;
  new Logger('Metrics').log(`Metrics: ${host}:${port}/metrics`);
}
