import type { Server } from 'node:http';
import { parse } from 'node:querystring';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { compression } from './platform/http/compression';
import type { Config } from './platform/config/config';
import { refuseBroken, refuseUnreadable, setAnswerHeaders } from './platform/http/http-errors';
import { configWarnings, ConfigWarnings } from './platform/logging/config-warnings';
import { keepAnswer } from './modules/integrations/keys/keep-answer';
import { KeyCalls, noteCalls } from './modules/integrations/keys/key-calls';
import { watchCalls, WatchedCalls } from './modules/integrations/webhooks/conformance/watched-calls';
import type { Log } from './platform/logging/log';
import { duringRequest, requestIds, trustedBy } from './platform/logging/request-id';
import { leavePictures } from './platform/http/raw-picture';
import { RequestLines } from './platform/http/request-lines';
import { securityHeaders } from './platform/http/security-headers';
import { readQuery } from './platform/http/read-query';
import { sendShared } from './platform/http/shared-answers';
import { endConnectionsOnClose } from './platform/http/shutdown';
import { serveSite } from './site/site';
import { endSlowBodies, TIMEOUTS } from './platform/http/slow-requests';
import { serveMetrics } from './operations/state/metrics-server';

/** Bytes of a JSON body; files have limits of their own. */
const bodyLimit = 1024 * 1024;

/** The HTTP adapter, the same for the product, its tests and the API's description. */
export function buildAdapter(config: Config, log: Log): FastifyAdapter {
  return new FastifyAdapter({
    http: { headersTimeout: TIMEOUTS.headers, connectionsCheckingInterval: 5000 },
    requestTimeout: TIMEOUTS.upload,
    genReqId: requestIds(trustedBy(config)),
    // Fastify's own info lines (listening, client gone) are of interest only for debugging.
    loggerInstance: log.child({}, { level: log.level === 'info' ? 'warn' : log.level }),
    logController: new RequestLines(log, config.production ? 'info' : 'debug'),
    bodyLimit,
    trustProxy: config.trustProxy,
    // Longer than a load balancer's usual minute, so that the server never closes a connection that the balancer is
    // about to use.
    keepAliveTimeout: 75_000,
    frameworkErrors: refuseUnreadable(securityHeaders(config)),
    clientErrorHandler: refuseBroken(log),
    // A request on a connection kept alive is still served while the server closes; Fastify's own 503 has another shape.
    return503OnClosing: false,
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 200,
      querystringParser: readQuery,
    },
  });
}

/**
 * Bodies as Nest reads them by default, except that an empty one of the type application/json counts as none: axios and 1С send the
 * type with calls that have no body.
 */
function readBodies(app: NestFastifyApplication): void {
  const parseJson = app.getHttpAdapter().getInstance().getDefaultJsonParser('error', 'error');
  app.useBodyParser<Server>('application/json', { bodyLimit }, (request, body, done) =>
    body.length === 0 ? done(null) : parseJson(request, body.toString(), done),
  );
  app.useBodyParser('application/x-www-form-urlencoded', { bodyLimit }, (_request, body, done) =>
    done(null, parse(body.toString())),
  );
}

/** Everything about the application that is not a module: prefix, cookies, forms, the site's files. */
export async function configureApp(app: NestFastifyApplication, config: Config): Promise<void> {
  app.setGlobalPrefix('api');
  app.enableShutdownHooks();
  readBodies(app);
  leavePictures(app);
  const server = app.getHttpAdapter().getInstance();
  const setHeaders = securityHeaders(config);
  server.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply);
    done();
  });
  await app.register(compress, compression);
  await app.register(cookie);
  await app.register(multipart);
  server.addHook('onRequest', configWarnings(config, app.get(ConfigWarnings)));
  // After the body has been read: its events run in the connection's async context, not the request's.
  server.addHook('preValidation', (request, _reply, done) => duringRequest(request, done));
  server.addHook('onResponse', noteCalls(app.get(KeyCalls)));
  server.addHook('onResponse', watchCalls(app.get(WatchedCalls, { strict: false })));
  server.addHook('preSerialization', keepAnswer);
  server.addHook('onSend', setAnswerHeaders);
  server.addHook('onSend', sendShared);
  endConnectionsOnClose(server);
  endSlowBodies(server);
  await serveMetrics(app, config);
  await serveSite(app, config);
}
