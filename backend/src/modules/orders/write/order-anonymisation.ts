import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan } from 'typeorm';
import { assertChanged } from '../../../platform/database/concurrent-update';
import { inBatches, type Rest } from '../../../platform/database/batches';
import { Database } from '../../../platform/database/database';
import { Feed } from '../../../platform/feed/feed';
import { History } from '../../../platform/journal/history/history';
import { Clock } from '../../../platform/common/clock';
import { OrderNote } from '../notes/note.entity';
import { Order } from '../order.entity';
import { changeSearch, orderSearchText } from '../search/order-search';
import { Proposal } from '../proposals/proposal.entity';

/** Orders of one unit of work. */
const most = 50;

const noStreet = { street: null, house: null, housing: null, entrance: null, flat: null, floor: null };

/** The personal columns of an order, and their values afterwards; firms, cities, cargo and price stay. */
export const nobody = {
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
  rowPrint: null,
} as const;

/** Old orders lose the people in them (docs/contract.md#leaving). */
@Injectable()
export class OrderAnonymisation {
  constructor(
    private readonly database: Database,
    private readonly history: History,
    private readonly feed: Feed,
    private readonly clock: Clock,
  ) {}

  /** Takes people out of the orders placed before; returns how many there were. */
  anonymise(before: Date, rest?: Rest): Promise<number> {
    return inBatches(most, () => this.anonymiseSome(before), rest);
  }

  private anonymiseSome(before: Date): Promise<number> {
    return this.database.write(async (tx) => {
      const orders = await tx.find(Order, {
        where: { anonymisedAt: IsNull(), createdAt: LessThan(before) },
        take: most,
      });
      const ids = orders.map(({ id }) => id);
      for (const order of orders) {
        const { id, version } = order;
        const sender = { ...order.sender, ...noStreet };
        const receiver = { ...order.receiver, ...noStreet };
        const now = this.clock.now();
        const stamps = { anonymisedAt: now, updatedAt: now, version: version + 1 };
        const changes = { ...nobody, sender, receiver, ...stamps };
        assertChanged(await tx.update(Order, { id, version }, changes));
        await changeSearch(tx, { id, text: orderSearchText({ ...order, ...changes }, []) });
      }
      await this.history.forgetThings(tx, 'order', ids);
      await this.feed.forgetOrders(tx, ids, { isDeleted: false });
      await tx.delete(Proposal, { orderId: In(ids) });
      await tx.delete(OrderNote, { orderId: In(ids) });
      return orders.length;
    });
  }
}
