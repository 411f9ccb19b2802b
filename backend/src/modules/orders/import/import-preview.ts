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
  senderFields,
  validFields,
  type Calendar,
  type CommonValues,
  type ImportedOrder,
  type ImportProblem,
  type Table,
  type TableHead,
} from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Tariff, type Pricer } from '../../calculator';
import { CalendarService } from '../../calendar';
import { PlaceResolver, Places } from '../../points';
import { COMMENT_FIELDS, notesOf } from '../../address-book';
import { Clock } from '../../../platform/common/clock';
import { turns } from '../../../platform/common/turns';
import { Database } from '../../../platform/database/database';
import type { FingerprintedOrder } from '../../../platform/files/import/fingerprints';
import {
  labelOf,
  problemView,
  sameCellsOf,
  wholeRow,
  type SameCells,
} from '../../../platform/files/import/problem-words';
import { SentTables } from '../../../platform/files/import/sent-table';
import type { Actor } from '../../../platform/http/actor';
import type { FieldErrors } from '../../../platform/http/errors';
import type { UploadedFile } from '../../../platform/http/multipart';
import type { ImportDto, ImportedOrderDto, ImportPreviewDto } from '../dto/import.dto';
import type { CreateOrderDto } from '../dto/write-order.dto';
import { OrderWriter, type References } from '../write/order-writer';
import { markOrdered } from './ordered-rows';
import { commonOf } from './import-fields';

/** A parsed table and the preview of its orders. */
export interface ParsedImport {
  table: Table;
  head: TableHead;
  preview: ImportPreviewDto;
}

/** A validated order of a table. */
interface ValidatedOrder extends FingerprintedOrder {
  /** The name of the town or point; null when it was not found. */
  destination: string | null;
}

/** The data that the previews of all orders share. */
interface PreviewContext {
  references: References;
  table: Table;
  isCommonRight: boolean;
  price: Pricer;
  same: SameCells;
}

/** Order of problems: by row, then by column, those of the whole row last. */
const byCell = (one: ImportProblem, other: ImportProblem): number =>
  one.row - other.row || (one.column ?? Infinity) - (other.column ?? Infinity) || 0;

/** Reads a table of a client as orders and validates them; stores nothing. */
@Injectable()
export class ImportPreview {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly placeResolver: PlaceResolver,
    private readonly writer: OrderWriter,
    private readonly tariff: Tariff,
    private readonly tables: SentTables,
    private readonly calendar: CalendarService,
    private readonly clock: Clock,
  ) {}

  async read(dto: ImportDto, file: UploadedFile | undefined, actor: Actor): Promise<ParsedImport> {
    const common = commonOf(dto);
    const sent = await this.tables.orders(dto, file, actor, common);
    const { table, head, orders: all, asked } = sent;
    const calendar = await this.calendar.read();
    const commonErrors = await this.commonErrors(common, head, calendar);
    const selected = asked ? all.filter(({ read: { rows } }) => rows.some((row) => asked.has(row + 1))) : all;
    const validated = await this.validate(selected, head, calendar);
    await addNotes(this.database.read, validated, actor);
    await markOrdered(this.database.read, validated, actor);
    const references = await this.references(validated);
    const isCommonRight = Object.keys(commonErrors).length === 0;
    const orders: ImportedOrderDto[] = [];
    const price = await this.tariff.pricer(this.database.read, actor.id);
    const turn = turns();
    const same = sameCellsOf(
      validated.flatMap(({ read: { problems: found } }) => found),
      table,
    );
    for (const order of validated) {
      await turn();
      orders.push(this.previewOf(order, { references, table, isCommonRight, price, same }));
    }
    const given = [...(common.order['deliveryDate'] ? ['deliveryDate'] : []), ...Object.keys(common.place)];
    const preview = {
      ...sent.file,
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
    const { addressId, pickupPoint } = validFields(senderFields, order);
    const { read } = this.database;
    const towns = addressId ? await this.places.labelledCities(read, [addressId]) : new Map();
    const points = pickupPoint ? await this.places.pointDetails(read, [pickupPoint]) : new Map();
    if (addressId && !towns.has(addressId)) found['addressId'] ??= [MESSAGES.chooseFromList];
    if (pickupPoint && !points.has(pickupPoint)) found['pickupPoint'] ??= [MESSAGES.chooseFromList];
    return found;
  }

  /** Validates each order by the rules of a single order. */
  private async validate(
    orders: readonly FingerprintedOrder[],
    head: TableHead,
    calendar: Calendar,
  ): Promise<ValidatedOrder[]> {
    const resolve = await this.placeResolver.resolver();
    const validated: ValidatedOrder[] = [];
    const turn = turns();
    for (const { read, print } of orders) {
      await turn();
      const destination = await resolve(read);
      const { reciverComment: note = null, hours = null } = read.values as {
        reciverComment?: string;
        hours?: string;
      };
      if (hours) read.values['reciverComment'] = courierNote({ note, hours });
      read.problems.push(...this.problemsOf(read, head, calendar));
      validated.push({ read, destination, print });
    }
    return validated;
  }

  private problemsOf(order: ImportedOrder, head: TableHead, calendar: Calendar): ImportProblem[] {
    const sent = { ...order.values, packages: order.packages };
    const errors = orderProblems(sent, { now: this.clock.now(), calendar });
    // The file has no cell for the id of a town, and an unknown town has its problem already.
    if (errors['reciverAddressId'] && !order.town) errors['reciverAddress'] = [MESSAGES.required];
    const hasDate = (['deliveryDate', 'interval', 'timeUntil'] as const).some((field) =>
      columnOf(head.columns, field),
    );
    // `commonErrors` reports the fields that are common to all rows.
    const reported = [...Object.keys(senderFields), 'reciverAddressId', ...(hasDate ? [] : ['deliveryDate'])];
    const own = Object.entries(errors).filter(([path]) => path === 'comment' || !reported.includes(path));
    return problemsAtCells(order, Object.fromEntries(own), head.columns, labelOf);
  }

  private async references(orders: ValidatedOrder[]): Promise<References> {
    const { read } = this.database;
    const ids = (name: string): number[] => [
      ...new Set(orders.map(({ read: { values } }) => values[name]).filter((id) => typeof id === 'number')),
    ];
    return {
      cities: await this.places.labelledCities(read, ids('reciverAddressId')),
      points: await this.places.pointDetails(read, [...ids('recivePoint'), ...ids('pickupPoint')]),
    };
  }

  private previewOf(
    { read, destination, print }: ValidatedOrder,
    { references, table, isCommonRight, price, same }: PreviewContext,
  ): ImportedOrderDto {
    const { values, packages, rows } = read;
    const body = cleanFields(orderFields, values);
    const items = packages.map((item) => cleanFields(packageFields, item));
    const [limit] = Object.values(this.writer.limitProblems(references, body, items)).flat();
    if (limit) read.problems.push(wholeRow(read, 'invalid', limit, 'Груз'));
    const isReady = isCommonRight && read.problems.every(({ code }) => ACCEPTABLE_PROBLEMS.includes(code));
    const { fragileCargo, ...fields } = body;
    const quote = isReady ? this.writer.quote(price, body, items, references) : null;
    return {
      rows: rows.map((row) => row + 1),
      receiver: body.name || body.organization || null,
      order: isReady
        ? ({
            ...fields,
            ...emptyComments(values),
            fragileСargo: fragileCargo,
            packages: items,
          } as unknown as CreateOrderDto)
        : null,
      price: quote?.total ?? null,
      destination,
      print,
      problems: read.problems.toSorted(byCell).map((problem) => problemView(problem, table, same)),
    };
  }
}

/** Fills absent comments from the address book, as the placing of the order does. */
async function addNotes(
  manager: EntityManager,
  orders: readonly ValidatedOrder[],
  { id }: Actor,
): Promise<void> {
  const notes = await notesOf(
    manager,
    id,
    orders.map(({ read: { values } }) => cleanFields(orderFields, values)),
  );
  for (const [at, { read }] of orders.entries())
    for (const name of COMMENT_FIELDS) read.values[name] ??= notes[at]?.[name] ?? null;
}

/** The comments that were sent empty, so that the placing does not fill them either. */
const emptyComments = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(COMMENT_FIELDS.filter((name) => values[name] === '').map((name) => [name, '']));
