import { Injectable } from '@nestjs/common';
import {
  cleanFields,
  deliveryDateProblem,
  formatDeadline,
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
    const errors = { ...problems(staffOrderFields, merged), ...known };
    const body = validFields(staffOrderFields, merged);
    const moved = body.deliveryDate !== before.deliveryDate;
    const late = moved ? await this.dayProblem(tx, before.id, body.deliveryDate, mayUndo) : null;
    if (late) errors['deliveryDate'] ??= [late];
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

  private async dayProblem(
    tx: EntityManager,
    orderId: number,
    deliveryDate: string,
    mayUndo: MayUndo | undefined,
  ): Promise<string | null> {
    const now = this.clock.now();
    const problem = deliveryDateProblem(deliveryDate, now, await this.calendar.read(tx));
    if (!problem || !mayUndo) return problem;
    const since = new Date(mayUndo === 'ever' ? 0 : now.getTime() - UNDONE_DAY_MS);
    const former = await this.history.formerValue(tx, 'order', orderId, 'deliveryDate', since);
    return former === formatDeadline(deliveryDate) ? null : problem;
  }
}

/** The fields with the names used in code. */
const codeNames = ({ fragileСargo: fragileCargo, ...fields }: UpdateOrderDto | OrderDto) => ({
  ...fields,
  fragileCargo,
});
