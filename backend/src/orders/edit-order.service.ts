import { Injectable } from '@nestjs/common';
import {
  cleanFields,
  deliveryDateProblem,
  MESSAGES,
  packageFields,
  problems,
  staffOrderFields,
  type StaffOrderBody,
} from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../access/actor';
import { Database } from '../database/database';
import { assertChanged } from '../database/overtaken';
import { Clock } from '../shared/clock';
import { ABSENT, invalid, notFound, Refusal } from '../shared/errors';
import { given } from '../shared/field-classes';
import { checkVersion } from '../shared/version';
import type { OrderDto } from './dto/order.dto';
import type { BulkResultDto, UpdateOrderDto, UpdateOrdersDto } from './dto/write-order.dto';
import { OrderEvents } from './order-events';
import { OrderReader } from './order-reader';
import { changedOrder, OrderWriter } from './order-writer';
import { Order } from './order.entity';

/** Staff edits: over the version that was read, with every change in the history. */
@Injectable()
export class EditOrderService {
  constructor(
    private readonly database: Database,
    private readonly reader: OrderReader,
    private readonly writer: OrderWriter,
    private readonly events: OrderEvents,
    private readonly clock: Clock,
  ) {}

  /** What is not sent stays; returns the order with its next version. */
  update(dto: UpdateOrderDto, actor: Actor): Promise<OrderDto> {
    return this.database.write(async (tx) => {
      const stored = await this.reader.stored(tx, dto.id);
      if (!stored) throw notFound(ABSENT.order);
      const before = stored.view;
      await checkVersion(dto.version ?? 0, before.version, () => before);
      const body = await this.checked(tx, dto, before);
      const packages = dto.packages?.map((item) => cleanFields(packageFields, item));
      const row = changedOrder(stored.order, body);
      const { id, ...columns } = row;
      assertChanged(await tx.update(Order, { id, version: before.version }, columns));
      if (packages) await this.writer.replaceItems(tx, id, packages);
      const after = await this.reader.view(tx, row, packages && (await this.reader.items(tx, [id])), before);
      await this.writer.changeSearch(tx, { order: stored.order, view: before }, { order: row, view: after });
      await this.events.edited(tx, before, after, actor);
      return after;
    });
  }

  /** The same change for many orders; each is saved or refused separately. */
  async updateMany({ orders, status, price }: UpdateOrdersDto, actor: Actor): Promise<BulkResultDto[]> {
    const change = {
      ...(status ? { status } : {}),
      ...(price === null || price === undefined ? {} : { price }),
    };
    if (Object.keys(change).length === 0) throw invalid({ status: ['Укажите новый статус или цену'] });
    const results: BulkResultDto[] = [];
    for (const { id, version } of orders)
      results.push(await this.updateOne({ id, version: version ?? null, ...change }, actor));
    return results;
  }

  private async updateOne(dto: UpdateOrderDto, actor: Actor): Promise<BulkResultDto> {
    try {
      return { id: dto.id, statusCode: 200, order: await this.update(dto, actor) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { fresh, errors } = error.extra;
      const message = Object.values(errors ?? {}).flat()[0] ?? error.message;
      return {
        id: dto.id,
        statusCode: error.statusCode,
        code: error.code,
        message,
        ...(fresh ? { order: fresh as OrderDto } : {}),
      };
    }
  }

  private async checked(tx: EntityManager, dto: UpdateOrderDto, before: OrderDto): Promise<StaffOrderBody> {
    const stored = cleanFields(staffOrderFields, inCode(before));
    const merged = { ...stored, ...given(inCode(dto)) };
    const errors = problems(staffOrderFields, merged);
    const body = cleanFields(staffOrderFields, merged);
    const moved = body.deliveryDate !== before.deliveryDate;
    const late = moved ? deliveryDateProblem(body.deliveryDate, this.clock.now()) : null;
    if (late) errors['deliveryDate'] ??= [late];
    const kinds = await this.reader.kinds.of(tx, { statusId: body.status, stateId: body.state });
    for (const field of ['status', 'state'] as const)
      if (!kinds[field]) errors[field] ??= [MESSAGES.chooseFromList];
    const owner = { userId: before.user.id, id: before.id, before: stored };
    return this.writer.checkReferences(tx, body, owner, errors);
  }
}

/** The fields under the names that the code uses. */
const inCode = ({ fragileСargo: fragileCargo, ...fields }: UpdateOrderDto | OrderDto) => ({
  ...fields,
  fragileCargo,
});
