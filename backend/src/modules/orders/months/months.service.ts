import { Injectable } from '@nestjs/common';
import {
  clientName,
  isMonth,
  lastDayOf,
  minskDay,
  PAGE_SIZE,
  priceToWire,
  receiverName,
  toMinsk,
} from '@shlyah/domain';
import { Clock } from '../../../platform/common/clock';
import { Database } from '../../../platform/database/database';
import { placeholders, readRows } from '../../../platform/database/read-rows';
import { notFound } from '../../../platform/http/errors';
import { offsetOf, pageOf } from '../../../platform/http/page';
import { CompanyService } from '../../company/company.service';
import { PublicContractReader } from '../../contracts';
import type { MonthDto, MonthFirmDto, MonthOrderPage, MonthOrdersQuery } from '../dto/month.dto';
import { Order } from '../model/order.entity';
import { StatusLookup } from '../read/status-lookup';
import { figuresOfClients, together, type ClientMonth } from './month-figures';
import { ordersOfPart, pricesOf, type MonthDays } from './month-queries';

export const NO_MONTH = 'Такого месяца нет, или он ещё не начался.';

/** What was handed over in a month, by firm, and what keeps it from being billed (docs/contract.md#months). Nothing is stored. */
@Injectable()
export class Months {
  constructor(
    private readonly database: Database,
    private readonly company: CompanyService,
    private readonly contracts: PublicContractReader,
    private readonly statuses: StatusLookup,
    private readonly clock: Clock,
  ) {}

  /** Throws 404 for a month that has not begun. Firms with the largest sums are first. */
  async read(month: string, page: number): Promise<MonthDto> {
    const days = this.daysOf(month);
    const { vatPercent } = await this.company.read();
    const clients = await this.clients(days, vatPercent);
    const firms = clients
      .filter(({ isFirm }) => isFirm)
      .sort((a, b) => b.figures.sum - a.figures.sum || a.user - b.user);
    const persons = clients.filter(({ isFirm }) => !isFirm);
    const withContract = await this.contracts.clientsWith(
      this.database.read,
      firms.map(({ user }) => user),
    );
    const from = offsetOf(page);
    const data = await this.named(firms.slice(from, from + PAGE_SIZE), withContract, vatPercent);
    return {
      ...pageOf(data, page, firms.length),
      month,
      until: days.until,
      isOver: days.today > days.until,
      vatPercent,
      firms: together(firms).view(vatPercent),
      noContract: firms.filter(({ user }) => !withContract.has(user)).length,
      persons: together(persons).view(vatPercent),
    };
  }

  /** A page of a firm's orders of a month, or of those of all firms. */
  async orders(month: string, { user, part, page }: MonthOrdersQuery): Promise<MonthOrderPage> {
    const { reads, read } = this.database;
    const query = ordersOfPart(reads, part ?? 'delivered', this.daysOf(month), this.clock.now());
    query.andWhere('o.clientIsLegalEntity = 1');
    if (user === 0) query.andWhere('o.userId IS NULL');
    else if (typeof user === 'number') query.andWhere('o.userId + 0 = :user', { user });
    const [row] = await reads.ask<{ count: number | string }>(query.clone().select('COUNT(*)', 'count'));
    const ids = await reads.ask<{ id: number }>(
      query
        .select('o.id', 'id')
        .orderBy('o.handedAt', 'ASC')
        .addOrderBy('o.id', 'ASC')
        .limit(PAGE_SIZE)
        .offset(offsetOf(page)),
    );
    const rows = await this.ordersOf(ids.map(({ id }) => id));
    const data = [];
    for (const order of rows) {
      const { status } = await this.statuses.find(read, order);
      data.push({
        id: order.id,
        externalId: order.externalId,
        client: clientOf(order),
        receiver: receiverName({
          reciverType: order.receiverType,
          organization: order.organization,
          name: order.name,
        }),
        status: status?.name ?? '',
        handedAt: order.handedAt && toMinsk(order.handedAt),
        deliveryDate: order.deliveryDate,
        price: priceToWire(order.price),
      });
    }
    return pageOf(data, page, Number(row?.count ?? 0));
  }

  private daysOf(month: string): MonthDays {
    const today = minskDay(this.clock.now());
    if (!isMonth(month) || month > today.slice(0, 7)) throw notFound(NO_MONTH);
    const last = lastDayOf(month);
    return { first: `${month}-01`, until: last < today ? last : today, today };
  }

  private async clients(days: MonthDays, vatPercent: number | null): Promise<ClientMonth[]> {
    const { reads } = this.database;
    const now = this.clock.now();
    const [delivered, awaiting, noEnd] = [
      await pricesOf(reads, 'delivered', days, now),
      await pricesOf(reads, 'awaiting', days, now),
      await pricesOf(reads, 'noEnd', days, now),
    ];
    return figuresOfClients({ delivered, awaiting, noEnd }, vatPercent);
  }

  private async named(
    firms: readonly ClientMonth[],
    withContract: ReadonlySet<number>,
    vatPercent: number | null,
  ): Promise<MonthFirmDto[]> {
    const orders = await this.ordersOf(firms.map(({ newest }) => newest));
    return firms.map(({ user, newest, figures }) => {
      const order = orders.find(({ id }) => id === newest);
      return {
        user,
        client: user === 0 || !order ? 'Клиенты без учётной записи' : clientOf(order),
        unp: user === 0 ? null : (order?.clientUnp ?? null),
        hasContract: withContract.has(user),
        ...figures.view(vatPercent),
      };
    });
  }

  /** In the order of their ids. */
  private async ordersOf(ids: readonly number[]): Promise<Order[]> {
    if (ids.length === 0) return [];
    const found = await readRows(this.database.read, Order, `WHERE id IN ${placeholders(ids)}`, [...ids]);
    return ids.flatMap((id) => found.find((order) => order.id === id) ?? []);
  }
}

const clientOf = (order: Order): string =>
  clientName({
    isLegalEntity: order.clientIsLegalEntity,
    organization: order.clientOrganization,
    name: order.clientName,
  });
