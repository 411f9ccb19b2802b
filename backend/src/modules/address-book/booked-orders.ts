import type { OrderBody } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';

/** What an order tells the address book of its client. */
export interface BookedOrder {
  body: OrderBody;
  placedAt: Date;
}

/** What the address book asks of orders. The orders' noun provides it: the book is below orders and does not import them. */
export abstract class BookedOrders {
  /** A client's newest real orders, at most so many, without those whose people are gone. */
  abstract newest(manager: EntityManager, userId: number, most: number): Promise<BookedOrder[]>;
}
