import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  ACCEPTABLE_PROBLEMS,
  cleanFields,
  columnOf,
  courierNote,
  deliveryDateProblem,
  isImportField,
  MESSAGES,
  missingColumns,
  orderFields,
  orderProblems,
  packageFields,
  problems,
  problemsAtCells,
  readOrders,
  senderFields,
  type Calendar,
  type CommonValues,
  type ImportedOrder,
  type ImportProblem,
  type Table,
  type TableHead,
} from '@shlyah/domain';
import { Tariff, type Pricer } from '../../calculator';
import { CalendarService } from '../../calendar';
import { PlaceResolver, Places } from '../../points';
import { Quotas } from '../../../platform/access/quotas';
import { Clock } from '../../../platform/common/clock';
import { Database } from '../../../platform/database/database';
import { labelOf, problemView, wholeRow } from '../../../platform/files/import/problem-words';
import { sentTable } from '../../../platform/files/import/sent-table';
import type { Actor } from '../../../platform/http/actor';
import type { FieldErrors } from '../../../platform/http/errors';
import type { UploadedFile } from '../../../platform/http/multipart';
import type { ImportDto, ImportedOrderDto, ImportPreviewDto } from '../http/dto/import.dto';
import type { CreateOrderDto } from '../http/dto/write-order.dto';
import { OrderWriter, type References } from '../write/order-writer';
import { markOrdered, printed, type PrintedOrder } from './known-rows';
import { commonOf } from './sent';

/** A table with what is said of its orders. */
export interface ReadImport {
  table: Table;
  head: TableHead;
  preview: ImportPreviewDto;
}

/** An order of a table with its town or point found and its fields checked. */
interface JudgedOrder extends PrintedOrder {
  /** The town or point in words; null where it was not found. */
  destination: string | null;
}

/** What the orders of a table have in common. */
interface ShownWith {
  references: References;
  table: Table;
  isCommonRight: boolean;
  price: Pricer;
}

/** Orders that are checked or priced without a pause for other requests. */
const AT_ONCE = 20;

/** By rows and columns; what is said of a whole row stands at its end. */
const byCell = (one: ImportProblem, other: ImportProblem): number =>
  one.row - other.row || (one.column ?? Infinity) - (other.column ?? Infinity) || 0;

/** Reads a client's table as the orders that it would make; nothing of it is kept. */
@Injectable()
export class ImportPreview {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly placeResolver: PlaceResolver,
    private readonly writer: OrderWriter,
    private readonly tariff: Tariff,
    private readonly quotas: Quotas,
    private readonly calendar: CalendarService,
    private readonly clock: Clock,
  ) {}

  async read(dto: ImportDto, file: UploadedFile | undefined, actor: Actor): Promise<ReadImport> {
    const common = commonOf(dto);
    const { table, head, under, asked } = await sentTable(dto, file, actor, this.quotas);
    const calendar = await this.calendar.read();
    const commonErrors = await this.commonErrors(common, head, calendar);
    const all = printed(readOrders(table, head, common, this.clock.now(), under), common);
    const wanted = asked
      ? all.filter(({ read: order }) => order.rows.some((row) => asked.has(row + 1)))
      : all;
    const judged = await this.judged(wanted, head, calendar);
    await markOrdered(this.database.read, judged, actor);
    const references = await this.references(judged);
    const isCommonRight = Object.keys(commonErrors).length === 0;
    const orders: ImportedOrderDto[] = [];
    const price = await this.tariff.pricer(this.database.read, actor.id);
    for (const [at, order] of judged.entries()) {
      if (at % AT_ONCE === 0) await setImmediate();
      orders.push(this.shown(order, { references, table, isCommonRight, price }));
    }
    const given = [...(common.order['deliveryDate'] ? ['deliveryDate'] : []), ...Object.keys(common.place)];
    const preview = {
      headRow: head.row + 1,
      columns: head.columns,
      missing: missingColumns(head.columns, given.filter(isImportField)),
      common: commonErrors,
      orders,
    };
    return { table, head, preview };
  }

  private async commonErrors(
    { order }: Required<CommonValues>,
    head: TableHead,
    calendar: Calendar,
  ): Promise<FieldErrors> {
    const found: FieldErrors = problems(senderFields, order);
    const late = deliveryDateProblem(order['deliveryDate'], this.clock.now(), calendar);
    if (late && !columnOf(head.columns, 'deliveryDate')) found['deliveryDate'] = [late];
    const { addressId, pickupPoint } = cleanFields(senderFields, order);
    const { read } = this.database;
    const towns = addressId ? await this.places.labelledCities(read, [addressId]) : new Map();
    const points = pickupPoint ? await this.places.pointDetails(read, [pickupPoint]) : new Map();
    if (addressId && !towns.has(addressId)) found['addressId'] ??= [MESSAGES.chooseFromList];
    if (pickupPoint && !points.has(pickupPoint)) found['pickupPoint'] ??= [MESSAGES.chooseFromList];
    return found;
  }

  /** Checks each order as a single order is checked. */
  private async judged(
    orders: readonly PrintedOrder[],
    head: TableHead,
    calendar: Calendar,
  ): Promise<JudgedOrder[]> {
    const resolve = await this.placeResolver.resolver();
    const judged: JudgedOrder[] = [];
    for (const [at, { read, print }] of orders.entries()) {
      if (at % AT_ONCE === 0) await setImmediate();
      const destination = await resolve(read);
      const { reciverComment: note = null, hours = null } = read.values as {
        reciverComment?: string;
        hours?: string;
      };
      if (hours) read.values['reciverComment'] = courierNote({ note, hours });
      read.problems.push(...this.problemsOf(read, head, calendar));
      judged.push({ read, destination, print });
    }
    return judged;
  }

  private problemsOf(order: ImportedOrder, head: TableHead, calendar: Calendar): ImportProblem[] {
    const sent = { ...order.values, packages: order.packages };
    const errors = orderProblems(sent, { now: this.clock.now(), calendar });
    // The number of a town has no cell in the file, and a named town that was not found has its problem already.
    if (errors['reciverAddressId'] && !order.town) errors['reciverAddress'] = [MESSAGES.required];
    const hasDate = columnOf(head.columns, 'deliveryDate') !== undefined;
    // Fields that are sent once for all rows are judged by `commonErrors`.
    const judged = [...Object.keys(senderFields), 'reciverAddressId', ...(hasDate ? [] : ['deliveryDate'])];
    const own = Object.entries(errors).filter(([path]) => path === 'comment' || !judged.includes(path));
    return problemsAtCells(order, Object.fromEntries(own), head.columns, labelOf);
  }

  private async references(orders: JudgedOrder[]): Promise<References> {
    const { read } = this.database;
    const ids = (name: string): number[] => [
      ...new Set(orders.map(({ read: { values } }) => values[name]).filter((id) => typeof id === 'number')),
    ];
    return {
      cities: await this.places.labelledCities(read, ids('reciverAddressId')),
      points: await this.places.pointDetails(read, [...ids('recivePoint'), ...ids('pickupPoint')]),
    };
  }

  private shown(
    { read, destination, print }: JudgedOrder,
    { references, table, isCommonRight, price }: ShownWith,
  ): ImportedOrderDto {
    const { values, packages, rows } = read;
    const body = cleanFields(orderFields, values);
    const items = packages.map((item) => cleanFields(packageFields, item));
    const [heavy] = Object.values(this.writer.limitProblems(references, body, items)).flat();
    if (heavy) read.problems.push(wholeRow(read, 'invalid', heavy, 'Груз'));
    const isReady = isCommonRight && read.problems.every(({ code }) => ACCEPTABLE_PROBLEMS.includes(code));
    const { fragileCargo, ...fields } = body;
    const quote = isReady ? this.writer.quote(price, body, items, references) : null;
    return {
      rows: rows.map((row) => row + 1),
      receiver: body.name || body.organization || null,
      order: isReady
        ? ({ ...fields, fragileСargo: fragileCargo, packages: items } as unknown as CreateOrderDto)
        : null,
      price: quote?.total ?? null,
      destination,
      print,
      problems: read.problems.toSorted(byCell).map((problem) => problemView(problem, table)),
    };
  }
}
