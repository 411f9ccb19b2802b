import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/common/clock';
import { Database } from '../../../platform/database/database';
import { insertOne } from '../../../platform/database/insert-many';
import type { Actor } from '../../../platform/http/actor';
import { History } from '../../../platform/journal/history/history';
import { Journal } from '../../../platform/journal/journal';
import type { OrderDto } from '../dto/order.dto';
import type { UpdateOrdersDto } from '../dto/write-order.dto';
import { Bulk, BulkOrder, type OpenBulk } from '../model/bulk.entity';
import { StatusLookup } from '../read/status-lookup';

/** Fields of a bulk change that say how it is made, and what goes with the status. */
const WITH_STATUS: readonly string[] = ['status', 'failure', 'failureWords', 'handover'];

/** Records which orders a bulk change has given another status, and what it was (docs/contract.md#bulks). */
@Injectable()
export class BulkRecord {
  constructor(
    private readonly database: Database,
    private readonly statuses: StatusLookup,
    private readonly history: History,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  /** Null for a change that sets no status, or of one order. */
  async start(change: Partial<UpdateOrdersDto>, orders: number, author: Actor): Promise<OpenBulk | null> {
    const { status: statusId } = change;
    if (statusId === undefined || statusId === null || orders < 2) return null;
    const hasOthers = Object.keys(change).some((name) => !WITH_STATUS.includes(name));
    const bulk = { at: this.clock.now(), author: author.name, statusId, hasOthers, journalId: null };
    return { id: await this.database.write((tx) => insertOne(tx, Bulk, bulk)), statusId };
  }

  /** Records an order in the transaction of its change, behind its history; one that had the status before is not recorded. */
  async add(
    tx: EntityManager,
    { id }: OpenBulk,
    { before, after }: { before: OrderDto; after: OrderDto },
  ): Promise<void> {
    if (before.status.id === after.status.id) return;
    const event = await this.history.lastOf(tx, 'order', after.id, 'status');
    if (!event) return;
    await insertOne(tx, BulkOrder, {
      bulkId: id,
      orderId: after.id,
      statusBefore: before.status.id,
      failureBefore: before.failure,
      eventId: event.id,
      takenBackAt: null,
      takenBackBy: null,
    });
  }

  /**
   * Notes it in the journal, and returns the orders that it has recorded; one that has given its status to no order, or to one alone, is
   * deleted.
   */
  end(bulk: OpenBulk, actor: Actor): Promise<Set<number>> {
    return this.database.write(async (tx) => {
      const rows = await tx.findBy(BulkOrder, { bulkId: bulk.id });
      if (rows.length < 2) {
        await tx.delete(Bulk, { id: bulk.id });
        return new Set();
      }
      const { statuses } = await this.statuses.all(tx);
      const name = statuses.find(({ id }) => id === bulk.statusId)?.name ?? '';
      const detail = `«${name}», заказов: ${rows.length}`;
      const kind = 'statusesSet';
      await this.journal.record(tx, { kind, account: null, actor, detail });
      await tx.update(Bulk, { id: bulk.id }, { journalId: await this.journal.last(tx) });
      return new Set(rows.map(({ orderId }) => orderId));
    });
  }
}
