import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, type EntityManager } from 'typeorm';
import { assertChanged } from '../../../platform/database/concurrent-update';
import { inBatches, type Rest } from '../../../platform/database/batches';
import { Database } from '../../../platform/database/database';
import { Feed } from '../../../platform/feed/feed';
import { History } from '../../../platform/journal/history/history';
import { Clock } from '../../../platform/common/clock';
import { forgetHandovers } from '../model/handovers';
import { OrderNote } from '../model/note.entity';
import { Order } from '../model/order.entity';
import { changeSearch, orderSearchText } from '../search/order-search';
import { Proposal } from '../model/proposal.entity';

/** Orders per transaction. */
const BATCH_SIZE = 50;

const noStreet = { street: null, house: null, housing: null, entrance: null, flat: null, floor: null };

/** The columns with personal data and their anonymised values; firms, cities, cargo and price stay. */
export const anonymisedColumns = {
  clientName: 'Данные удалены',
  clientPhone: '',
  clientEmail: '',
  contactPersonName: null,
  contactPersonPhone: null,
  comment: null,
  name: 'Данные удалены',
  receiverPhone: '',
  receiverComment: null,
  externalId: null,
  trackingCode: null,
  failureWords: null,
  ttnBackBy: null,
  cargoBackTo: null,
  cargoBackBy: null,
  rowPrint: null,
  importId: null,
} as const;

/** Removes personal data from old orders (docs/contract.md#leaving). */
@Injectable()
export class OrderAnonymisation {
  constructor(
    private readonly database: Database,
    private readonly history: History,
    private readonly feed: Feed,
    private readonly clock: Clock,
  ) {}

  /** Anonymises the orders placed before a date; returns their number. */
  anonymise(before: Date, rest?: Rest): Promise<number> {
    return inBatches(BATCH_SIZE, () => this.anonymiseBatch(before), rest);
  }

  private anonymiseBatch(before: Date): Promise<number> {
    return this.database.write(async (tx) => {
      const orders = await tx.find(Order, {
        where: { anonymisedAt: IsNull(), createdAt: LessThan(before) },
        take: BATCH_SIZE,
      });
      await this.removePeople(tx, orders);
      return orders.length;
    });
  }

  /** Removes the people of both sides from orders, their search and their history. */
  async removePeople(tx: EntityManager, orders: readonly Order[]): Promise<void> {
    const ids = orders.map(({ id }) => id);
    for (const order of orders) {
      const { id, version } = order;
      const sender = { ...order.sender, ...noStreet };
      const receiver = { ...order.receiver, ...noStreet };
      const now = this.clock.now();
      const stamps = { anonymisedAt: now, updatedAt: now, version: version + 1 };
      const changes = { ...anonymisedColumns, sender, receiver, ...stamps };
      assertChanged(await tx.update(Order, { id, version }, changes));
      await changeSearch(tx, { id, text: orderSearchText({ ...order, ...changes }, []) });
    }
    await this.history.forgetThings(tx, 'order', ids);
    await this.feed.forgetOrders(tx, ids, { isDeleted: false });
    await tx.delete(Proposal, { orderId: In(ids) });
    await tx.delete(OrderNote, { orderId: In(ids) });
    await forgetHandovers(tx, ids);
  }
}
