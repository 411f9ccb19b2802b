import { ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from './config/config';
import { REQUEST_ID, type Asking } from './logging/request-id';

export type AnswerClass = typeof ServerResponse;

/** Browser features that no page uses. */
const neverUsed = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];
const permissions = neverUsed.map((feature) => `${feature}=()`).join(', ');

/** Seconds, unless an answer says otherwise itself: what is unavailable is mostly back within a few. */
const retryAfter = 5;

/**
 * A response class that sets the request id and the security headers when it is created, and tells with every 503 when to
 * try again: Node and Fastify answer some requests (undecodable address, no Host, unknown Expect) before any hook runs.
 */
export function everyAnswer(config: Config, requestId: (request: Asking) => string): AnswerClass {
  const secure = helmet(helmetOptions(config));
  class Answer extends ServerResponse {
    constructor(...given: ConstructorParameters<AnswerClass>) {
      super(...given);
      secure(this.req, this, () => undefined);
      this.setHeader('Permissions-Policy', permissions);
      this.setHeader(REQUEST_ID, requestId(this.req));
    }

    override writeHead(status: number, ...rest: never[]): this {
      if (status === 503 && !this.hasHeader('Retry-After')) this.setHeader('Retry-After', retryAfter);
      return super.writeHead(status, ...rest);
    }
  }
  return Answer as AnswerClass;
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
