import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config/config';
import { REQUEST_ID } from '../logging/request-id';
import { API_VERSION, VERSION_HEADER } from './api-version';

/** Browser features that no page uses. */
const disabledFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];
const permissions = disabledFeatures.map((feature) => `${feature}=()`).join(', ');

export type SetHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

/** Sets the request id, the version of the API and the headers of helmet; what a route sets itself replaces them. */
export function securityHeaders(config: Config): SetHeaders {
  const secure = helmet(helmetOptions(config));
  return (request, reply) => {
    secure(request.raw, reply.raw, () => undefined);
    reply.raw.setHeader('Permissions-Policy', permissions);
    reply.raw.setHeader(REQUEST_ID, request.id);
    if (request.url.startsWith('/api')) reply.raw.setHeader(VERSION_HEADER, API_VERSION);
  };
}

function helmetOptions({ mapTilesUrl, publicUrl }: Config): HelmetOptions {
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
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  };
}
