import { Injectable } from '@nestjs/common';
import {
  clientName,
  isMonth,
  lastDayOf,
  minskDay,
  monthName,
  PAGE_SIZE,
  priceToWire,
  receiverName,
  toMinsk,
} from '@shlyah/domain';
import { Clock } from '../../../platform/common/clock';
import { Database } from '../../../platform/database/database';
import { placeholders, readRows } from '../../../platform/database/read-rows';
import { CSV, writeCsv } from '../../../platform/files/csv-file';
import type { ExportFormat } from '../../../platform/files/export-format';
import type { SentFile } from '../../../platform/files/send-file';
import type { Cell } from '../../../platform/files/table';
import { writeSheet, XLSX } from '../../../platform/files/workbook';
import type { Actor } from '../../../platform/http/actor';
import { notFound } from '../../../platform/http/errors';
import { offsetOf, pageOf } from '../../../platform/http/page';
import { Journal } from '../../../platform/journal/journal';
import { CompanyService } from '../../company/company.service';
import { PublicContractReader } from '../../contracts';
import type { MonthDto, MonthFirmDto, MonthOrderPage, MonthOrdersQuery } from '../dto/month.dto';
import { Order } from '../model/order.entity';
import { StatusLookup } from '../read/status-lookup';
import { figuresOfClients, together, type ClientMonth } from './month-figures';
import { monthColumns } from './month-columns';
import { ordersOfPart, pricesOf, type MonthDays } from './month-queries';

/** Firms whose names are read at once. */
const AT_ONCE = 500;

export const NO_MONTH = 'Такого месяца нет, или он ещё не начался.';

/** What was handed over in a month, by firm, and what keeps it from being billed (docs/contract.md#months). Nothing is stored. */
@Injectable()
export class Months {
  constructor(
    private readonly database: Database,
    private readonly company: CompanyService,
    private readonly contracts: PublicContractReader,
    private readonly statuses: StatusLookup,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  /** Throws 404 for a month that has not begun. Firms with the largest sums are first. */
  async read(month: string, page: number): Promise<MonthDto> {
    const days = this.daysOf(month);
    const { firms, persons, contracts, vatPercent } = await this.figures(days);
    const from = offsetOf(page);
    const shown = firms.slice(from, from + PAGE_SIZE);
    return {
      ...pageOf(await this.named(shown, contracts, vatPercent), page, firms.length),
      month,
      until: days.until,
      isOver: days.today > days.until,
      vatPercent,
      firms: together(firms).view(vatPercent),
      noContract: firms.filter(({ user }) => !contracts.has(user)).length,
      persons: together(persons).view(vatPercent),
    };
  }

  /** All firms of a month as a file; the journal keeps who took it. */
  async file(month: string, format: ExportFormat, caller: Actor): Promise<SentFile> {
    const { firms, contracts, vatPercent } = await this.figures(this.daysOf(month));
    const columns = monthColumns(vatPercent);
    return {
      name: `Фирмы за ${monthName(month)}.${format}`,
      mime: format === 'csv' ? CSV : XLSX,
      bytes: async () => {
        const detail = `Месяц ${month}: ${firms.length}, ${format}`;
        await this.journal.note({ kind: 'exported', account: null, actor: caller, detail });
        const cells: Cell[][] = [];
        for (let at = 0; at < firms.length; at += AT_ONCE)
          for (const firm of await this.named(firms.slice(at, at + AT_ONCE), contracts, vatPercent))
            cells.push(columns.map(({ of }) => of(firm)));
        return format === 'csv' ? writeCsv(columns, cells) : writeSheet(columns, cells, monthName(month));
      },
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

  private async figures(days: MonthDays) {
    const { reads, read } = this.database;
    const { vatPercent } = await this.company.read();
    const now = this.clock.now();
    const delivered = await pricesOf(reads, 'delivered', days, now);
    const noEnd = await pricesOf(reads, 'noEnd', days, now);
    const awaiting = await pricesOf(reads, 'awaiting', days, now);
    const clients = figuresOfClients({ delivered, noEnd, awaiting }, vatPercent);
    const firms = clients
      .filter(({ isFirm }) => isFirm)
      .sort((a, b) => b.figures.sum - a.figures.sum || a.user - b.user);
    const contracts = await this.contracts.numbersOf(
      read,
      firms.map(({ user }) => user),
    );
    return { firms, persons: clients.filter(({ isFirm }) => !isFirm), contracts, vatPercent };
  }

  private async named(
    firms: readonly ClientMonth[],
    contracts: ReadonlyMap<number, number>,
    vatPercent: number | null,
  ): Promise<MonthFirmDto[]> {
    const orders = new Map(
      (await this.ordersOf(firms.map(({ newest }) => newest))).map((order) => [order.id, order]),
    );
    return firms.map(({ user, newest, figures }) => {
      const order = orders.get(newest);
      return {
        user,
        client: user === 0 || !order ? 'Клиенты без учётной записи' : clientOf(order),
        unp: user === 0 ? null : (order?.clientUnp ?? null),
        contract: contracts.get(user) ?? null,
        ...figures.view(vatPercent),
      };
    });
  }

  /** In the order of their ids. */
  private async ordersOf(ids: readonly number[]): Promise<Order[]> {
    if (ids.length === 0) return [];
    const found = await readRows(this.database.read, Order, `WHERE id IN ${placeholders(ids)}`, [...ids]);
    const byId = new Map(found.map((order) => [order.id, order]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}

const clientOf = (order: Order): string =>
  clientName({
    isLegalEntity: order.clientIsLegalEntity,
    organization: order.clientOrganization,
    name: order.clientName,
  });
