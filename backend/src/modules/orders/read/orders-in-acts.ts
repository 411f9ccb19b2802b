import { formatDate, toMinsk } from '@shlyah/domain';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { refusal } from '../../../platform/http/errors';
import type { Order } from '../model/order.entity';

/** The act that an order stands in. */
export interface ActOfOrder {
  number: number;
  issuedAt: Date;
}

/** An act of a firm's month. */
export interface ActOfMonth extends ActOfOrder {
  id: number;
}

/** What orders ask about acts; the acts provide it. */
export abstract class OrdersInActs {
  /** Limits the orders `o` to those that stand in no act. */
  abstract leaveOut(query: SelectQueryBuilder<Order>): void;

  /** Joins the line of the act that each order `o` stands in, as `act_lines`; nothing for an order in none. */
  abstract join(query: SelectQueryBuilder<Order>): void;

  /** The acts that the orders stand in, by order. Committed acts alone: the caller holds the locks of the orders. */
  abstract holding(manager: EntityManager, ids: readonly number[]): Promise<Map<number, ActOfOrder>>;

  /** The acts of a month that stand, by client, each in their order; 0 are the clients whose accounts are gone. */
  abstract ofMonth(
    manager: EntityManager,
    month: string,
    users: readonly number[],
  ): Promise<Map<number, ActOfMonth[]>>;

  /** Throws 409 if the order stands in an act; `why` tells what it does not allow. */
  async refuseHeld(tx: EntityManager, id: number, why: string): Promise<void> {
    const act = (await this.holding(tx, [id])).get(id);
    if (act)
      throw refusal(
        'in_act',
        `Заказ в акте №\u00a0${act.number} от ${formatDate(toMinsk(act.issuedAt))}: ${why}`,
      );
  }
}

/** Of a change of the price, the cargo or the places. */
export const CLOSED = 'цену, груз и адреса уже не изменить.';
