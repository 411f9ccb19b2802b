import { Injectable } from '@nestjs/common';
import { Raw } from 'typeorm';
import { minskDay, modeOf, ORDER_VIEWS, PAGE_SIZE } from '@shlyah/domain';
import { callerMode, isStaff } from '../../../platform/http/caller';
import type { Actor } from '../../../platform/http/actor';
import { Database } from '../../../platform/database/database';
import { goneOwners, ordersStand } from '../../../platform/database/removed';
import { eventView } from '../../../platform/journal/history/event.dto';
import { currentRequest } from '../../../platform/logging/request-id';
import { History } from '../../../platform/journal/history/history';
import type { OrderMessageDto } from '../../notifications/channels/dto/message.dto';
import { MessagesService } from '../../notifications/channels/messages.service';
import { SilentPhones } from '../../notifications/channels/silent-phones';
import { Journal } from '../../../platform/journal/journal';
import { Clock } from '../../../platform/common/clock';
import { ABSENT, badQuery, invalid, notFound } from '../../../platform/http/errors';
import { pageOf } from '../../../platform/http/page';
import {
  OrderCountersDto,
  type NeighboursDto,
  type OrderEventDto,
  type OrdersAsked,
  type OrdersQuery,
  type StatusesDto,
} from '../http/dto/order-lists.dto';
import type { OrderDto, OrderPage } from '../http/dto/order.dto';
import {
  asksAll,
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
import { maySee } from './may-see';
import { OrderReader } from './order-reader';
import { statusView } from '../http/order.mapper';
import { Order } from '../order.entity';

/** The order history visible to its owner. */
const ownerSees = ['status', 'price', 'labels', 'register', 'received', 'failure', 'failureWords'];

/** Parts of the filter that a client is refused; the older ones of staff are ignored, which programs may rely on. */
const staffParts = ['run', 'failure'] as const;

function refuseStaffParts(filter: OrderListQuery['filter']): void {
  const sent = staffParts.filter((name) => (filter?.[name] ?? null) !== null);
  if (sent.length === 0) return;
  const errors = Object.fromEntries(
    sent.map((name) => [`filter.${name}`, ['Этот фильтр есть только у сотрудников']]),
  );
  throw currentRequest()?.byKey ? invalid(errors) : badQuery(errors);
}

/** A list that goes on beyond its total has another page at least. */
const page = (data: OrderDto[], number: number, { total, totalIsExact }: Total): PageOfOrders => ({
  ...pageOf(data, number, totalIsExact ? total : total + 1),
  ...{ total, totalIsExact },
});

type PageOfOrders = Omit<OrderPage, 'next'>;

/** With the number behind which the list goes on. */
const goingOn = (page: PageOfOrders, last: number | undefined, more = page.page < page.pages): OrderPage => ({
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
    private readonly silent: SilentPhones,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  /** Customers see their own orders whatever the query; staff see all, or one user's. */
  async list(query: OrdersQuery, caller: Actor): Promise<OrderPage> {
    const { read } = this.database;
    const list = await this.asked(query, caller);
    if (query.before) {
      const { ids, more, ...total } = await idsBefore(list, query.before);
      const orders = await this.reader.byIds(read, ids);
      return goingOn(page(orders, query.page, total), ids.at(-1), more);
    }
    const scope = this.scopeOf(query, caller);
    if (query.page === 1 && scope.mode === 'live' && asksAll(query)) {
      const newest = await this.reader.newest(read, scope.userId, PAGE_SIZE);
      return goingOn(page(newest, 1, totalOf(list)), newest.at(-1)?.id);
    }
    const { ids, ...total } = await pageOfIds(list, query.page);
    return goingOn(page(await this.reader.byIds(read, ids), query.page, total), ids.at(-1));
  }

  /** The whole list under a question. */
  asked(query: OrderListQuery & Pick<OrdersAsked, 'user'>, caller: Actor): Promise<OrderList> {
    return orderList(this.database.reads, query, this.scopeOf(query, caller), this.clock.now());
  }

  private scopeOf(
    { user = null, filter }: OrderListQuery & Pick<OrdersAsked, 'user'>,
    caller: Actor,
  ): OrderListScope {
    const staff = isStaff(caller);
    if (!staff) refuseStaffParts(filter);
    const mode = callerMode(caller);
    // Staff see no test orders, so the owner takes both sides.
    const answers = mode === 'test' ? 'both' : staff ? 'staff' : 'client';
    return { staff, mode, answers, userId: staff ? user : caller.id };
  }

  async single(id: number, caller: Actor): Promise<OrderDto> {
    const order = await this.reader.one(this.database.read, id);
    if (!order || !maySee(caller, order)) throw notFound(ABSENT.order);
    return order;
  }

  /** Refuses a caller who may not see the order, without loading it. */
  async checkSeen(id: number, caller: Actor): Promise<void> {
    const [order] = await this.database.read.query<Pick<Order, 'userId'>[]>(
      `SELECT userId FROM orders WHERE id = ? AND ${ordersStand('orders.userId')} LIMIT 1`,
      [id],
    );
    if (!order || !maySee(caller, { id, user: { id: order.userId } })) throw notFound(ABSENT.order);
  }

  async statuses(): Promise<StatusesDto> {
    const { statuses, states } = await this.reader.kinds.all(this.database.read);
    return { statuses: statuses.map(statusView), states };
  }

  /** What stands beside an order in the list under the same question. */
  async neighbours(id: number, query: OrdersAsked, caller: Actor): Promise<NeighboursDto> {
    return neighboursOf(await this.asked(query, caller), id);
  }

  /** How many orders each one-click view holds; each equals the `total` of the list under the same filter. */
  async counters(): Promise<OrderCountersDto> {
    const now = this.clock.now();
    const gone = await goneOwners(this.database.read);
    const everything: OrderListScope = { userId: null, staff: true, mode: 'live', answers: 'staff', gone };
    const counters = new OrderCountersDto();
    for (const { name, filter } of ORDER_VIEWS) {
      if (name === 'all') continue;
      const asked = { filter: filter(minskDay(now)) };
      counters[name] = totalOf(await orderList(this.database.reads, asked, everything, now)).total;
    }
    return counters;
  }

  /** Newest first. The owner learns of status and price, not of who set them. */
  async events(id: number, caller: Actor): Promise<OrderEventDto[]> {
    await this.checkSeen(id, caller);
    const staff = isStaff(caller);
    const seen = staff ? undefined : ownerSees;
    const events = await this.history.read(this.database.read, 'order', id, seen);
    return events.map((event) => eventView(event, staff));
  }

  /** The notices to its owner and receiver. */
  async messages(id: number, caller: Actor): Promise<OrderMessageDto[]> {
    await this.checkSeen(id, caller);
    return this.sentMessages.aboutOrder(id);
  }

  /** Resumes the receiver's notices of this sender's parcels. */
  async endSilence(id: number, actor: Actor): Promise<void> {
    await this.database.write(async (tx) => {
      const order = await tx.findOneBy(Order, { id, userId: Raw(ordersStand) });
      if (!order || modeOf(id) === 'test') throw notFound(ABSENT.order);
      if (!(await this.silent.remove(tx, order.receiverPhone, order.userId ?? 0))) return;
      await this.journal.record(tx, {
        kind: 'silenceEnded',
        account: order.userId,
        actor,
        detail: `заказ № ${id}`,
      });
    });
  }
}
