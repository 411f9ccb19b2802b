import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { parse } from 'qs';
import type { Config } from './config/config';
import { keepNoAnswers, refuseUnreadable } from './plain-answers';
import { endConnectionsOnClose } from './shutdown';
import { serveSite } from './site';

/** Bytes of a JSON body; files have limits of their own. */
const bodyLimit = 1024 * 1024;

/** Answers of the API; the site's files come packed. Brotli's higher levels would cost more time than they save. */
const compression = {
  threshold: 2048,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

/** The HTTP adapter, the same for the product, its tests and the API's description. */
export const buildAdapter = (config: Pick<Config, 'trustProxy'>): FastifyAdapter =>
  new FastifyAdapter({
    bodyLimit,
    trustProxy: config.trustProxy,
    // Longer than a balancer's usual minute, so that it is never we who close a connection it is about to use.
    keepAliveTimeout: 75_000,
    frameworkErrors: refuseUnreadable,
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 200,
      querystringParser: (text: string) => parse(text, { depth: 2, parameterLimit: 100, arrayLimit: 20 }),
    },
  });

/** Everything about the application that is not a module: prefix, headers, cookies, forms, the site's files. */
export async function configureApp(app: NestFastifyApplication, config: Config): Promise<void> {
  app.setGlobalPrefix('api');
  app.enableShutdownHooks();
  await app.register(compress, compression);
  await app.register(cookie);
  await app.register(multipart);
  await app.register(helmet, helmetOptions(config));
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onSend', keepNoAnswers);
  endConnectionsOnClose(server);
  await serveSite(app, config);
}

function helmetOptions({ mapTilesUrl, publicUrl }: Config) {
  // {s} stands for one of several servers.
  const tiles = mapTilesUrl ? [/^https?:\/\/[^/]+/.exec(mapTilesUrl.replace('{s}', '*'))?.[0] ?? ''] : [];
  const https = publicUrl.protocol === 'https:';
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Libraries that place elements (maps, lists, toasts) set inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...tiles],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' as const },
  };
}
