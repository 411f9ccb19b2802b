import { Injectable } from '@nestjs/common';
import { Raw } from 'typeorm';
import { minskDay, modeOf, ORDER_VIEWS, PAGE_SIZE } from '@shlyah/domain';
import { callerMode, isStaff } from '../../../platform/http/caller';
import type { Actor } from '../../../platform/http/actor';
import { Database } from '../../../platform/database/database';
import { ownersBeingDeleted, ownerNotDeleted } from '../../../platform/access/removed';
import { eventView } from '../../../platform/journal/history/event.dto';
import { currentRequest } from '../../../platform/logging/request-id';
import { History } from '../../../platform/journal/history/history';
import type { OrderMessageDto } from '../../notifications/channels/dto/message.dto';
import { MessagesService } from '../../notifications/channels/messages.service';
import { SmsOptOuts } from '../../notifications/channels/sms-opt-outs';
import { Journal } from '../../../platform/journal/journal';
import { Clock } from '../../../platform/common/clock';
import {
  ABSENT,
  badQuery,
  invalid,
  notFound,
  type FieldErrors,
  type Refusal,
} from '../../../platform/http/errors';
import { pageOf } from '../../../platform/http/page';
import {
  OrderCountersDto,
  type NeighboursDto,
  type OrderEventDto,
  type OrderListParams,
  type OrdersQuery,
  type StatusesDto,
} from '../dto/order-lists.dto';
import type { OrderHandoverDto } from '../dto/handover.dto';
import type { OrderDto, OrderPage } from '../dto/order.dto';
import {
  isUnfiltered,
  idsBefore,
  neighboursOf,
  orderList,
  pageOfIds,
  totalOf,
  type OrderList,
  type OrderListQuery,
  type OrderListScope,
  type Total,
} from './order-list';
import { OrderRuns } from './order-runs';
import { maySee } from './may-see';
import { OrderReader } from './order-reader';
import { handoverViews } from '../mapper/handover.mapper';
import { statusView } from '../mapper/order.mapper';
import { handoversOf } from '../model/handovers';
import { proofsOf } from '../proofs/handover-proofs';
import { bulksOfEvents } from '../model/bulk.entity';
import { Order } from '../model/order.entity';

/** The history fields that the owner of an order may see. */
const ownerHistoryFields = [
  'status',
  'price',
  'labels',
  'register',
  'received',
  'failure',
  'failureWords',
  'handover',
  'ttnBack',
  'cargoBack',
];

/** Filter fields that are refused to clients. The older staff fields are ignored instead, because programs may rely on that. */
const staffOnlyFields = ['run', 'driver', 'failure'] as const;

function rejectStaffFields(filter: OrderListQuery['filter']): void {
  const sent = staffOnlyFields.filter((name) => (filter?.[name] ?? null) !== null);
  if (sent.length === 0) return;
  throw badOf(
    Object.fromEntries(sent.map((name) => [`filter.${name}`, ['Этот фильтр есть только у сотрудников']])),
  );
}

/** The screens of clients and their programs keep to the size of every other list. */
function rejectPerPage({ perPage = null }: OrdersQuery): void {
  if (perPage !== null) throw badOf({ perPage: ['Размер страницы выбирают только сотрудники'] });
}

/** Wrong fields of a query: 422 for programs, 400 for pages. */
const badOf = (errors: FieldErrors): Refusal =>
  currentRequest()?.byKey ? invalid(errors) : badQuery(errors);

/** A list with an inexact total has at least one more page. */
const pageWithTotal = (
  data: OrderDto[],
  { page, perPage }: OrdersQuery,
  { total, totalIsExact }: Total,
): PageOfOrders => ({
  ...pageOf(data, page, totalIsExact ? total : total + 1, perPage ?? PAGE_SIZE),
  total,
  totalIsExact,
});

type PageOfOrders = Omit<OrderPage, 'next'>;

/** Adds the cursor of the next page. */
const withNext = (
  page: PageOfOrders,
  last: number | undefined,
  more = page.page < page.pages,
): OrderPage => ({
  ...page,
  next: (more ? last : null) ?? null,
});

/** Reading orders. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly database: Database,
    private readonly reader: OrderReader,
    private readonly history: History,
    private readonly sentMessages: MessagesService,
    private readonly optOuts: SmsOptOuts,
    private readonly journal: Journal,
    private readonly runs: OrderRuns,
    private readonly clock: Clock,
  ) {}

  /** Clients see their own orders whatever the query says; staff see all, or those of one user. */
  async list(query: OrdersQuery, caller: Actor): Promise<OrderPage> {
    const { read } = this.database;
    if (!isStaff(caller)) rejectPerPage(query);
    const perPage = query.perPage ?? PAGE_SIZE;
    const list = await this.orderList(query, caller);
    if (query.before) {
      const { ids, more, ...total } = await idsBefore(list, query.before, perPage);
      const orders = await this.reader.byIds(read, ids);
      return withNext(pageWithTotal(orders, query, total), ids.at(-1), more);
    }
    const scope = this.scopeOf(query, caller);
    if (query.page === 1 && scope.mode === 'live' && isUnfiltered(query)) {
      const newest = await this.reader.newest(read, scope.userId, perPage);
      return withNext(pageWithTotal(newest, query, totalOf(list)), newest.at(-1)?.id);
    }
    const { ids, ...total } = await pageOfIds(list, query.page, perPage);
    return withNext(pageWithTotal(await this.reader.byIds(read, ids), query, total), ids.at(-1));
  }

  /** The list, not yet paged. */
  orderList(query: OrderListQuery & Pick<OrderListParams, 'user'>, caller: Actor): Promise<OrderList> {
    return orderList(this.database.reads, query, this.scopeOf(query, caller), this.clock.now());
  }

  private scopeOf(
    { user = null, filter }: OrderListQuery & Pick<OrderListParams, 'user'>,
    caller: Actor,
  ): OrderListScope {
    const staff = isStaff(caller);
    if (!staff) rejectStaffFields(filter);
    const mode = callerMode(caller);
    // Staff see no test orders, so the owner answers for both sides.
    const answers = mode === 'test' ? 'both' : staff ? 'staff' : 'client';
    return { staff, mode, answers, runs: this.runs, userId: staff ? user : caller.id };
  }

  async single(id: number, caller: Actor): Promise<OrderDto> {
    const order = await this.reader.one(this.database.read, id);
    if (!order || !maySee(caller, order)) throw notFound(ABSENT.order);
    return order;
  }

  /** Throws 404 for a caller who may not see the order; reads its owner only. */
  async checkVisible(id: number, caller: Actor): Promise<void> {
    const [order] = await this.database.read.query<Pick<Order, 'userId'>[]>(
      `SELECT userId FROM orders WHERE id = ? AND ${ownerNotDeleted('orders.userId')} LIMIT 1`,
      [id],
    );
    if (!order || !maySee(caller, { id, user: { id: order.userId } })) throw notFound(ABSENT.order);
  }

  async statuses(): Promise<StatusesDto> {
    const { statuses, states } = await this.reader.statuses.all(this.database.read);
    return { statuses: statuses.map(statusView), states };
  }

  /** The orders before and after an order in the list with the same filter. */
  async neighbours(id: number, query: OrderListParams, caller: Actor): Promise<NeighboursDto> {
    return neighboursOf(await this.orderList(query, caller), id);
  }

  /** The number of orders in each one-click view: the `total` of the list with the same filter. */
  async counters(): Promise<OrderCountersDto> {
    const now = this.clock.now();
    const deletedOwners = await ownersBeingDeleted(this.database.read);
    const scope: OrderListScope = {
      userId: null,
      staff: true,
      mode: 'live',
      answers: 'staff',
      runs: this.runs,
      deletedOwners,
    };
    const counters = new OrderCountersDto();
    for (const { name, filter } of ORDER_VIEWS) {
      if (name === 'all') continue;
      const criteria = { filter: filter(minskDay(now)) };
      counters[name] = totalOf(await orderList(this.database.reads, criteria, scope, now)).total;
    }
    return counters;
  }

  /** The history, newest first; for the owner without the names of staff. */
  async events(id: number, caller: Actor): Promise<OrderEventDto[]> {
    await this.checkVisible(id, caller);
    const staff = isStaff(caller);
    const fields = staff ? undefined : ownerHistoryFields;
    const events = await this.history.read(this.database.read, 'order', id, fields);
    const bulks = staff ? await bulksOfEvents(this.database.read, events) : new Map<number, number>();
    return events.map((event) => ({ ...eventView(event, staff), bulk: bulks.get(event.id) ?? null }));
  }

  /** The tries to deliver and to fetch an order, the newest first; for the owner without the run and the names of staff. */
  async handovers(id: number, caller: Actor): Promise<OrderHandoverDto[]> {
    await this.checkVisible(id, caller);
    const rows = await handoversOf(this.database.read, [id]);
    return handoverViews(rows, await proofsOf(this.database.read, rows), isStaff(caller));
  }

  /** Messages about the order to its owner and receiver. */
  async messages(id: number, caller: Actor): Promise<OrderMessageDto[]> {
    await this.checkVisible(id, caller);
    return this.sentMessages.aboutOrder(id);
  }

  /** Resumes messages to a receiver who has unsubscribed from parcels of this sender. */
  async endSilence(id: number, actor: Actor): Promise<void> {
    await this.database.write(async (tx) => {
      const order = await tx.findOneBy(Order, { id, userId: Raw(ownerNotDeleted) });
      if (!order || modeOf(id) === 'test') throw notFound(ABSENT.order);
      if (!(await this.optOuts.remove(tx, order.receiverPhone, order.userId ?? 0))) return;
      await this.journal.record(tx, {
        kind: 'silenceEnded',
        account: order.userId,
        actor,
        detail: `заказ № ${id}`,
      });
    });
  }
}
