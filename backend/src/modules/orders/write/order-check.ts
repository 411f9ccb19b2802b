import { Injectable } from '@nestjs/common';
import {
  chosenPickupProblem,
  cleanFields,
  deliveryDateProblem,
  followingPickup,
  formatDeadline,
  isWithSender,
  MESSAGES,
  modeOf,
  problems,
  staffOrderFields,
  validFields,
  type StaffOrderBody,
} from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/common/clock';
import type { FieldErrors } from '../../../platform/http/errors';
import { History } from '../../../platform/journal/history/history';
import { given } from '../../../platform/http/field-classes';
import { CalendarService } from '../../calendar';
import type { OrderDto } from '../dto/order.dto';
import type { UpdateOrderDto } from '../dto/write-order.dto';
import { OrderReader } from '../read/order-reader';
import { OrderWriter, withoutStaleCityNames, type References } from './order-writer';

/** How long a day can be undone, ms: many orders are moved in several requests, and undone after the last of them. */
const UNDONE_DAY_MS = 2 * 60_000;

type MayUndo = 'soon' | 'ever';

/** Validates edits of an order. */
@Injectable()
export class OrderCheck {
  constructor(
    private readonly reader: OrderReader,
    private readonly writer: OrderWriter,
    private readonly calendar: CalendarService,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the stored and the changed body; throws 422 with all errors, those in `known` included. `mayUndo`: the day that the order has left
   * last, just now or whenever that was, is taken again, although it may have passed.
   */
  async validate(
    tx: EntityManager,
    dto: UpdateOrderDto,
    before: OrderDto,
    { known = {}, mayUndo }: { known?: FieldErrors; mayUndo?: MayUndo } = {},
  ): Promise<{ body: StaffOrderBody; stored: StaffOrderBody; points: References['points'] }> {
    const stored = cleanFields(staffOrderFields, codeNames(before));
    const merged = { ...stored, ...withoutStaleCityNames(given(codeNames(dto)), stored) };
    const days = await this.days(tx, validFields(staffOrderFields, merged), {
      id: before.id,
      stored,
      mayUndo,
    });
    const errors = { ...days.errors, ...problems(staffOrderFields, merged), ...known };
    const { body } = days;
    atChangedEnd(errors, dto, body);
    const kinds = await this.reader.statuses.find(tx, { statusId: body.status, stateId: body.state });
    for (const field of ['status', 'state'] as const)
      if (!kinds[field]) errors[field] ??= [MESSAGES.chooseFromList];
    const { id } = before;
    const owner = { userId: before.user.id, mode: modeOf(id), id, before: stored };
    const references = await this.writer.references(tx, body, stored);
    return {
      body: await this.writer.checkReferences(tx, body, references, owner, errors),
      stored,
      points: references.points,
    };
  }

  /** The body with the pickup that follows its other fields, and the errors of both days. A pickup follows a possible delivery alone. */
  private async days(
    tx: EntityManager,
    sent: StaffOrderBody,
    { id, stored, mayUndo }: { id: number; stored: StaffOrderBody; mayUndo: MayUndo | undefined },
  ): Promise<{ body: StaffOrderBody; errors: FieldErrors }> {
    if (DAY_FIELDS.every((name) => sent[name] === stored[name])) return { body: sent, errors: {} };
    const at = { now: this.clock.now(), calendar: await this.calendar.read(tx) };
    const undone = { orderId: id, now: at.now, mayUndo };
    const isMoved = sent.deliveryDate !== stored.deliveryDate;
    const late = isMoved ? deliveryDateProblem(sent.deliveryDate, at.now, at.calendar) : null;
    if (late !== null && !(await this.isUndone(tx, 'deliveryDate', sent.deliveryDate, undone)))
      return { body: sent, errors: { deliveryDate: [late] } };
    const isChosen =
      sent.pickupDate !== null &&
      (sent.pickupDate !== stored.pickupDate || sent.pickupFrom !== stored.pickupFrom);
    const pickup = isChosen ? chosenPickupProblem(sent, at) : null;
    const mayReturn = isWithSender(sent) && (sent.pickupDate ?? '') <= sent.deliveryDate;
    const isUndone =
      pickup !== null && mayReturn && (await this.isUndone(tx, 'pickupDate', sent.pickupDate, undone));
    return {
      body: isChosen ? sent : { ...sent, ...followingPickup(stored, sent, at) },
      errors: pickup === null || isUndone ? {} : { pickupDate: [pickup] },
    };
  }

  /** Whether the order has left this day last, and takes it again, although it may have passed or closed. */
  private async isUndone(
    tx: EntityManager,
    field: 'deliveryDate' | 'pickupDate',
    deadline: string | null,
    { orderId, now, mayUndo }: { orderId: number; now: Date; mayUndo: MayUndo | undefined },
  ): Promise<boolean> {
    if (!deadline || !mayUndo) return false;
    const since = new Date(mayUndo === 'ever' ? 0 : now.getTime() - UNDONE_DAY_MS);
    const former = await this.history.formerValue(tx, 'order', orderId, field, since);
    return former === formatDeadline(deadline);
  }
}

/** The fields on which the days of an order depend. */
const DAY_FIELDS = ['delivery', 'deliveryDate', 'pickupDate', 'pickupFrom'] as const;

/** Puts the error of an interval at its end where only that was changed. */
function atChangedEnd(errors: FieldErrors, dto: UpdateOrderDto, { deliveryFrom }: StaffOrderBody): void {
  if (!errors['deliveryFrom'] || !deliveryFrom || !given(dto)['deliveryDate'] || 'deliveryFrom' in given(dto))
    return;
  delete errors['deliveryFrom'];
  errors['deliveryDate'] ??= [MESSAGES.endsEarly(deliveryFrom)];
}

/** The fields with the names used in code. */
const codeNames = ({ fragileСargo: fragileCargo, ...fields }: UpdateOrderDto | OrderDto) => ({
  ...fields,
  fragileCargo,
});
