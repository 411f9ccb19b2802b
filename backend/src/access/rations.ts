import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config';
import { Clock } from '../shared/clock';
import { Refusal, tooMany } from '../shared/errors';
import { Throttle, type Limit } from './throttle';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

interface RationLimit extends Omit<Limit, 'key'> {
  /** So many calls are counted at once by a replica, so that neither a list nor an order costs a transaction more each time. */
  portion: number;
}

/** What an account may have of what costs work, in any stretch of time so long (docs/contract.md#rations). */
export const RATIONS = {
  orders: {
    what: 'Слишком много заказов подряд',
    limits: [
      { most: 60, perMs: minute, portion: 5 },
      { most: 2000, perMs: day, portion: 20 },
    ],
  },
  lists: { what: 'Слишком много запросов подряд', limits: [{ most: 600, perMs: minute, portion: 20 }] },
  exports: { what: 'Слишком много выгрузок подряд', limits: [{ most: 60, perMs: 60 * minute, portion: 1 }] },
} as const satisfies Record<string, { what: string; limits: readonly RationLimit[] }>;

export type Ration = keyof typeof RATIONS;

/** Accounts of which a replica knows what it has taken for them. */
const mostKnown = 10_000;

/** Counts calls of accounts over all replicas; each takes a portion of what is left from the database and hands it out. */
@Injectable()
export class Rations {
  private readonly portions = new Map<string, { left: number; from: number }>();
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly throttle: Throttle,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'accountLimits'>,
  ) {}

  /** Counts one call; 429 when there is nothing left. */
  async take(ration: Ration, accountId: number): Promise<void> {
    const { what, limits } = RATIONS[ration];
    if (this.config.accountLimits === 0) return;
    for (const limit of limits) await this.takeOf(limit, `${ration} of ${accountId} in ${limit.perMs}`, what);
  }

  private async takeOf(limit: RationLimit, key: string, what: string): Promise<void> {
    while (!this.hasTaken(key, limit)) {
      const running =
        this.running.get(key) ?? this.fetch(limit, key, what).finally(() => this.running.delete(key));
      this.running.set(key, running);
      await running;
    }
  }

  private hasTaken(key: string, { perMs }: RationLimit): boolean {
    const now = this.clock.now().getTime();
    const portion = this.portions.get(key);
    if (!portion || portion.left === 0 || now < portion.from || now >= portion.from + perMs) return false;
    portion.left--;
    return true;
  }

  private async fetch({ most, perMs, portion }: RationLimit, key: string, what: string): Promise<void> {
    const portions = Math.ceil((most * this.config.accountLimits) / portion);
    await this.throttle.take([{ key, most: portions, perMs }]).catch((error: unknown) => {
      if (error instanceof Refusal && error.extra.retryAfter) throw tooMany(error.extra.retryAfter, what);
      // What only reads goes on while nothing can be written.
    });
    if (this.portions.size >= mostKnown) this.portions.clear();
    this.portions.set(key, { left: portion, from: this.clock.now().getTime() });
  }
}
