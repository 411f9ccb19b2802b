import { Injectable } from '@nestjs/common';
import { cleanFields, packageFields, type PackageBody } from '@shlyah/domain';
import { IsNull, type EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/http/actor';
import { Database } from '../../../platform/database/database';
import { assertChanged } from '../../../platform/database/concurrent-update';
import { Notifications, type RecipientSet } from '../../notifications/notifications';
import { Clock } from '../../../platform/common/clock';
import { turns } from '../../../platform/common/turns';
import { ABSENT, orNotFound, invalid, Refusal } from '../../../platform/http/errors';
import { checkVersion } from '../../../platform/http/version';
import type { OrderDto } from '../dto/order.dto';
import type {
  BulkResultDto,
  OrderReferenceDto,
  UpdateOrderDto,
  UpdateOrdersDto,
} from '../dto/write-order.dto';
import { History, type Change } from '../../../platform/journal/history/history';
import { BulkRecord } from './bulk-record';
import { OrderCheck } from './order-check';
import { OrderHandovers } from './order-handovers';
import { OrderEvents, type ChangeContext } from '../events/order-events';
import { OrderReader, type StoredOrder } from '../read/order-reader';
import { CLOSED, OrdersInActs } from '../read/orders-in-acts';
import { changedOrder, OrderWriter } from './order-writer';
import { affectsEstimate } from '../events/order-changes';
import { changesClosed } from './closed-by-act';
import { checkShownTotal } from './shown-total';
import { isSameJson } from '../model/same-json';
import { ProposalsOfEdit, type Edit } from './proposals-of-edit';
import { changeOfStop, RunsOfEdit } from './runs-of-edit';
import { Order } from '../model/order.entity';
import { noLongerBack, returnColumns, type Saved } from '../model/order-returns';

/** An order to be changed and the recipients of its notifications. */
interface EditedOrder {
  stored: StoredOrder;
  recipients: RecipientSet;
}

/** Changes of many orders. */
interface ChangeOfMany {
  /** The change of an order; null when it stays as it is. */
  changeOf: (order: OrderDto) => Omit<UpdateOrderDto, 'id' | 'version'> | null;
  actor: Actor;
  context?: ChangeContext;
}

/** Orders that are read together before they are changed one by one. */
const READ_AT_ONCE = 100;

/** Edits an order, given the version that was read, and records each change in the history. */
@Injectable()
export class EditOrderService {
  constructor(
    private readonly database: Database,
    private readonly reader: OrderReader,
    private readonly check: OrderCheck,
    private readonly writer: OrderWriter,
    private readonly proposals: ProposalsOfEdit,
    private readonly runs: RunsOfEdit,
    private readonly acts: OrdersInActs,
    private readonly handovers: OrderHandovers,
    private readonly events: OrderEvents,
    private readonly bulks: BulkRecord,
    private readonly notifications: Notifications,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /**
   * Absent fields stay unchanged; returns the order in its next version. `known` is the order read before the transaction: a concurrent
   * change retries the transaction, which then re-reads the order.
   */
  update(dto: UpdateOrderDto, actor: Actor, known?: EditedOrder, context?: ChangeContext): Promise<OrderDto> {
    let unused = known;
    return this.database.write(async (tx) => {
      const edited = unused;
      unused = undefined;
      return edited ? this.save(tx, dto, actor, edited, context) : this.change(tx, dto, actor, context);
    });
  }

  /** The same edit within the transaction of its caller. */
  async change(
    tx: EntityManager,
    dto: UpdateOrderDto,
    actor: Actor,
    context?: ChangeContext,
  ): Promise<OrderDto> {
    const edited = orNotFound((await this.edited(tx, [dto.id])).get(dto.id), ABSENT.order);
    return this.save(tx, dto, actor, edited, context);
  }

  /** The changes of several orders within the transaction of the caller: all or none. */
  async changeAll(
    tx: EntityManager,
    ids: number[],
    { changeOf, actor, context }: ChangeOfMany,
  ): Promise<{ changed: Edit[]; unchanged: OrderDto[] }> {
    const changed: Edit[] = [];
    const unchanged: OrderDto[] = [];
    const turn = turns();
    for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
      const some = ids.slice(at, at + READ_AT_ONCE);
      const known = await this.edited(tx, some);
      for (const edited of some.flatMap((id) => known.get(id) ?? [])) {
        await turn();
        const { view: before } = edited.stored;
        const change = changeOf(before);
        const dto = { id: before.id, version: before.version, ...change };
        if (change === null) unchanged.push(before);
        else {
          const after = await this.save(tx, dto, actor, edited, { ...context, isOfMany: true });
          changed.push({ before, after });
        }
      }
    }
    await this.runs.follow(tx, changed.map(changeOfStop), actor, context?.ofRun);
    return { changed, unchanged };
  }

  private async save(
    tx: EntityManager,
    dto: UpdateOrderDto,
    actor: Actor,
    { stored, recipients }: EditedOrder,
    context?: ChangeContext,
  ): Promise<OrderDto> {
    const { order, view: before } = stored;
    const { id, version } = order;
    await checkVersion(
      dto.version ?? 0,
      version,
      () => before,
      () => this.history.savedBy(tx, 'order', id, actor),
    );
    if (context?.isRequoted && before.price >= 0) throw invalid({ price: ['Цена уже назначена'] });
    const checked = await this.check.validate(tx, dto, before, {
      mayUndo: context?.takesBack ? 'ever' : 'soon',
    });
    const { body, stored: storedBody, points } = checked;
    const storedPackages = before.packages.map((item) => cleanFields(packageFields, item));
    const packages = dto.packages?.map((item) => cleanFields(packageFields, item));
    const row = changedOrder(order, body, this.clock.now());
    if (context?.isOfCanceledImport) row.rowPrint = null;
    const next = { body, packages: packages ?? storedPackages };
    if (context?.isRequoted || affectsEstimate({ body: storedBody, packages: storedPackages }, next)) {
      const quote = await this.writer.revisedEstimate(tx, order.userId, body, next.packages);
      checkShownTotal(dto.shownTotal, quote);
      row.revisedEstimate = JSON.stringify(quote);
    }
    // The deletion of the account sets `userId` to null and leaves the version as it is.
    const where = { id, version, userId: order.userId ?? IsNull() };
    assertChanged(await tx.update(Order, where, changedColumns(order, row)));
    const items = packages && (await this.writer.replaceItems(tx, id, packages));
    const told = await this.handovers.record(tx, {
      order,
      row,
      before,
      places: next.packages.length,
      sent: dto.handover,
      actor,
      at: context?.at,
      source: context?.source ?? 'desk',
      sure: context?.sure ?? 'exact',
      undoes: context?.undoes ?? null,
      takesBack: context?.takesBack ?? false,
      ended: context?.ended ?? null,
    });
    const { handover } = told;
    const backBefore = await this.saveReturns(tx, { before: order, row, handover, items: next.packages });
    const after = await this.reader.view(tx, row, { items, points, handover }, before);
    // After the update, which waits for an act that is being made of the order.
    if (changesClosed({ before, after })) await this.acts.refuseHeld(tx, id, CLOSED);
    await this.writer.changeSearch(tx, stored, { order: row, view: after });
    // Before the history, so that a change that waits for a departure is later than it.
    if (!context?.isOfMany)
      await this.runs.follow(tx, [changeOfStop({ before, after })], actor, context?.ofRun);
    const { announcements, agreed } = await this.proposals.rebase(tx, { before, after }, actor);
    await this.events.edited(tx, { before, after }, actor, recipients, {
      reason: dto.reason,
      ...context,
      agreed,
      told: { ...told, changes: [...told.changes, ...backBefore] },
    });
    for (const announce of announcements) await announce();
    if (context?.bulk) await this.bulks.add(tx, context.bulk, { before, after });
    return after;
  }

  /** Keeps the hour of the handover and what must come back, and tells what does not count as returned any longer. */
  private async saveReturns(
    tx: EntityManager,
    { items, ...saved }: Pick<Saved, 'before' | 'row' | 'handover'> & { items: readonly PackageBody[] },
  ): Promise<Change[]> {
    const { before, row } = saved;
    const returnsTtn = items.some((item) => item.returnTTN);
    const returns = returnColumns({ ...saved, returnsTtn, now: this.clock.now() });
    Object.assign(row, returns);
    const changed = changedColumns(before, returns);
    if (Object.keys(changed).length > 0) await tx.update(Order, { id: row.id }, changed);
    return noLongerBack(before, returns);
  }

  private async edited(manager: EntityManager, ids: number[]): Promise<Map<number, EditedOrder>> {
    const stored = await this.reader.stored(manager, ids);
    const recipients = await this.notifications.recipientsOf(
      manager,
      stored.map(({ order }) => order),
    );
    return new Map(stored.map((one) => [one.order.id, { stored: one, recipients }]));
  }

  /** The same change for many orders, read at once and saved or refused one by one. */
  async updateMany({ orders, reason, ...sent }: UpdateOrdersDto, actor: Actor): Promise<BulkResultDto[]> {
    const change = Object.fromEntries(
      Object.entries(sent).filter(
        // Only an hour may be taken away from many at once.
        ([name, value]) => value !== undefined && (value !== null || name.endsWith('From')),
      ),
    );
    if (Object.keys(change).length === 0)
      throw invalid({ status: ['Укажите новый статус, цену или день доставки'] });
    const known = await this.edited(
      this.database.read,
      orders.map(({ id }) => id),
    );
    const bulk = await this.bulks.start(change, orders.length, actor);
    const results: BulkResultDto[] = [];
    for (const { id, version } of orders)
      results.push(
        await this.updateOne(
          { id, version: version ?? null, ...change, reason: reason ?? null },
          actor,
          known.get(id),
          { bulk },
        ),
      );
    if (!bulk) return results;
    const recorded = await this.bulks.end(bulk, actor);
    return results.map((result) => (recorded.has(result.id) ? { ...result, bulk: bulk.id } : result));
  }

  /** Makes the quotes of many orders anew by the tariff in force; one that has a price is refused: its quote no longer counts. */
  async requoteMany(orders: readonly OrderReferenceDto[], actor: Actor): Promise<BulkResultDto[]> {
    const known = await this.edited(
      this.database.read,
      orders.map(({ id }) => id),
    );
    const results: BulkResultDto[] = [];
    for (const { id, version } of orders)
      results.push(
        await this.updateOne({ id, version: version ?? null }, actor, known.get(id), { isRequoted: true }),
      );
    return results;
  }

  private async updateOne(
    dto: UpdateOrderDto,
    actor: Actor,
    known?: EditedOrder,
    context?: ChangeContext,
  ): Promise<BulkResultDto> {
    try {
      return { id: dto.id, statusCode: 200, order: await this.update(dto, actor, known, context) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { fresh, errors, savedBy } = error.extra;
      const message = Object.values(errors ?? {}).flat()[0] ?? error.message;
      return {
        id: dto.id,
        statusCode: error.statusCode,
        code: error.code,
        message,
        ...(fresh ? { order: fresh as OrderDto } : {}),
        ...(savedBy ? { savedBy } : {}),
      };
    }
  }
}

/** The columns with a new value. */
const changedColumns = (before: Order, after: Partial<Order>): Partial<Order> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSameJson(value, before[name as keyof Order])),
  );
