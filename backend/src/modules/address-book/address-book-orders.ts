import type { OrderBody } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';

/** An order as the source of address-book entries. */
export interface AddressBookOrder {
  body: OrderBody;
  placedAt: Date;
}

/** Reads orders for the address book. The orders module implements it, because the address book does not import orders. */
export abstract class AddressBookOrders {
  /** At most `most` latest live orders of a client, without anonymised ones. */
  abstract newest(manager: EntityManager, userId: number, most: number): Promise<AddressBookOrder[]>;
}
