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
import type { ExportQuery } from '../http/dto/order-lists.dto';
import type { OrderDto } from '../http/dto/order.dto';
import { maySee } from '../read/may-see';
import { countUpTo, type OrderList } from '../read/order-list';
import { OrderReader } from '../read/order-reader';
import { OrdersService } from '../read/orders.service';
import { StatusLookup, type StatusTables } from '../read/status-lookup';
import { exportColumns } from './export-columns';

/** Orders of one file. */
export const EXPORTED_ORDERS = 100_000;

/** Orders read at a time: some milliseconds of the event loop. */
const PAGE = 100;

/** What a file is made of. */
interface Chosen {
  count: number;
  pages: Iterable<OrderDto[]> | AsyncIterable<OrderDto[]>;
}

/** The list of orders as a file, made while it is sent. */
@Injectable()
export class OrderExport {
  /** Accounts whose file is being sent. */
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
   * An account has one file at a time (429). Refuses with 404 when the caller does not see one of the chosen orders, with 422 when the list
   * is too long.
   */
  async make(query: ExportQuery, caller: Actor): Promise<SentFile> {
    const chosen = await this.chosen(query, caller);
    return {
      name: `Заказы ${minskDay(this.clock.now())}.${query.format}`,
      mime: query.format === 'csv' ? CSV : XLSX,
      bytes: () => this.takenOnce(query, caller, chosen),
    };
  }

  private async takenOnce(query: ExportQuery, caller: Actor, chosen: Chosen): Promise<Readable> {
    if (this.running.has(caller.id)) throw tooMany(5, 'Предыдущая выгрузка ещё идёт');
    this.running.add(caller.id);
    const release = () => this.running.delete(caller.id);
    try {
      await this.note(query, caller, chosen.count);
      const bytes = await this.bytes(query, caller, chosen);
      // `end` comes before the reader has the last byte, so that the next file may be asked for at once; a reader that goes away leaves `close` alone.
      for (const event of ['end', 'close']) bytes.once(event, release);
      return bytes;
    } catch (error) {
      release();
      throw error;
    }
  }

  private chosen(query: ExportQuery, caller: Actor): Promise<Chosen> {
    const ids = query.ids ?? query.range?.flatMap(idsInRange);
    return ids ? this.named(ids, caller) : this.listed(query, caller);
  }

  private async note(query: ExportQuery, caller: Actor, count: number): Promise<void> {
    const words = questionWords(query, await this.statuses.all(this.database.read));
    await this.journal.note({
      kind: 'exported',
      account: isStaff(caller) ? (query.user ?? null) : caller.id,
      actor: caller,
      detail: `Заказы: ${[String(count), query.format, ...words].join(', ')}`,
    });
  }

  private async bytes({ format }: ExportQuery, caller: Actor, { pages }: Chosen): Promise<Readable> {
    const staff = isStaff(caller);
    const { vatPercent } = await this.company.read();
    const towns = new Map<number, string | null>();
    const columns = exportColumns({ staff, vat: vatPercent !== null, townOf: (id) => towns.get(id) ?? null });
    const learn = (orders: OrderDto[]) => this.learnTowns(orders, towns);
    const rows = async function* (): AsyncGenerator<Cell[]> {
      for await (const orders of pages) {
        await learn(orders);
        for (const order of orders) yield columns.map(({ of }) => of(order));
        await setImmediate();
      }
    };
    return format === 'csv' ? writeCsv(columns, rows()) : writeSheet(columns, rows(), 'Заказы');
  }

  private async named(ids: number[], caller: Actor): Promise<Chosen> {
    const chosen = [...new Set(ids)];
    const orders = await this.reader.byIds(this.database.read, chosen);
    if (orders.length < chosen.length || !orders.every((order) => maySee(caller, order)))
      throw notFound(ABSENT.order);
    return { count: orders.length, pages: [orders] };
  }

  private async listed(query: ExportQuery, caller: Actor): Promise<Chosen> {
    const list = await this.orders.orderList(query, caller);
    const count = await countUpTo(list, EXPORTED_ORDERS + 1);
    if (count > EXPORTED_ORDERS)
      throw invalid({ filter: ['Больше 100 000 заказов: сузьте фильтр, например, по дате'] });
    return { count, pages: this.pagesOf(list) };
  }

  /** Pages behind a number: none comes twice when orders come or go meanwhile. No transaction stays open between two of them. */
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

  private async learnTowns(orders: OrderDto[], towns: Map<number, string | null>): Promise<void> {
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

/** The question in words for the journal, which names nobody: what was searched for stays out. */
function questionWords(
  { ids, range, search, externalId, filter }: ExportQuery,
  { statuses, states }: StatusTables,
): string[] {
  if (range) return [`№ ${range.join(', ')}`];
  if (ids) return [`№ ${[...new Set(ids)].map(shownOrderNumber).join(', ')}`];
  const named: Record<string, string | undefined> = {
    status: statuses.find(({ id }) => id === filter?.status)?.name,
    state: states.find(({ id }) => id === filter?.state)?.name,
  };
  const fields = Object.entries<Field>(orderFilterFields).flatMap(([name, field]) => {
    const value = filter?.[name as keyof typeof filter];
    const words = value === 'all' ? null : valueInWords(field, value);
    if (words === null) return [];
    return field.kind === 'text' ? [field.label] : [`${field.label}: ${named[name] ?? words}`];
  });
  return [...(search ? ['поиск'] : []), ...(externalId ? ['номера у клиента'] : []), ...fields];
}
