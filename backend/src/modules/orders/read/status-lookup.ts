import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OrderState, OrderStatus } from '../order-status.entity';

/** Nothing of the product changes their names; a hand in the database does now and then. */
const keptMs = 60_000;

export interface Kinds {
  statuses: OrderStatus[];
  states: OrderState[];
}

/** Statuses and states: two tables of some rows that every order names, kept for a minute. */
@Injectable()
export class StatusLookup {
  private known: (Kinds & { at: number }) | null = null;

  async all(manager: EntityManager): Promise<Kinds> {
    if (this.known && performance.now() - this.known.at < keptMs) return this.known;
    const statuses = await manager.find(OrderStatus, { order: { id: 'ASC' } });
    const states = await manager.find(OrderState, { order: { id: 'ASC' } });
    this.known = { statuses, states, at: performance.now() };
    return this.known;
  }

  /** Those that an order names; null for a number that there is none of. */
  async of(
    manager: EntityManager,
    { statusId, stateId }: { statusId: number; stateId: number },
  ): Promise<{ status: OrderStatus | null; state: OrderState | null }> {
    const found = pickFrom(await this.all(manager), statusId, stateId);
    if (found.status && found.state) return found;
    // One that was added a moment ago.
    this.known = null;
    return pickFrom(await this.all(manager), statusId, stateId);
  }
}

const pickFrom = ({ statuses, states }: Kinds, statusId: number, stateId: number) => ({
  status: statuses.find(({ id }) => id === statusId) ?? null,
  state: states.find(({ id }) => id === stateId) ?? null,
});
