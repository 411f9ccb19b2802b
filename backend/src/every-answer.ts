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

export interface Answer extends ServerResponse {
  /** The headers that an answer with this status has whatever else it says, by their names in small letters. */
  always(status: number): Headers;
}

export type AnswerClass = (new (request: IncomingMessage) => Answer) & typeof ServerResponse;

/**
 * A response class that sends the request id and the security headers, and tells with every 503 when to try again: Node and Fastify
 * answer some requests (undecodable address, no Host, unknown Expect) before any hook runs. The headers join when the answer's head is
 * written, those that never change as one text behind the status line: Node looks at every character of a header that it is given.
 */
export function everyAnswer(config: Config, requestId: (request: Asking) => string): AnswerClass {
  const security = { ...secure(config), 'permissions-policy': permissions };
  const lines = Object.entries(security).map(([name, value]) => `${name}: ${value}\r\n`);
  const text = lines.join('');

  class Full extends ServerResponse implements Answer {
    private text = '';

    always(status: number): Headers {
      return { ...security, ...this.own(status) };
    }

    override writeHead(status: number, ...rest: never[]): this {
      const given = typeof rest.at(-1) === 'object' ? (rest.pop() as unknown) : {};
      const isPlain =
        this.getHeaderNames().length === 0 && !Array.isArray(given) && saysNone(given as Headers);
      this.text = isPlain ? text : '';
      if (isPlain) return super.writeHead(status, ...rest, { ...this.own(status), ...(given as Headers) });
      for (const [name, value] of Object.entries(this.always(status)))
        if (!this.hasHeader(name)) this.setHeader(name, value);
      return super.writeHead(status, ...rest, given as never);
    }

    /** Node's own last step of each head, whichever way it was begun. */
    _storeHeader(statusLine: string, headers: unknown): void {
      storeHeader.call(this, statusLine + this.text, headers);
    }

    private own(status: number): Headers {
      const again = status === 503 ? { 'retry-after': retryAfter } : {};
      return { [REQUEST_ID]: requestId(this.req), ...again };
    }
  }
  /** Whether an answer has no word of its own on what the text says. */
  const saysNone = (given: Headers): boolean => !Object.keys(given).some((name) => name in security);
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
