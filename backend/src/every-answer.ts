import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from './config/config';
import { REQUEST_ID, type Asking } from './logging/request-id';

/** Browser features that no page uses. */
const neverUsed = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];
const permissions = neverUsed.map((feature) => `${feature}=()`).join(', ');

/** Seconds, unless an answer says otherwise itself: what is unavailable is mostly back within a few. */
const retryAfter = 5;

type Headers = Record<string, string | number>;

const RETRY_AFTER = 'retry-after';

const linesOf = (headers: Headers): string =>
  Object.entries(headers).reduce((lines, [name, value]) => `${lines}${name}: ${value}\r\n`, '');

export interface Answer extends ServerResponse {
  /** The headers that an answer with this status has whatever else it says, by their names in small letters. */
  always(status: number): Headers;
}

export type AnswerClass = (new (request: IncomingMessage) => Answer) & typeof ServerResponse;

/**
 * A response class that sends the request id and the security headers, and tells with every 503 when to try again: Node and Fastify
 * answer some requests (undecodable address, no Host, unknown Expect) before any hook runs. The headers join when the answer's head is
 * written, as one text behind the status line unless the answer speaks of one itself: Node looks at every character of a header that
 * it is given.
 */
export function everyAnswer(config: Config, requestId: (request: Asking) => string): AnswerClass {
  const security = { ...secure(config), 'permissions-policy': permissions };
  const text = linesOf(security);
  const names = new Set([...Object.keys(security), REQUEST_ID, RETRY_AFTER]);

  class Full extends ServerResponse implements Answer {
    private text = '';

    always(status: number): Headers {
      return { ...security, ...this.own(status) };
    }

    override writeHead(status: number, ...rest: never[]): this {
      const last: unknown = rest.at(-1);
      const given = typeof last === 'object' ? (last as Headers) : {};
      const saysAny = Array.isArray(given) || Object.keys(given).some((name) => names.has(name));
      const isPlain = !saysAny && this.getHeaderNames().length === 0;
      this.text = isPlain ? text + linesOf(this.own(status)) : '';
      if (!isPlain)
        for (const [name, value] of Object.entries(this.always(status)))
          if (!this.hasHeader(name)) this.setHeader(name, value);
      return super.writeHead(status, ...rest);
    }

    /** Node's own last step of each head, whichever way it was begun. */
    _storeHeader(statusLine: string, headers: unknown): void {
      storeHeader.call(this, statusLine + this.text, headers);
    }

    private own(status: number): Headers {
      const id = { [REQUEST_ID]: requestId(this.req) };
      return status === 503 ? { ...id, [RETRY_AFTER]: retryAfter } : id;
    }
  }
  return Full as unknown as AnswerClass;
}

const { _storeHeader: storeHeader } = ServerResponse.prototype as unknown as {
  _storeHeader: (this: ServerResponse, statusLine: string, headers: unknown) => void;
};

/** What helmet sets, which is the same for every answer. */
function secure(config: Config): Headers {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(helmetOptions(config))(response.req, response, () => undefined);
  return { ...response.getHeaders() } as Headers;
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
