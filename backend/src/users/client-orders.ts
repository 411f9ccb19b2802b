import type { EntityManager } from 'typeorm';
import type { EventActor } from '../history/history';

/** What the users' noun asks of orders. The orders' noun provides it: users are below orders and do not import them. */
export abstract class ClientOrders {
  abstract count(manager: EntityManager, userId: number): Promise<number>;

  /** Deletes all orders of a client. */
  abstract removeAll(tx: EntityManager, userId: number, actor: EventActor): Promise<void>;
}
