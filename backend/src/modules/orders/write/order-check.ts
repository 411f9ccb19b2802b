import { Injectable } from '@nestjs/common';
import {
  cleanFields,
  deliveryDateProblem,
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
import { given } from '../../../platform/http/field-classes';
import { CalendarService } from '../../calendar';
import type { OrderDto } from '../http/dto/order.dto';
import type { UpdateOrderDto } from '../http/dto/write-order.dto';
import { OrderReader } from '../read/order-reader';
import { OrderWriter, withoutStaleCityNames, type References } from './order-writer';

/** Validates edits of an order. */
@Injectable()
export class OrderCheck {
  constructor(
    private readonly reader: OrderReader,
    private readonly writer: OrderWriter,
    private readonly calendar: CalendarService,
    private readonly clock: Clock,
  ) {}

  /** Returns the stored and the changed body; throws 422 with all errors, those in `known` included. */
  async validate(
    tx: EntityManager,
    dto: UpdateOrderDto,
    before: OrderDto,
    known: FieldErrors = {},
  ): Promise<{ body: StaffOrderBody; stored: StaffOrderBody; points: References['points'] }> {
    const stored = cleanFields(staffOrderFields, codeNames(before));
    const merged = { ...stored, ...withoutStaleCityNames(given(codeNames(dto)), stored) };
    const errors = { ...problems(staffOrderFields, merged), ...known };
    const body = validFields(staffOrderFields, merged);
    const moved = body.deliveryDate !== before.deliveryDate;
    const late = moved
      ? deliveryDateProblem(body.deliveryDate, this.clock.now(), await this.calendar.read(tx))
      : null;
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
}

/** The fields with the names used in code. */
const codeNames = ({ fragileСargo: fragileCargo, ...fields }: UpdateOrderDto | OrderDto) => ({
  ...fields,
  fragileCargo,
});
