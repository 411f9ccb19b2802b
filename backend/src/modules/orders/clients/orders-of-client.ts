import { Injectable } from '@nestjs/common';
import { In, MoreThan, type EntityManager } from 'typeorm';
import type { EventActor } from '../../../platform/journal/history/history';
import { ConcurrentUpdateError } from '../../../platform/database/concurrent-update';
import { PublicContractReader, ContractAnonymisation } from '../../contracts';
import { ClientOrders } from '../../users';
import { OrderEvents, type RemovedOrder } from '../events/order-events';
import { DeletedOrder } from '../model/deleted-order.entity';
import { DeletedOrders } from '../deleted/deleted-orders.service';
import { Order } from '../model/order.entity';
import { OrdersInActs } from '../read/orders-in-acts';
import { OrderAnonymisation } from './order-anonymisation';

/** Implements the orders interface of the users module. */
@Injectable()
export class OrdersOfClient extends ClientOrders {
  constructor(
    private readonly orderEvents: OrderEvents,
    private readonly deleted: DeletedOrders,
    private readonly acts: OrdersInActs,
    private readonly anonymisation: OrderAnonymisation,
    private readonly contracts: PublicContractReader,
    private readonly contractAnonymisation: ContractAnonymisation,
  ) {
    super();
  }

  override count(manager: EntityManager, userId: number): Promise<number> {
    return manager.countBy(Order, { userId, id: MoreThan(0) });
  }

  override async has(manager: EntityManager, userId: number): Promise<boolean> {
    return (await manager.existsBy(Order, { userId })) || manager.existsBy(DeletedOrder, { userId });
  }

  override async removeSome(
    tx: EntityManager,
    userId: number,
    most: number,
    actor: EventActor,
  ): Promise<number> {
    await this.deleted.purgeOfClient(tx, userId);
    const orders = await this.batch(tx, userId, most);
    const held = await this.acts.holding(
      tx,
      orders.map(({ id }) => id),
    );
    const gone = orders.filter(({ id }) => !held.has(id));
    await this.orderEvents.remove(tx, gone, actor, { hasEvent: false, isRestorable: false });
    // The law keeps what an act names.
    const kept = [...held.keys()];
    await this.anonymisation.removePeople(
      tx,
      (await tx.findBy(Order, { id: In(kept) })).filter(({ anonymisedAt }) => anonymisedAt === null),
    );
    await this.leave(tx, userId, kept);
    return orders.length;
  }

  override async leaveSome(
    tx: EntityManager,
    userId: number,
    most: number,
    actor: EventActor,
  ): Promise<number> {
    await this.deleted.purgeOfClient(tx, userId);
    const orders = await this.batch(tx, userId, most);
    const tests = orders.filter(({ id }) => id < 0);
    await this.orderEvents.remove(tx, tests, actor, { hasEvent: false, isRestorable: false });
    const ids = orders.flatMap(({ id }) => (id > 0 ? [id] : []));
    await this.leave(tx, userId, ids);
    return orders.length;
  }

  override leaveContract(tx: EntityManager, userId: number): Promise<void> {
    return this.contractAnonymisation.detach(tx, userId);
  }

  /** The orders stay without their owner, with the contract. */
  private async leave(tx: EntityManager, userId: number, ids: number[]): Promise<void> {
    if (ids.length === 0) return;
    const contractId = (await this.contracts.ofClient(tx, userId))?.id ?? null;
    const { affected } = await tx.update(Order, { id: In(ids), userId }, { userId: null, contractId });
    if (affected !== ids.length) throw new ConcurrentUpdateError();
  }

  private batch(tx: EntityManager, userId: number, most: number): Promise<RemovedOrder[]> {
    const order = { id: 'ASC' } as const;
    return tx.find(Order, {
      select: { id: true, userId: true, externalId: true },
      where: { userId },
      order,
      take: most,
    });
  }
}
