import { Caller, timeouts, type Timeouts } from './caller';
import type { EventDto } from './operations/models/EventDto';
import type { OpenAPIConfig } from './operations/core/OpenAPI';
import type { OrderDto } from './operations/models/OrderDto';
import { Operations } from './operations/Operations';
import type { OrdersService } from './operations/services/OrdersService';

export { NetworkError } from '../wire';
export { ShlyahError } from './errors';
export { pages } from './pages';
export { verifyWebhook, WebhookError, type Received, type WebhookProblem } from './webhooks';
export type * from './operations/index';

export interface Settings extends Partial<Timeouts> {
  /** `shl_live_…` or `shl_test_…`. */
  key: string;
  /** The address of the service, without /api. */
  url: string;
}

export interface EventsFrom {
  /** The cursor; without it the oldest event that is kept comes first. */
  after?: string;
  /** `order.*` or `order.status,order.price`; all without it. */
  types?: string;
  follow?: boolean;
}

type OrdersAsked = NonNullable<Parameters<OrdersService['getOrders']>[0]>;

/** Seconds that the service waits for a new event at most. */
const LONGEST_WAIT = 25;

/** The API of the service under a key: `api.orders.createOrder({ requestBody })`. */
export class Shlyah extends Operations {
  constructor({ key, url, ...given }: Settings) {
    super(
      { BASE: url },
      class extends Caller {
        constructor(config: OpenAPIConfig) {
          super(config, key, { ...timeouts, ...given });
        }
      },
    );
  }

  /** Orders, the newest first. Reads on by their numbers, so that it misses none when others are placed or deleted meanwhile. */
  async *eachOrder(asked: OrdersAsked = {}): AsyncGenerator<OrderDto, void> {
    for (let { before } = asked; ;) {
      const { data, next } = await this.orders.getOrders({ ...asked, before } as OrdersAsked);
      yield* data;
      if (next === null) return;
      before = next;
    }
  }

  /**
   * Events in their order, from the one behind `after` on. Keep the id of the last one that is dealt with: it is the cursor to go on from.
   * `follow` waits for what is still to come and never ends.
   */
  async *eachEvent(from: EventsFrom = {}): AsyncGenerator<EventDto, void> {
    const { types, follow = false } = from;
    for (let { after } = from; ;) {
      const wait = follow ? LONGEST_WAIT : 0;
      const { data, next, more } = await this.events.getEvents({ after, types, wait } as EventsFrom);
      yield* data;
      after = next;
      if (!more && !follow) return;
    }
  }
}
