import type { EntityManager } from 'typeorm';
import type { EventActor } from '../history/history';

/** What the users' noun asks of orders. The orders' noun provides it: users are below orders and do not import them. */
export abstract class ClientOrders {
  /** How many real orders a client has. */
  abstract count(manager: EntityManager, userId: number): Promise<number>;

  /** Deletes a client's test orders, which go with the account. */
  abstract removeTests(tx: EntityManager, userId: number, actor: EventActor): Promise<void>;

  /** Deletes all orders of a client. */
  abstract removeAll(tx: EntityManager, userId: number, actor: EventActor): Promise<void>;
}
