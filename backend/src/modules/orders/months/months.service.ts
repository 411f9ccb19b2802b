import { Injectable } from '@nestjs/common';
import {
  clientName,
  fromMinsk,
  monthName,
  PAGE_SIZE,
  priceToWire,
  receiverName,
  toByn,
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
import { offsetOf, pageOf } from '../../../platform/http/page';
import { Journal } from '../../../platform/journal/journal';
import { CompanyService } from '../../company/company.service';
import { PublicContractReader } from '../../contracts';
import type {
  InActsDto,
  MonthDto,
  MonthFirmDto,
  MonthOrderPage,
  MonthOrdersQuery,
  VatChangeDto,
} from '../dto/month.dto';
import { Order } from '../model/order.entity';
import { OrdersInActs } from '../read/orders-in-acts';
import { StatusLookup } from '../read/status-lookup';
import { figuresOfClients, together, type ClientMonth } from './month-figures';
import { monthColumns } from './month-columns';
import { inActsOf, monthDays, ordersOfPart, pricesOf, type InActs, type MonthDays } from './month-queries';

/** Firms whose names are read at once. */
const AT_ONCE = 500;

/** What was handed over in a month, by firm, and what keeps it from being billed (docs/contract.md#months). Nothing is stored. */
@Injectable()
export class Months {
  constructor(
    private readonly database: Database,
    private readonly company: CompanyService,
    private readonly contracts: PublicContractReader,
    private readonly statuses: StatusLookup,
    private readonly acts: OrdersInActs,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  /** Throws 404 for a month that has not begun. Firms with the largest sums are first. */
  async read(month: string, page: number): Promise<MonthDto> {
    const days = this.daysOf(month);
    const figures = { month, ...(await this.figures(days)) };
    const { firms, persons, contracts, vatPercent } = figures;
    const from = offsetOf(page);
    const shown = firms.slice(from, from + PAGE_SIZE);
    return {
      ...pageOf(await this.named(shown, figures), page, firms.length),
      month,
      until: days.until,
      isOver: days.today > days.until,
      vatPercent,
      vatChange: await this.vatChange(days),
      firms: together(firms).view(vatPercent),
      inActs: figures.allInActs,
      noContract: firms.filter(({ user }) => !contracts.has(user)).length,
      persons: together(persons).view(vatPercent),
    };
  }

  /** All firms of a month as a file; the journal keeps who took it. */
  async file(month: string, format: ExportFormat, caller: Actor): Promise<SentFile> {
    const figures = { month, ...(await this.figures(this.daysOf(month))) };
    const { firms } = figures;
    const columns = monthColumns(figures.vatPercent);
    return {
      name: `Фирмы за ${monthName(month)}.${format}`,
      mime: format === 'csv' ? CSV : XLSX,
      bytes: async () => {
        const detail = `Месяц ${month}: ${firms.length}, ${format}`;
        await this.journal.note({ kind: 'exported', account: null, actor: caller, detail });
        const cells: Cell[][] = [];
        for (let at = 0; at < firms.length; at += AT_ONCE)
          for (const firm of await this.named(firms.slice(at, at + AT_ONCE), figures))
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

  private async vatChange({ first }: MonthDays): Promise<VatChangeDto | null> {
    const change = await this.company.vatChange(fromMinsk(`${first} 00:00`) ?? this.clock.now());
    return change && { day: toMinsk(change.at).slice(0, 10), from: change.from, to: change.to };
  }

  private daysOf(month: string): MonthDays {
    return monthDays(month, this.clock.now());
  }

  private async figures(days: MonthDays) {
    const { reads, read } = this.database;
    const { vatPercent } = await this.company.read();
    const now = this.clock.now();
    const delivered = await pricesOf(reads, 'delivered', { days, now });
    const noEnd = await pricesOf(reads, 'noEnd', { days, now });
    const awaiting = await pricesOf(reads, 'awaiting', { days, now });
    const clients = figuresOfClients({ delivered, noEnd, awaiting }, vatPercent);
    const firms = clients
      .filter(({ isFirm }) => isFirm)
      .sort((a, b) => b.figures.sum - a.figures.sum || a.user - b.user);
    const contracts = await this.contracts.numbersOf(
      read,
      firms.map(({ user }) => user),
    );
    const persons = clients.filter(({ isFirm }) => !isFirm);
    const billed = await inActsOf(reads, days, (query) => this.acts.join(query));
    const inActs = new Map(billed.map((row) => [row.userId ?? 0, inActsView([row])]));
    return { firms, persons, contracts, inActs, allInActs: inActsView(billed), vatPercent };
  }

  private async named(
    firms: readonly ClientMonth[],
    {
      month,
      contracts,
      inActs,
      vatPercent,
    }: {
      month: string;
      contracts: ReadonlyMap<number, number>;
      inActs: ReadonlyMap<number, InActsDto>;
      vatPercent: number | null;
    },
  ): Promise<MonthFirmDto[]> {
    const orders = new Map(
      (await this.ordersOf(firms.map(({ newest }) => newest))).map((order) => [order.id, order]),
    );
    const users = firms.map(({ user }) => user);
    const acts = await this.acts.ofMonth(this.database.read, month, users);
    return firms.map(({ user, newest, figures }) => {
      const order = orders.get(newest);
      return {
        user,
        client: user === 0 || !order ? 'Клиенты без учётной записи' : clientOf(order),
        unp: user === 0 ? null : (order?.clientUnp ?? null),
        contract: contracts.get(user) ?? null,
        ...figures.view(vatPercent),
        inActs: inActs.get(user) ?? inActsView([]),
        acts: (acts.get(user) ?? []).map(({ id, number, issuedAt }) => ({
          id,
          number,
          date: toMinsk(issuedAt).slice(0, 10),
        })),
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

const inActsView = (rows: readonly InActs[]): InActsDto => ({
  orders: rows.reduce((total, { orders }) => total + Number(orders), 0),
  sum: toByn(rows.reduce((total, { sum }) => total + Number(sum), 0)),
});
