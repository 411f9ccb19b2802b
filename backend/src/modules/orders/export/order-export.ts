import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  minskDay,
  idsInRange,
  orderFilterFields,
  shownOrderNumber,
  valueInWords,
  type Field,
} from '@shlyah/domain';
import { Clock } from '../../../platform/common/clock';
import { Database } from '../../../platform/database/database';
import { CSV, writeCsv } from '../../../platform/files/csv-file';
import type { SentFile } from '../../../platform/files/send-file';
import type { Cell } from '../../../platform/files/table';
import { writeSheet, XLSX } from '../../../platform/files/workbook';
import type { Actor } from '../../../platform/http/actor';
import { isStaff } from '../../../platform/http/caller';
import { ABSENT, invalid, notFound, tooMany } from '../../../platform/http/errors';
import { Journal } from '../../../platform/journal/journal';
import { CompanyService } from '../../company/company.service';
import { Places } from '../../points';
import type { ExportQuery } from '../dto/order-lists.dto';
import type { OrderDto } from '../dto/order.dto';
import { maySee } from '../read/may-see';
import { countUpTo, type OrderList } from '../read/order-list';
import { OrderReader } from '../read/order-reader';
import { OrdersService } from '../read/orders.service';
import { StatusLookup, type StatusTables } from '../read/status-lookup';
import { exportColumns } from './export-columns';

/** Orders per file. */
export const MAX_EXPORTED_ORDERS = 100_000;

/** Orders per read, which takes a few milliseconds of the event loop. */
const PAGE = 100;

/** The orders of a file. */
interface ExportedOrders {
  count: number;
  pages: Iterable<OrderDto[]> | AsyncIterable<OrderDto[]>;
}

/** Exports orders as a file, generated while it is sent. */
@Injectable()
export class OrderExport {
  /** Accounts with an export in progress. */
  private readonly running = new Set<number>();

  constructor(
    private readonly database: Database,
    private readonly orders: OrdersService,
    private readonly reader: OrderReader,
    private readonly statuses: StatusLookup,
    private readonly places: Places,
    private readonly company: CompanyService,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  /**
   * Allows one export at a time per account (429). Throws 404 when the caller may not see one of the ids, 422 when the list is too long.
   */
  async make(query: ExportQuery, caller: Actor): Promise<SentFile> {
    const ids = query.ids ?? query.range?.flatMap(idsInRange);
    const orders = ids ? await this.byIds(ids, caller) : await this.byFilter(query, caller);
    return {
      name: `Заказы ${minskDay(this.clock.now())}.${query.format}`,
      mime: query.format === 'csv' ? CSV : XLSX,
      bytes: () => this.exclusive(query, caller, orders),
    };
  }

  private async exclusive(query: ExportQuery, caller: Actor, orders: ExportedOrders): Promise<Readable> {
    if (this.running.has(caller.id)) throw tooMany(5, 'Предыдущая выгрузка ещё идёт');
    this.running.add(caller.id);
    const release = () => this.running.delete(caller.id);
    try {
      await this.record(query, caller, orders.count);
      const bytes = await this.bytes(query, caller, orders);
      // `end` precedes the delivery of the last byte, so that the client can start the next export at once; an aborted download emits `close` only.
      for (const event of ['end', 'close']) bytes.once(event, release);
      return bytes;
    } catch (error) {
      release();
      throw error;
    }
  }

  private async record(query: ExportQuery, caller: Actor, count: number): Promise<void> {
    const words = criteriaInWords(query, await this.statuses.all(this.database.read));
    await this.journal.note({
      kind: 'exported',
      account: isStaff(caller) ? (query.user ?? null) : caller.id,
      actor: caller,
      detail: `Заказы: ${[String(count), query.format, ...words].join(', ')}`,
    });
  }

  private async bytes({ format }: ExportQuery, caller: Actor, { pages }: ExportedOrders): Promise<Readable> {
    const staff = isStaff(caller);
    const { vatPercent } = await this.company.read();
    const towns = new Map<number, string | null>();
    const columns = exportColumns({
      staff,
      vatPercent,
      townOf: (id) => towns.get(id) ?? null,
    });
    const load = (orders: OrderDto[]) => this.loadTowns(orders, towns);
    const rows = async function* (): AsyncGenerator<Cell[]> {
      for await (const orders of pages) {
        await load(orders);
        for (const order of orders) yield columns.map(({ of }) => of(order));
        await setImmediate();
      }
    };
    return format === 'csv' ? writeCsv(columns, rows()) : writeSheet(columns, rows(), 'Заказы');
  }

  private async byIds(ids: number[], caller: Actor): Promise<ExportedOrders> {
    const unique = [...new Set(ids)];
    const orders = await this.reader.byIds(this.database.read, unique);
    if (orders.length < unique.length || !orders.every((order) => maySee(caller, order)))
      throw notFound(ABSENT.order);
    return { count: orders.length, pages: [orders] };
  }

  private async byFilter(query: ExportQuery, caller: Actor): Promise<ExportedOrders> {
    const list = await this.orders.orderList(query, caller);
    const count = await countUpTo(list, MAX_EXPORTED_ORDERS + 1);
    if (count > MAX_EXPORTED_ORDERS)
      throw invalid({ filter: ['Больше 100 000 заказов: сузьте фильтр, например, по дате'] });
    return { count, pages: this.pagesOf(list) };
  }

  /** Keyset pages: no order repeats when orders are added or deleted meanwhile. No transaction is open between pages. */
  private async *pagesOf({ exactMatch, pager }: OrderList): AsyncGenerator<OrderDto[]> {
    const { read } = this.database;
    if (exactMatch !== null) yield this.reader.byIds(read, [exactMatch]);
    let last: number | undefined;
    for (;;) {
      const ids = await pager.olderThan(PAGE, last);
      last = ids.at(-1);
      if (last === undefined) return;
      yield this.reader.byIds(read, ids);
    }
  }

  private async loadTowns(orders: OrderDto[], towns: Map<number, string | null>): Promise<void> {
    const { read } = this.database;
    const points = orders.flatMap(({ pickupPoint, recivePoint }) => [
      pickupPoint?.id ?? 0,
      recivePoint?.id ?? 0,
    ]);
    const unknown = [...new Set(points)].filter((id) => id > 0 && !towns.has(id));
    if (unknown.length === 0) return;
    const chosen = await this.places.pointDetails(read, unknown);
    const cities = await this.places.cities(read, [
      ...new Set([...chosen.values()].map(({ cityId }) => cityId)),
    ]);
    for (const id of unknown) towns.set(id, cities.get(chosen.get(id)?.cityId ?? 0)?.name ?? null);
  }
}

/** The criteria as texts for the journal, without personal data: the searched text is left out. */
function criteriaInWords(
  { ids, range, search, externalId, filter }: ExportQuery,
  { statuses, states }: StatusTables,
): string[] {
  if (range) return [`№ ${range.join(', ')}`];
  if (ids) return [`№ ${[...new Set(ids)].map(shownOrderNumber).join(', ')}`];
  const names: Record<string, string | undefined> = {
    status: statuses.find(({ id }) => id === filter?.status)?.name,
    state: states.find(({ id }) => id === filter?.state)?.name,
  };
  const fields = Object.entries<Field>(orderFilterFields).flatMap(([name, field]) => {
    const value = filter?.[name as keyof typeof filter];
    const words = value === 'all' ? null : valueInWords(field, value);
    if (words === null) return [];
    return field.kind === 'text' ? [field.label] : [`${field.label}: ${names[name] ?? words}`];
  });
  return [...(search ? ['поиск'] : []), ...(externalId ? ['номера у клиента'] : []), ...fields];
}
