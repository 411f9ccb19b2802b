import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  requestedRefusal,
  modeOf,
  ORDER_STATUSES,
  SLOW_MS,
  SLOW_NAME,
  TEST_DAYS,
  type TestRefusal,
} from '@shlyah/domain';
import { LessThan } from 'typeorm';
import type { Actor } from '../../../platform/http/actor';
import { callerMode } from '../../../platform/http/caller';
import { inBatches, type Rest } from '../../../platform/database/batches';
import { Database } from '../../../platform/database/database';
import { Clock } from '../../../platform/common/clock';
import {
  ABSENT,
  busy,
  invalid,
  notFound,
  refusal,
  tooMany,
  type Refusal,
} from '../../../platform/http/errors';
import type { AdvanceOrderDto } from '../http/dto/sandbox.dto';
import type { OrderDto } from '../http/dto/order.dto';
import { EditOrderService } from './edit-order.service';
import { OrderEvents } from '../events/order-events';
import { Order } from '../order.entity';
import { OrdersService } from '../read/orders.service';

const retrySeconds = 5;
const day = 24 * 60 * 60_000;
/** Orders of one unit of work. */
const most = 50;

/** The way of an order that goes well; the other statuses are reached from wherever it is. */
const ROAD = [1, 2, 3, 4, 5, 6];

/** Trying the API out (docs/contract.md#sandbox). */
@Injectable()
export class Sandbox {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly orders: OrdersService,
    private readonly editing: EditOrderService,
    private readonly events: OrderEvents,
  ) {}

  /** The request in a test order's receiver name: a refusal, or a slow answer. Real orders have none. */
  async play(actor: Actor, name: string | null | undefined): Promise<void> {
    if (callerMode(actor) !== 'test') return;
    const sent = typeof name === 'string' ? name : '';
    if (sent.trim() === SLOW_NAME) await pause(SLOW_MS, undefined, { ref: false });
    const asked = requestedRefusal(sent);
    if (asked) throw REFUSALS[asked]();
  }

  /**
   * Takes a test order through the statuses up to the named one, each step a change like one of staff's, with its event. A price is
   * set with the first step.
   */
  async advance({ id, to, price }: AdvanceOrderDto, actor: Actor): Promise<OrderDto> {
    let order = await this.own(id, actor);
    const steps = stepsTo(order.status.id, ORDER_STATUSES.find(({ code }) => code === to)?.id ?? 0);
    if (steps.length === 0 && price !== null && price !== undefined) steps.push(order.status.id);
    for (const [at, status] of steps.entries()) {
      const change = at === 0 && price !== null && price !== undefined ? { price } : {};
      order = await this.editing.update({ id, version: order.version, status, ...change }, actor);
    }
    return order;
  }

  /** Deletes the caller's test orders; answers how many there were. */
  async clear(actor: Actor): Promise<number> {
    return this.remove({ userId: actor.id, id: LessThan(0) }, actor);
  }

  /** Deletes everybody's old test orders, as the system itself. */
  async forgetOld(rest?: Rest): Promise<number> {
    const before = new Date(this.clock.now().getTime() - TEST_DAYS * day);
    return this.remove({ id: LessThan(0), createdAt: LessThan(before) }, null, rest);
  }

  private async own(id: number, actor: Actor): Promise<OrderDto> {
    if (modeOf(id) !== 'test') throw notFound(ABSENT.order);
    return this.orders.single(id, { ...actor, mode: 'test' });
  }

  private remove(where: object, actor: Actor | null, rest?: Rest): Promise<number> {
    const unit = (): Promise<number> =>
      this.database.write(async (tx) => {
        const select = { id: true, userId: true, externalId: true } as const;
        const orders = await tx.find(Order, { select, where, take: most });
        await this.events.remove(tx, orders, actor, { isTold: true, isKept: false });
        return orders.length;
      });
    return inBatches(most, unit, rest);
  }
}

const REFUSALS: Record<TestRefusal, () => Refusal> = {
  invalid: () => invalid({ name: ['Так ответит проверка полей, если поле заполнено неверно'] }),
  duplicate: () => refusal('duplicate'),
  deleted: () => refusal('deleted'),
  too_many_requests: () => tooMany(retrySeconds),
  unavailable: () => busy(retrySeconds),
  outcome_unknown: () => refusal('outcome_unknown'),
};

/** The statuses from the one to the other: along the usual path, or directly to a status beside it. */
function stepsTo(from: number, to: number): number[] {
  if (from === to) return [];
  const [here, there] = [ROAD.indexOf(from), ROAD.indexOf(to)];
  return here < 0 || there < here ? [to] : ROAD.slice(here + 1, there + 1);
}
