import { Injectable } from '@nestjs/common';
import {
  clientName,
  DELIVERED,
  minskDay,
  PAGE_SIZE,
  receiverName,
  STORAGE_DAYS,
  storageDay,
  toMinsk,
} from '@shlyah/domain';
import { In } from 'typeorm';
import { ownerNotDeleted } from '../../../platform/access/removed';
import { Clock } from '../../../platform/common/clock';
import { Database } from '../../../platform/database/database';
import { placeholders, readRows } from '../../../platform/database/read-rows';
import { CSV, writeCsv } from '../../../platform/files/csv-file';
import type { SentFile } from '../../../platform/files/send-file';
import type { Cell, TableColumn } from '../../../platform/files/table';
import { writeSheet, XLSX } from '../../../platform/files/workbook';
import type { Actor } from '../../../platform/http/actor';
import { offsetOf, pageOf } from '../../../platform/http/page';
import { Journal } from '../../../platform/journal/journal';
import type {
  HeldOrderDto,
  HeldOrderPage,
  TtnClientPage,
  TtnFileQuery,
  TtnReturnDto,
  TtnReturnPage,
} from '../dto/returns.dto';
import { handoversOf, handoversOfStatuses, standingTry, tryOfStatus } from '../model/handovers';
import { OrderItem } from '../model/order-item.entity';
import { Order } from '../model/order.entity';
import { StatusLookup } from '../read/status-lookup';

const REAL = `id + 0 > 0 AND ${ownerNotDeleted('orders.userId')}`;
/** By `ix_orders_ttn`: a sum keeps both databases from the index of the client, and from that of the numbers. */
const DUE_TTN = `ttnBackAt IS NULL AND ttnSince IS NOT NULL AND ${REAL}`;
/** By `ix_orders_held`. */
const HELD = `cargoBackAt IS NULL AND heldSince IS NOT NULL AND ${REAL}`;
const ofClient = (user: number): [where: string, values: number[]] =>
  user === 0 ? ['userId + 0 IS NULL', []] : ['userId + 0 = ?', [user]];

/** Orders of one file, the oldest. */
const MOST_IN_FILE = 5000;
/** Orders whose cargo is read at once. */
const AT_ONCE = 500;

/** Lists of what must come back to the clients, the oldest first. */
@Injectable()
export class ReturnLists {
  constructor(
    private readonly database: Database,
    private readonly statuses: StatusLookup,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  /** Clients with waybills that have not come back; the names are those of their oldest orders. */
  async clients(page: number): Promise<TtnClientPage> {
    const { read } = this.database;
    const groups = await read.query<{ userId: number | null; count: number | string }[]>(
      `SELECT userId, COUNT(*) AS count, MIN(ttnSince) AS since FROM orders WHERE ${DUE_TTN} GROUP BY userId ORDER BY since`,
    );
    const from = offsetOf(page);
    const data = [];
    for (const { userId, count } of groups.slice(from, from + PAGE_SIZE)) {
      const [oldest] = await this.dueOf(userId ?? 0, 1, 0);
      if (!oldest) continue;
      data.push({
        user: userId ?? 0,
        client: userId === null ? WITHOUT_ACCOUNT : clientOf(oldest),
        count: Number(count),
        since: toMinsk(oldest.ttnSince ?? oldest.createdAt),
      });
    }
    return pageOf(data, page, groups.length);
  }

  /** Waybills of a client that have not come back. */
  async ttn(user: number, page: number): Promise<TtnReturnPage> {
    const [where, values] = ofClient(user);
    const [row] = await this.database.read.query<{ count: number | string }[]>(
      `SELECT COUNT(*) AS count FROM orders WHERE ${DUE_TTN} AND ${where}`,
      values,
    );
    const rows = await this.ttnRows(await this.dueOf(user, PAGE_SIZE, offsetOf(page)));
    return pageOf(rows, page, Number(row?.count ?? 0));
  }

  /** The same as a file, for the client's accountant; the journal keeps who took it. */
  async ttnFile({ user, format }: TtnFileQuery, caller: Actor): Promise<SentFile> {
    const waybills = await this.waybills(user, MOST_IN_FILE);
    return {
      name: `${ttnFileName(user, waybills, minskDay(this.clock.now()))}.${format}`,
      mime: format === 'csv' ? CSV : XLSX,
      bytes: async () => {
        const detail = `ТТН к возврату: ${waybills.length}, ${format}`;
        await this.journal.note({ kind: 'exported', account: user || null, actor: caller, detail });
        const cells: Cell[][] = waybills.map((row) => columns.map(({ of }) => of(row)));
        return format === 'csv' ? writeCsv(columns, cells) : writeSheet(columns, cells, 'ТТН');
      },
    };
  }

  /** The oldest waybills of a client, `most` of them. */
  async waybills(user: number, most: number): Promise<TtnReturnDto[]> {
    const orders = await this.dueOf(user, most, 0);
    const rows: TtnReturnDto[] = [];
    for (let at = 0; at < orders.length; at += AT_ONCE)
      rows.push(...(await this.ttnRows(orders.slice(at, at + AT_ONCE))));
    return rows;
  }

  /** Undelivered cargo that has not come back. */
  async held(page: number): Promise<HeldOrderPage> {
    const { read } = this.database;
    const [row] = await read.query<{ count: number | string }[]>(
      `SELECT COUNT(*) AS count FROM orders WHERE ${HELD}`,
    );
    const rest = `WHERE ${HELD} ORDER BY heldSince, id LIMIT ${PAGE_SIZE} OFFSET ${offsetOf(page)}`;
    const today = minskDay(this.clock.now());
    const data = [];
    const orders = await readRows(read, Order, rest, []);
    const cargo = await this.cargoOf(orders.map(({ id }) => id));
    for (const order of orders) {
      const since = toMinsk(order.heldSince ?? order.createdAt);
      const day = storageDay(since.slice(0, 10), today);
      data.push({
        id: order.id,
        client: clientOf(order),
        receiver: receiverOf(order),
        status: (await this.statuses.find(read, order)).status?.name ?? '',
        ...cargo(order.id),
        heldSince: since,
        day,
        overdue: day > STORAGE_DAYS,
      });
    }
    return pageOf(data, page, Number(row?.count ?? 0));
  }

  /** How many places orders have, and how many came back after the last try. */
  private async cargoOf(ids: number[]): Promise<(id: number) => Pick<HeldOrderDto, 'places' | 'placesBack'>> {
    const { read } = this.database;
    const counts = await read
      .createQueryBuilder(OrderItem, 'i')
      .select(['i.orderId AS id', 'COUNT(*) AS places'])
      .where({ orderId: In(ids) })
      .groupBy('i.orderId')
      .getRawMany<{ id: number; places: number | string }>();
    const places = new Map(counts.map((row) => [Number(row.id), Number(row.places)]));
    const tries = await handoversOf(read, ids);
    return (id) => ({
      places: places.get(id) ?? 0,
      placesBack: standingTry(tries.filter(({ orderId }) => orderId === id))?.placesBack ?? null,
    });
  }

  private dueOf(user: number, count: number, skip: number): Promise<Order[]> {
    const [where, values] = ofClient(user);
    const rest = `WHERE ${DUE_TTN} AND ${where} ORDER BY ttnSince, userId, id LIMIT ${count} OFFSET ${skip}`;
    return readRows(this.database.read, Order, rest, values);
  }

  private async ttnRows(orders: readonly Order[]): Promise<TtnReturnDto[]> {
    if (orders.length === 0) return [];
    const { read } = this.database;
    const ids = orders.map(({ id }) => id);
    const rest = `WHERE orderId IN ${placeholders(ids)} AND returnTtn = 1 ORDER BY orderId, position`;
    const items = await readRows(read, OrderItem, rest, ids);
    const tries = await handoversOfStatuses(read, orders);
    const today = minskDay(this.clock.now());
    return orders.map((order) => {
      const since = toMinsk(order.ttnSince ?? order.createdAt);
      const numbers = items.flatMap(({ orderId, ttn }) => (orderId === order.id && ttn ? ttn : []));
      const handover = tryOfStatus(
        tries.filter(({ orderId }) => orderId === order.id),
        DELIVERED,
      );
      return {
        id: order.id,
        client: clientOf(order),
        ttn: [...new Set(numbers)].join(', '),
        receiver: receiverOf(order),
        handedAt: since,
        days: daysBetween(since.slice(0, 10), today),
        ttnTaken: handover?.ttnTaken ?? false,
      };
    });
  }
}

const WITHOUT_ACCOUNT = 'Клиенты без учётной записи';

/** The client of a list of waybills; the name is that of the oldest order. */
export const clientOfList = (user: number, [oldest]: readonly TtnReturnDto[]): string =>
  user === 0 ? WITHOUT_ACCOUNT : (oldest?.client ?? '');

/** «ТТН к возврату ООО «Ромашка» 2026-11-30», without an ending. */
export const ttnFileName = (user: number, waybills: readonly TtnReturnDto[], day: string): string =>
  ['ТТН к возврату', clientOfList(user, waybills), day].filter(Boolean).join(' ');

const clientOf = (order: Order): string =>
  clientName({
    isLegalEntity: order.clientIsLegalEntity,
    organization: order.clientOrganization,
    name: order.clientName,
  });

const receiverOf = ({ receiverType, organization, name }: Order): string =>
  receiverName({ reciverType: receiverType, organization, name });

const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * 60_000)));

const columns: readonly (TableColumn & { of: (row: TtnReturnDto) => Cell })[] = [
  { title: '№ заказа', format: 'number', of: ({ id }) => id },
  { title: 'ТТН', width: 24, of: ({ ttn }) => ttn },
  { title: 'Получатель', width: 30, of: ({ receiver }) => receiver },
  { title: 'Вручено', format: 'minute', of: ({ handedAt }) => handedAt },
  { title: 'Прошло дней', format: 'number', of: ({ days }) => days },
];
