import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { CallerRequest } from '../../../../platform/http/caller';
import { Database } from '../../../../platform/database/database';
import { sha256 } from '../../../../platform/common/hashes';
import type { CallFacts } from './caller-checks';
import { WatchedCall } from './watched-call.entity';

/** As many calls of a run as are judged; a program that is being tried makes a few hundred. */
const most = 2000;

/** Keeps what calls of a watched key tell of the program, in the order in which they are answered. */
@Injectable()
export class WatchedCalls implements OnModuleDestroy {
  private writing: Promise<unknown> = Promise.resolve();

  constructor(private readonly database: Database) {}

  async onModuleDestroy(): Promise<void> {
    await this.writing;
  }

  note(runId: number, facts: CallFacts): void {
    const row = { runId, facts: JSON.stringify(facts) };
    // A trial is not worth a failure of the call: what cannot be kept is missing in the report.
    this.writing = this.writing
      .then(() => this.database.write((tx) => tx.insert(WatchedCall, row)))
      .catch(() => undefined);
  }

  async of(runId: number): Promise<CallFacts[]> {
    await this.writing;
    const rows = await this.database.read.find(WatchedCall, {
      where: { runId },
      order: { id: 'ASC' },
      take: most,
    });
    return rows.map(({ facts }) => JSON.parse(facts) as CallFacts);
  }
}

/** Looks at what a request of a watched key has sent and got. */
export const watchCalls =
  (calls: WatchedCalls) =>
  (request: CallerRequest, reply: FastifyReply, done: () => void): void => {
    const runId = request.key?.runId;
    if (runId) calls.note(runId, factsOf(request, reply));
    done();
  };

function factsOf(request: CallerRequest, reply: FastifyReply): CallFacts {
  const { operation = '', refused = null, headers, body, answered } = request;
  const key = headers['idempotency-key'];
  const wait = reply.getHeader('Retry-After');
  const { page, pages, more } = objectOf(answered);
  return {
    at: Date.now(),
    operation,
    status: reply.statusCode,
    retryAfter: wait === undefined ? null : Number(wait),
    key: key === undefined ? null : sha256(String(key)).slice(0, 16),
    code: refused,
    orders: ordersOf(operation, objectOf(body)),
    canceled: operation === 'cancelOrder' ? textOf(objectOf(answered)['externalId']) : null,
    page: typeof page === 'number' ? page : null,
    pages: typeof pages === 'number' ? pages : null,
    more: typeof more === 'boolean' ? more : null,
  };
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

function ordersOf(operation: string, body: Record<string, unknown>): CallFacts['orders'] {
  const list = body['orders'];
  const sent =
    operation === 'createOrder' ? [body] : operation === 'createOrders' && Array.isArray(list) ? list : [];
  return sent.map(objectOf).map((order) => ({
    hash: sha256(JSON.stringify(order)).slice(0, 16),
    externalId: textOf(order['externalId']),
    byId: isNamed(order, 'delivery', 'addressId') && isNamed(order, 'deliveryAddress', 'reciverAddressId'),
  }));
}

/** Whether an address is at a point, or names its city by a number. */
const isNamed = (order: Record<string, unknown>, how: string, city: string): boolean =>
  order[how] === 'punkt' || Boolean(order[city]);
