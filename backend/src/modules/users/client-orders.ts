import type { EntityManager } from 'typeorm';
import type { EventActor } from '../../platform/journal/history/history';

/** What the users' noun asks of orders. The orders' noun provides it: users are below orders and do not import them. */
export abstract class ClientOrders {
  /** How many real orders a client has. */
  abstract count(manager: EntityManager, userId: number): Promise<number>;

  /** Whether a client has any orders, test orders too. */
  abstract has(manager: EntityManager, userId: number): Promise<boolean>;

  /** Deletes at most so many of a client's orders; answers how many there were. */
  abstract removeSome(tx: EntityManager, userId: number, most: number, actor: EventActor): Promise<number>;

  /** The same for a client whose orders stay: real ones lose their owner, test orders are deleted. */
  abstract leaveSome(tx: EntityManager, userId: number, most: number, actor: EventActor): Promise<number>;

  /** Leaves the contract with the orders that stay; without any it goes. */
  abstract leaveContract(tx: EntityManager, userId: number): Promise<void>;
}
