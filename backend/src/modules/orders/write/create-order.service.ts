import { Injectable } from '@nestjs/common';
import {
  ADDRESS_NAMES,
  BEFORE_CONFIRMATION,
  cleanFields,
  defaultPickupDate,
  deliveryDateProblem,
  isWaitingUser,
  NEW_ORDER_STATE,
  NEW_ORDER_STATUS,
  orderFields,
  packageFields,
  pickupProblems,
  shownOrderNumber,
  TEST_ORDERS,
  validFields,
  type Calendar,
  type Mode,
  type OrderBody,
} from '@shlyah/domain';
import { LessThan, type EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/http/actor';
import { callerMode } from '../../../platform/http/caller';
import { Idempotency } from '../../../platform/idempotency/idempotency';
import type { Repeat } from '../../../platform/idempotency/repeat';
import { problemsOf } from '../../../platform/http/body.pipe';
import { Clock } from '../../../platform/common/clock';
import { Refusal, refusal, type FieldErrors } from '../../../platform/http/errors';
import type { OrderDto } from '../dto/order.dto';
import type { CreateOrderDto } from '../dto/write-order.dto';
import { AddressBook, COMMENT_FIELDS, notesOf } from '../../address-book';
import { CalendarService } from '../../calendar';
import { PlaceResolver } from '../../points';
import { Notifications } from '../../notifications/notifications';
import { OrderEvents } from '../events/order-events';
import { OrderReader } from '../read/order-reader';
import { newOrder, OrderWriter, type OfFile } from './order-writer';
import { checkShownTotal } from './shown-total';
import { Order } from '../model/order.entity';

/** Places an order once per Idempotency-Key. */
@Injectable()
export class CreateOrderService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly reader: OrderReader,
    private readonly writer: OrderWriter,
    private readonly events: OrderEvents,
    private readonly notifications: Notifications,
    private readonly book: AddressBook,
    private readonly calendar: CalendarService,
    private readonly towns: PlaceResolver,
    private readonly clock: Clock,
  ) {}

  async create(dto: CreateOrderDto, actor: Actor, repeat: Repeat, ofFile: OfFile = {}): Promise<OrderDto> {
    const hints = await this.townHints(dto);
    return this.idempotency.run(
      repeat,
      { userId: actor.id, mode: callerMode(actor), body: dto, ignored: ['shownTotal'] },
      {
        create: async (tx) => {
          const order = await this.place(tx, dto, actor, { ...ofFile, hints });
          return { id: order.id, answer: order };
        },
        again: (tx, id) => this.reader.one(tx, id),
      },
    );
  }

  /** Towns in words without an id are refused; the refusal tells the ids. Read before the transaction, since their index is apart from it. */
  private async townHints(dto: CreateOrderDto): Promise<FieldErrors> {
    const found: FieldErrors = {};
    for (const { cityId, city } of Object.values(ADDRESS_NAMES)) {
      const text = dto[cityId] ? null : validFields(orderFields, dto)[city];
      if (text) found[cityId] = [await this.towns.townHint(text)];
    }
    return found;
  }

  private async place(
    tx: EntityManager,
    dto: CreateOrderDto,
    actor: Actor,
    { hints, ...ofFile }: OfFile & { hints: FieldErrors },
  ): Promise<OrderDto> {
    const { fragileСargo: fragileCargo, shownTotal, ...fields } = dto;
    const problems = { ...problemsOf(dto) };
    for (const [field, words] of Object.entries(hints))
      if (problems[field]) problems[field] = [...problems[field], ...words];
    const given = validFields(orderFields, { ...fields, fragileCargo });
    const at = { now: this.clock.now(), calendar: await this.calendar.read(tx) };
    const late = deliveryDateProblem(given.deliveryDate, at.now, at.calendar);
    if (late) problems['deliveryDate'] ??= [late];
    const sent = late ? given : withPickup(given, at);
    for (const [field, texts] of Object.entries(pickupProblems(sent, at))) problems[field] ??= texts;
    const references = await this.writer.references(tx, sent);
    const limits = this.writer.limitProblems(references, sent, dto.packages);
    for (const [path, texts] of Object.entries(limits)) problems[path] ??= texts;
    const mode = callerMode(actor);
    if (mode === 'test') await checkTestOrderLimit(tx, actor);
    const owner = { userId: actor.id, mode };
    const judged = await this.writer.checkReferences(tx, sent, references, owner, problems);
    const body = await withNotes(tx, judged, dto, actor.id);
    const { rowPrint } = ofFile;
    if (rowPrint) await checkRowIsNew(tx, { userId: actor.id, mode, rowPrint });
    const packages = dto.packages.map((item) => cleanFields(packageFields, item));
    const recipients = await this.notifications.recipientsOf(tx, [{ id: null, userId: actor.id }]);
    const client = recipients.people.get(actor.id);
    if (!client) throw refusal('not_logged_in');
    const estimate = await this.writer.estimate(tx, actor.id, body, packages, references);
    checkShownTotal(shownTotal, estimate);
    const row = newOrder(
      body,
      { ...client, id: actor.id, unp: client.Unp },
      {
        statusId: NEW_ORDER_STATUS,
        stateId: NEW_ORDER_STATE,
        createdAt: this.clock.now(),
        price: null,
        mode,
        ...ofFile,
        estimate,
      },
    );
    const { order, items } = await this.writer.insert(tx, row, packages, references);
    const view = await this.reader.view(tx, order, { items, points: references.points });
    await this.events.placed(tx, view, actor, recipients);
    if (mode === 'live') await this.book.recordOrders(tx, actor.id, [{ body, placedAt: order.createdAt }]);
    return view;
  }
}

/** The body with the notes of the address book in comments that were not sent; one that was sent empty stays empty. */
async function withNotes(
  tx: EntityManager,
  body: OrderBody,
  sent: Pick<CreateOrderDto, 'comment' | 'reciverComment'>,
  userId: number,
): Promise<OrderBody> {
  const absent = COMMENT_FIELDS.filter((name) => sent[name] === null || sent[name] === undefined);
  if (absent.length === 0) return body;
  const [notes] = await notesOf(tx, userId, [body]);
  return { ...body, ...Object.fromEntries(absent.map((name) => [name, notes?.[name] ?? null])) };
}

/** The body of an order that is fetched from its sender with the day of its pickup. */
function withPickup(body: OrderBody, { now, calendar }: { now: Date; calendar: Calendar }): OrderBody {
  if (body.delivery !== 'client' || body.pickupDate) return body;
  return { ...body, pickupDate: defaultPickupDate(body.deliveryDate, now, calendar) };
}

/** A row of a file makes one order, even when the file is imported again. */
async function checkRowIsNew(
  tx: EntityManager,
  where: { userId: number; mode: Mode; rowPrint: string },
): Promise<void> {
  const existing = await tx.findOne(Order, { select: { id: true }, where });
  if (!existing) return;
  const number = shownOrderNumber(existing.id);
  throw new Refusal('already_ordered', `Уже заказано: № ${number}`, { fresh: { id: existing.id, number } });
}

async function checkTestOrderLimit(tx: EntityManager, actor: Actor): Promise<void> {
  const count = await tx.countBy(Order, { userId: actor.id, id: LessThan(0) });
  const { testOrders } = BEFORE_CONFIRMATION.kept;
  if (isWaitingUser(actor) && count >= testOrders)
    throw refusal(
      'too_many_tests',
      `До подтверждения учётной записи — до ${testOrders} тестовых заказов. Удалите ненужные.`,
    );
  if (count >= TEST_ORDERS) throw refusal('too_many_tests');
}
