import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OrderState, OrderStatus } from '../model/order-status.entity';

/** The product itself never changes the two tables; an administrator of the database may. */
const cacheMs = 60_000;

export interface StatusTables {
  statuses: OrderStatus[];
  states: OrderState[];
}

/** Statuses and states, two small tables that every order refers to; cached for a minute. */
@Injectable()
export class StatusLookup {
  private cached: (StatusTables & { at: number }) | null = null;

  async all(manager: EntityManager): Promise<StatusTables> {
    if (this.cached && performance.now() - this.cached.at < cacheMs) return this.cached;
    const statuses = await manager.find(OrderStatus, { order: { id: 'ASC' } });
    const states = await manager.find(OrderState, { order: { id: 'ASC' } });
    this.cached = { statuses, states, at: performance.now() };
    return this.cached;
  }

  /** The status and the state of an order; null for an unknown id. */
  async find(
    manager: EntityManager,
    { statusId, stateId }: { statusId: number; stateId: number },
  ): Promise<{ status: OrderStatus | null; state: OrderState | null }> {
    const found = pickFrom(await this.all(manager), statusId, stateId);
    if (found.status && found.state) return found;
    // The row may be newer than the cache.
    this.cached = null;
    return pickFrom(await this.all(manager), statusId, stateId);
  }
}

const pickFrom = ({ statuses, states }: StatusTables, statusId: number, stateId: number) => ({
  status: statuses.find(({ id }) => id === statusId) ?? null,
  state: states.find(({ id }) => id === stateId) ?? null,
});
