import type { EntityManager } from 'typeorm';

/** Finds the orders that messages are about; the orders provide it. */
export abstract class MessageOrders {
  /** The ids of orders with this number, own number or tracking code, of any client; test orders by their numbers. */
  abstract named(manager: EntityManager, text: string): Promise<number[]>;
}
