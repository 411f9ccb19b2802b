import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  requestedRefusal,
  ORDER_STATUSES,
  SLOW_MS,
  SLOW_NAME,
  TEST_DAYS,
  type TestRefusal,
} from '@shlyah/domain';
import { LessThan } from 'typeorm';
import { Quotas } from '../../../platform/access/quotas';
import type { Actor } from '../../../platform/http/actor';
import { requireTestMode } from '../../../platform/access/sent-mode';
import { callerMode } from '../../../platform/http/caller';
import { inBatches, type Rest } from '../../../platform/database/batches';
import { Database } from '../../../platform/database/database';
import { Clock } from '../../../platform/common/clock';
import { busy, invalid, refusal, tooMany, type Refusal } from '../../../platform/http/errors';
import type { AdvanceOrderDto } from '../dto/sandbox.dto';
import type { OrderDto } from '../dto/order.dto';
import { EditOrderService } from './edit-order.service';
import { OrderEvents } from '../events/order-events';
import { Order } from '../model/order.entity';
import { OrdersService } from '../read/orders.service';
import { OwnNumbers } from '../read/own-numbers';
import { TestRegisters } from './test-registers';

const retrySeconds = 5;
const day = 24 * 60 * 60_000;
/** Orders per transaction. */
const BATCH_SIZE = 50;

/** The statuses of a successful delivery in order; other statuses can follow any of them. */
const STATUS_SEQUENCE = [1, 2, 3, 4, 5, 6];

/** The sandbox of the API: test orders and simulated responses (docs/contract.md#sandbox). */
@Injectable()
export class Sandbox {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly orders: OrdersService,
    private readonly ownNumbers: OwnNumbers,
    private readonly editing: EditOrderService,
    private readonly events: OrderEvents,
    private readonly registers: TestRegisters,
    private readonly quotas: Quotas,
  ) {}

  /** Simulates the refusal or the delay that the receiver name of a test order requests. */
  async simulate(actor: Actor, name: string | null | undefined): Promise<void> {
    if (callerMode(actor) !== 'test') return;
    const sent = typeof name === 'string' ? name : '';
    if (sent.trim() === SLOW_NAME) await pause(SLOW_MS, undefined, { ref: false });
    const simulated = requestedRefusal(sent);
    if (simulated) throw REFUSALS[simulated]();
  }

  /**
   * Moves a test order through the statuses up to `to`. Each step is the same edit as by staff, with its event; the first step sets the
   * price.
   */
  async advance({ to, price, ...named }: AdvanceOrderDto, actor: Actor): Promise<OrderDto> {
    requireTestMode(actor);
    const id = await this.ownNumbers.one(named, actor);
    await this.quotas.take('testMoves', actor);
    let order = await this.orders.single(id, actor);
    const steps = transitions(order.status.id, ORDER_STATUSES.find(({ code }) => code === to)?.id ?? 0);
    if (steps.length === 0 && price !== null && price !== undefined) steps.push(order.status.id);
    for (const [at, status] of steps.entries()) {
      const change = at === 0 && price !== null && price !== undefined ? { price } : {};
      order = await this.editing.update({ id, version: order.version, status, ...change }, actor);
    }
    return order;
  }

  /** Deletes the test orders of the caller with their registers; returns the number of orders. */
  async clear(actor: Actor): Promise<number> {
    requireTestMode(actor);
    await this.removeRegisters({ userId: actor.id });
    return this.remove({ userId: actor.id, id: LessThan(0) }, actor);
  }

  /** Deletes old test orders and registers of all clients, with the system as the actor. */
  async purgeOld(rest?: Rest): Promise<number> {
    const before = new Date(this.clock.now().getTime() - TEST_DAYS * day);
    await this.removeRegisters({ madeBefore: before }, rest);
    return this.remove({ id: LessThan(0), createdAt: LessThan(before) }, null, rest);
  }

  private removeRegisters(of: Parameters<TestRegisters['remove']>[1], rest?: Rest): Promise<number> {
    const removeBatch = (): Promise<number> =>
      this.database.write((tx) => this.registers.remove(tx, of, BATCH_SIZE));
    return inBatches(BATCH_SIZE, removeBatch, rest);
  }

  private remove(where: object, actor: Actor | null, rest?: Rest): Promise<number> {
    const removeBatch = (): Promise<number> =>
      this.database.write(async (tx) => {
        const select = { id: true, userId: true, externalId: true } as const;
        const orders = await tx.find(Order, { select, where, take: BATCH_SIZE });
        await this.events.remove(tx, orders, actor, { hasEvent: true, isRestorable: false });
        return orders.length;
      });
    return inBatches(BATCH_SIZE, removeBatch, rest);
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

/** The status changes from one status to another: along the sequence, or directly to a status outside it. */
function transitions(from: number, to: number): number[] {
  if (from === to) return [];
  const [here, there] = [STATUS_SEQUENCE.indexOf(from), STATUS_SEQUENCE.indexOf(to)];
  return here < 0 || there < here ? [to] : STATUS_SEQUENCE.slice(here + 1, there + 1);
}
