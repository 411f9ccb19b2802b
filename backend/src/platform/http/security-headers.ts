import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config/config';
import { REQUEST_ID } from '../logging/request-id';
import { API_VERSION, VERSION_HEADER } from './api-version';

/** Browser features that no page uses, the camera of the page of drivers aside. */
const disabledFeatures = ['display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

const permissionsOf = (camera: 'camera=()' | 'camera=(self)'): string =>
  [camera, ...disabledFeatures.map((feature) => `${feature}=()`)].join(', ');

/** The page of drivers: it reads labels by the camera, with a program of WebAssembly where the browser has no reader. */
const readsLabels = (url: string): boolean => /^\/r\/(?:\?|$)/i.test(url);

export type SetHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

/** Sets the request id, the version of the API and the headers of helmet; what a route sets itself replaces them. */
export function securityHeaders(config: Config): SetHeaders {
  const secure = helmet(helmetOptions(config, ["'self'"]));
  const secureReader = helmet(helmetOptions(config, ["'self'", "'wasm-unsafe-eval'"]));
  return (request, reply) => {
    const isReader = readsLabels(request.url);
    (isReader ? secureReader : secure)(request.raw, reply.raw, () => undefined);
    reply.raw.setHeader('Permissions-Policy', permissionsOf(isReader ? 'camera=(self)' : 'camera=()'));
    reply.raw.setHeader(REQUEST_ID, request.id);
    if (request.url.startsWith('/api')) reply.raw.setHeader(VERSION_HEADER, API_VERSION);
  };
}

function helmetOptions({ mapTilesUrl, publicUrl }: Config, scriptSrc: string[]): HelmetOptions {
  // {s} stands for one of several servers.
  const tiles = mapTilesUrl ? [/^https?:\/\/[^/]+/.exec(mapTilesUrl.replace('{s}', '*'))?.[0] ?? ''] : [];
  const https = publicUrl.protocol === 'https:';
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc,
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
