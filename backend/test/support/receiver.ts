import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What a receiver answers: a status alone, or all of it; null: nothing at all. */
type Reply = number | { status: number; headers?: Record<string, string>; body?: string } | null;

/** A client's program on this machine that is sent events. */
export class Receiver {
  readonly received: Received[] = [];
  /** Decides what is answered to the nth request, from 1. */
  reply: (count: number, request: Received) => Reply | Promise<Reply> = () => 200;
  private server: Server;

  async open(): Promise<this> {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { url = '', headers } = request;
        const received = { path: url, headers, body: Buffer.concat(parts).toString() };
        this.received.push(received);
        void Promise.resolve(this.reply(this.received.length, received)).then((reply) => {
          if (reply === null) return;
          const {
            status,
            headers: more = {},
            body = 'ok',
          } = typeof reply === 'number' ? { status: reply } : reply;
          response.writeHead(status, more).end(body);
        });
      });
    });
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/events`;
  }

  /** The ids of the events that have arrived, in their order. */
  get ids(): string[] {
    return this.received.map(({ headers }) => String(headers['webhook-id']));
  }

  /** Breaks all connections off. */
  drop(): void {
    this.server.closeAllConnections();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** Answers a test of the address with its word, as a right program does, takes other events and refuses what is no JSON. */
export const answersTests: Receiver['reply'] = (_count, { body }) => {
  try {
    const { challenge } = JSON.parse(body) as { challenge?: string };
    return challenge ? { status: 200, body: challenge } : 204;
  } catch {
    return 400;
  }
};
