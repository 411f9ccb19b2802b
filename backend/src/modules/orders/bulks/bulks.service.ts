import { Injectable } from '@nestjs/common';
import { formatDateTime, toMinsk } from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/common/clock';
import { times } from '../../../platform/common/times';
import { Database } from '../../../platform/database/database';
import type { Actor } from '../../../platform/http/actor';
import { ABSENT, orNotFound, type SavedBy } from '../../../platform/http/errors';
import { History, savedByOf } from '../../../platform/journal/history/history';
import { Journal } from '../../../platform/journal/journal';
import { Notifications } from '../../notifications/notifications';
import type {
  BulkOrderDto,
  BulkOutcome,
  BulkStatusDto,
  BulkTakenBackDto,
  OrderBulkDto,
} from '../dto/bulk.dto';
import type { OrderDto } from '../dto/order.dto';
import type { UpdateOrderDto } from '../dto/write-order.dto';
import { Bulk, BulkOrder } from '../model/bulk.entity';
import type { Order } from '../model/order.entity';
import { PublicOrderReader } from '../read/public-order-reader';
import { StatusLookup } from '../read/status-lookup';
import { EditOrderService } from '../write/edit-order.service';

/** The status of an order before the bulk change, with the reason beside it. */
type Former = Pick<UpdateOrderDto, 'status' | 'failure' | 'failureWords'>;

/** The last change of a status, as the history has it. */
type LastChange = Parameters<typeof savedByOf>[0];

/** An order of a bulk change and what has become of it. */
interface Row {
  row: BulkOrder;
  /** Null when it is deleted. */
  order: Order | null;
  outcome: BulkOutcome;
  savedBy: SavedBy | null;
}

/** A bulk change with its orders. */
interface Read {
  bulk: Bulk;
  rows: Row[];
}

/** Gives back the statuses that a bulk change has replaced (docs/contract.md#bulks). */
@Injectable()
export class BulksService {
  constructor(
    private readonly database: Database,
    private readonly orders: PublicOrderReader,
    private readonly editing: EditOrderService,
    private readonly statuses: StatusLookup,
    private readonly notifications: Notifications,
    private readonly history: History,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  async one(id: number, caller: Actor): Promise<OrderBulkDto> {
    const { read } = this.database;
    return this.view(read, await this.read(read, id, caller));
  }

  /** Gives each order whose status nothing has set since its status of before, all of them or none; a repeat changes nothing. */
  takeBack(id: number, caller: Actor): Promise<BulkTakenBackDto> {
    return this.database.write(async (tx) => {
      const found = await this.read(tx, id, caller);
      const standing = found.rows.filter(({ outcome }) => outcome === 'stands').map(({ row }) => row);
      if (standing.length === 0) return { ...(await this.view(tx, found)), changed: [] };
      const changed = await this.giveBack(tx, standing, caller);
      const answer = await this.view(tx, await this.read(tx, id, caller));
      await this.journal.record(tx, {
        kind: 'statusesTakenBack',
        account: null,
        actor: caller,
        detail: `«${answer.status.name}» от ${formatDateTime(answer.date)}, заказов: ${standing.length}`,
      });
      return { ...answer, changed };
    });
  }

  private async giveBack(tx: EntityManager, rows: BulkOrder[], caller: Actor): Promise<OrderDto[]> {
    const former = new Map<number, Former>();
    for (const row of rows) former.set(row.orderId, await this.formerOf(tx, row));
    const { changed } = await this.editing.changeAll(tx, [...former.keys()], {
      changeOf: ({ id }) => former.get(id) ?? null,
      actor: caller,
      context: { takesBack: true, isCorrection: true },
    });
    await tx.update(
      BulkOrder,
      { bulkId: rows[0]?.bulkId, orderId: In([...former.keys()]) },
      { takenBackAt: this.clock.now(), takenBackBy: caller.name },
    );
    return changed.map(({ after }) => after);
  }

  /** The words of the failure are in the history alone, which forgets them with the people of the order. */
  private async formerOf(
    tx: EntityManager,
    { orderId, statusBefore: status, failureBefore: failure }: BulkOrder,
  ): Promise<Former> {
    if (!failure) return { status };
    // The status has replaced the reason, and no other reason followed, since nothing has set another status.
    const removed =
      failure === 'other' ? await this.history.lastOf(tx, 'order', orderId, 'failureWords') : undefined;
    return { status, failure, ...(removed?.fromValue && { failureWords: removed.fromValue }) };
  }

  private async read(manager: EntityManager, id: number, caller: Actor): Promise<Read> {
    const bulk = orNotFound(await manager.findOneBy(Bulk, { id }), ABSENT.bulk);
    const rows = await manager.find(BulkOrder, { where: { bulkId: id }, order: { orderId: 'ASC' } });
    const ids = rows.map(({ orderId }) => orderId);
    const visible = await this.orders.visible(manager, ids, caller);
    const set = await this.history.lastEvents(manager, 'order', { ids, fields: ['status'] });
    const last = new Map(set.map((event) => [event.subjectId, event]));
    return {
      bulk,
      rows: rows.map((row) => rowOf(row, visible.get(row.orderId)?.order, last.get(row.orderId), caller)),
    };
  }

  private async view(manager: EntityManager, { bulk, rows }: Read): Promise<OrderBulkDto> {
    const { statuses } = await this.statuses.all(manager);
    const statusOf = (id: number): BulkStatusDto => ({
      id,
      name: statuses.find((status) => status.id === id)?.name ?? '',
    });
    const standing = rows.filter(({ outcome }) => outcome === 'stands').map(({ row }) => row.orderId);
    return {
      id: bulk.id,
      ...times('date', bulk.at),
      author: bulk.author,
      status: statusOf(bulk.statusId),
      hasOthers: bulk.hasOthers,
      told: await this.notifications.ordersTold(manager, standing, bulk.at),
      orders: rows.map(({ row, order, outcome, savedBy }): BulkOrderDto => ({
        id: row.orderId,
        before: statusOf(row.statusBefore),
        status: order && statusOf(order.statusId),
        outcome,
        ...(savedBy && { savedBy }),
      })),
    };
  }
}

function rowOf(row: BulkOrder, order: Order | undefined, last: LastChange | undefined, caller: Actor): Row {
  const { takenBackAt, takenBackBy } = row;
  if (!order) return { row, order: null, outcome: 'deleted', savedBy: null };
  if (takenBackAt)
    return { row, order, outcome: 'takenBack', savedBy: { name: takenBackBy, at: toMinsk(takenBackAt) } };
  if (last?.id === row.eventId) return { row, order, outcome: 'stands', savedBy: null };
  return { row, order, outcome: 'changed', savedBy: last ? savedByOf(last, caller) : null };
}
