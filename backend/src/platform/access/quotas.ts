import { Inject, Injectable } from '@nestjs/common';
import { BEFORE_CONFIRMATION, isPendingUser, type Rate } from '@shlyah/domain';
import { CONFIG, type Config } from '../config/config';
import type { Actor } from '../http/actor';
import { Clock } from '../common/clock';
import { invalid, Refusal, tooMany } from '../http/errors';
import { Throttle, type Limit } from './throttle';

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

interface QuotaLimit extends Omit<Limit, 'key'> {
  /** Calls that a replica takes from the quota at a time, so that not every list and order costs another transaction. */
  portion: number;
}

interface QuotaRow {
  /** Why it is refused. */
  what: string;
  /** None: only unconfirmed accounts are limited. */
  limits: readonly QuotaLimit[];
  /** The rate of an unconfirmed account in their place; quotas that name one rate are counted together. */
  before?: keyof typeof BEFORE_CONFIRMATION.rates;
  /** The field that a single call with more than the rate is refused by. */
  field?: string;
}

/** Of people as of programs; a whole batch (`BATCH`) fits in. */
const ordersAMinute = { most: 120, perMs: minute, portion: 10 };

/** Of an account's programs, whatever keys they come with. */
const programOrders = {
  what: 'Слишком много заказов подряд',
  limits: [ordersAMinute, { most: 5000, perMs: day, portion: 20 }],
  before: 'orders',
  field: 'orders',
} as const;

/** Rows of a file: a thousand go in a minute. */
const rowOrders = {
  what: 'Слишком много заказов подряд',
  limits: [
    { most: 2000, perMs: minute, portion: 100 },
    { most: 5000, perMs: day, portion: 100 },
  ],
  before: 'orders',
  field: 'orders',
} as const;

/** The rate as limits; calls of a small one are counted one by one, for a portion would be a good part of it. */
const limitsOf = (rates: readonly Rate[]): QuotaLimit[] =>
  rates.map(({ most, minutes }) => ({ most, perMs: minutes * minute, portion: most < 100 ? 1 : 10 }));

/** Of all unconfirmed accounts together; the id names the server. */
const ofServer = (what: string, rate: keyof typeof BEFORE_CONFIRMATION.server) => ({
  what: `На этот сервер и без вас приходит много запросов от неподтверждённых учётных записей. ${what}`,
  limits: limitsOf(BEFORE_CONFIRMATION.server[rate]),
});

/**
 * Limits of costly operations per account, in a sliding window (docs/contract.md#quotas), and the rates of unconfirmed accounts
 * (docs/contract.md#before-confirmation).
 */
export const QUOTAS = {
  orders: {
    what: 'Слишком много заказов подряд',
    limits: [ordersAMinute, { most: 2000, perMs: day, portion: 20 }],
    before: 'orders',
    field: 'orders',
  },
  /** Of a batch with `prints`, sent by a person or by a program. */
  importedOrders: rowOrders,
  /** Rows of files that are read; a person mends one after another. */
  imports: {
    what: 'Слишком много строк подряд',
    limits: [{ most: 20_000, perMs: 10 * minute, portion: 100 }],
    before: 'rows',
    field: 'file',
  },
  /** The same of an address book, which has ten times the rows and less to say of each. */
  bookImports: {
    what: 'Слишком много строк подряд',
    limits: [{ most: 60_000, perMs: 10 * minute, portion: 100 }],
    before: 'rows',
    field: 'file',
  },
  /** Files with tables: reading one is work, however few rows it has. */
  tables: { what: 'Слишком много файлов подряд', limits: [], before: 'tables' },
  lists: {
    what: 'Слишком много запросов подряд',
    limits: [{ most: 600, perMs: minute, portion: 20 }],
    before: 'lists',
  },
  /** Calls of an account, by whatever sessions and keys. */
  accountCalls: { what: 'Слишком много запросов подряд', limits: [], before: 'calls' },
  /** Of a key: ten a second on the average, sixty at once. */
  calls: { what: 'Слишком много вызовов подряд', limits: [{ most: 60, perMs: 6000, portion: 6 }] },
  programOrders,
  /** Counted apart: a program under test takes nothing from the one that works. */
  testOrders: programOrders,
  testImportedOrders: rowOrders,
  /** Test orders that are moved through statuses, each in several edits. */
  testMoves: { what: 'Слишком много проводок по статусам подряд', limits: [], before: 'moves' },
  /** Labels, however many a document has: 1,000 take its thread three seconds. */
  labels: {
    what: 'Слишком много этикеток подряд',
    limits: [{ most: 3000, perMs: minute, portion: 50 }],
    before: 'labels',
    field: 'ids',
  },
  /** Заявки, however many a document has: 1,000 take its thread eight seconds. */
  papers: {
    what: 'Слишком много заявок подряд',
    limits: [{ most: 3000, perMs: minute, portion: 50 }],
    before: 'papers',
    field: 'ids',
  },
  exports: {
    what: 'Слишком много выгрузок подряд',
    limits: [{ most: 60, perMs: hour, portion: 1 }],
    before: 'exports',
  },
  /** Avatars and scans: decoding one is work, and no user needs one a minute. */
  uploads: {
    what: 'Слишком много файлов подряд',
    limits: [{ most: 60, perMs: hour, portion: 1 }],
    before: 'uploads',
  },
  /** Events sent to addresses. */
  deliveries: { what: 'Слишком много уведомлений подряд', limits: [], before: 'deliveries' },
  /** Tests of addresses, against flooding. */
  webhookTests: {
    what: 'Слишком много проверок адреса подряд',
    limits: [{ most: 60, perMs: hour, portion: 1 }],
    before: 'webhookTests',
  },
  /** Trials of programs: those of receivers send two dozen requests to a client's server. */
  checks: {
    what: 'Слишком много проверок подряд',
    limits: [{ most: 30, perMs: hour, portion: 1 }],
    before: 'checks',
  },
  serverDeliveries: ofServer('Уведомления подождут', 'deliveries'),
  serverTests: ofServer('Проверка не отправлена', 'webhookTests'),
  addressDeliveries: ofServer('Уведомления подождут', 'deliveriesOfAddress'),
  addressTests: ofServer('Проверка не отправлена', 'webhookTestsOfAddress'),
} as const satisfies Record<string, QuotaRow>;

export type Quota = keyof typeof QUOTAS;

/** What the orders of this caller count against. */
export const orderQuotaOf = ({ by, mode }: Actor): Quota =>
  by?.keyId === undefined ? 'orders' : mode === 'test' ? 'testOrders' : 'programOrders';

/** The same of a batch that comes from a file. */
export const importQuotaOf = (actor: Actor): Quota =>
  orderQuotaOf(actor) === 'testOrders' ? 'testImportedOrders' : 'importedOrders';

/** Who is counted: an account, whose limits depend on its confirmation, or the id of a key or name of a server. */
export type Counted = number | string | Pick<Actor, 'id' | 'role' | 'status'>;

/** What a call is counted under. */
interface Rule {
  name: string;
  id: number | string;
  what: string;
  limits: readonly QuotaLimit[];
}

function ruleOf(quota: Quota, counted: Counted): Rule {
  const { what, limits, before }: QuotaRow = QUOTAS[quota];
  if (typeof counted !== 'object') return { name: quota, id: counted, what, limits };
  const { id } = counted;
  if (!before || !isPendingUser(counted)) return { name: quota, id, what, limits };
  return {
    name: `${before} before confirmation`,
    id,
    what: `До подтверждения учётной записи лимиты меньше. ${what}`,
    limits: limitsOf(BEFORE_CONFIRMATION.rates[before]),
  };
}

/** A replica's portion, used without the database. */
interface Portion {
  left: number;
  /** The rest for all replicas behind this portion when it was taken. */
  beyond: number;
  from: number;
}

/** Portions that a replica holds at most. */
const mostKnown = 10_000;

/** Counts calls of accounts over all replicas; each replica takes portions of a quota from the database and hands them out. */
@Injectable()
export class Quotas {
  private readonly portions = new Map<string, Portion>();
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly throttle: Throttle,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'accountLimits'>,
  ) {}

  /** Counts `count` calls; 429 unless all of them are left, 422 when so many never are. */
  async take(quota: Quota, counted: Counted, count = 1): Promise<void> {
    const { accountLimits } = this.config;
    if (accountLimits === 0) return;
    const { name, id, what, limits } = ruleOf(quota, counted);
    const most = Math.min(...limits.map((limit) => limit.most * accountLimits));
    if (count > most) throw tooManyAtOnce(quota, most);
    for (const limit of limits) await this.takeOf(limit, keyOf(name, id, limit), what, count);
  }

  /** The rest of a quota with one limit, in the headers `RateLimit` and `RateLimit-Policy`; none while nothing is limited. */
  headers(quota: 'calls', id: number): Record<string, string> {
    const [limit] = QUOTAS[quota].limits;
    const portion = this.portions.get(keyOf(quota, id, limit));
    if (!portion) return {};
    const seconds = (portion.from + limit.perMs - this.clock.now().getTime()) / 1000;
    return {
      'RateLimit-Policy': `"${quota}";q=${limit.most * this.config.accountLimits};w=${limit.perMs / 1000}`,
      RateLimit: `"${quota}";r=${portion.left + portion.beyond};t=${Math.max(0, Math.ceil(seconds))}`,
    };
  }

  private async takeOf(limit: QuotaLimit, key: string, what: string, count: number): Promise<void> {
    while (!this.hasTaken(key, limit, count)) {
      const running =
        this.running.get(key) ?? this.fetch(limit, key, what, count).finally(() => this.running.delete(key));
      this.running.set(key, running);
      await running;
    }
  }

  private hasTaken(key: string, limit: QuotaLimit, count: number): boolean {
    const portion = this.portions.get(key);
    if (!portion || this.leftOf(portion, limit) < count) return false;
    portion.left -= count;
    return true;
  }

  private leftOf(portion: Portion | undefined, { perMs }: QuotaLimit): number {
    const now = this.clock.now().getTime();
    return !portion || now < portion.from || now >= portion.from + perMs ? 0 : portion.left;
  }

  /** Takes as many portions as it needs, all of them or none. */
  private async fetch(limit: QuotaLimit, key: string, what: string, count: number): Promise<void> {
    const { most, perMs, portion } = limit;
    const left = (): number => this.leftOf(this.portions.get(key), limit);
    const needed = Math.ceil((count - left()) / portion);
    const portions = Math.ceil((most * this.config.accountLimits) / portion);
    const asked = { key, most: portions, perMs, count: needed };
    const taken = await this.throttle.take([asked]).catch((error: unknown) => {
      if (error instanceof Refusal && error.extra.retryAfter) {
        const { retryAfter } = error.extra;
        // The headers say how many are left until then.
        const from = this.clock.now().getTime() + retryAfter * 1000 - perMs;
        this.portions.set(key, { left: left(), beyond: 0, from });
        throw tooMany(retryAfter, what);
      }
      // What only reads goes on while nothing can be written.
    });
    const beyond = (portions - (taken?.used ?? portions)) * portion;
    // The rest is read again: others may have taken of it meanwhile.
    const now = { left: left() + needed * portion, beyond, from: this.clock.now().getTime() };
    if (this.portions.size >= mostKnown) this.portions.clear();
    this.portions.set(key, now);
  }
}

const keyOf = (name: string, id: number | string, { perMs }: QuotaLimit): string =>
  `${name} of ${id} in ${perMs}`;

function tooManyAtOnce(quota: Quota, most: number): Refusal {
  const { field = quota }: QuotaRow = QUOTAS[quota];
  return invalid({ [field]: [`До подтверждения учётной записи — до ${most} за раз. Возьмите меньше`] });
}
