import { Inject, Injectable } from '@nestjs/common';
import {
  cleanFields,
  deliveryDateProblem,
  MESSAGES,
  packageFields,
  priceFromWire,
  problems,
  staffOrderFields,
  type StaffOrderBody,
} from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config/config';
import { Database } from '../database/database';
import { assertChanged } from '../database/overtaken';
import { History } from '../history/history';
import { letters } from '../mail/letters';
import { Outbox } from '../mail/outbox';
import { Clock } from '../shared/clock';
import { invalid, notFound, Refusal } from '../shared/errors';
import { given } from '../shared/field-classes';
import { checkVersion } from '../shared/version';
import { User } from '../users/user.entity';
import type { OrderDto } from './dto/order.dto';
import type { BulkResultDto, UpdateOrderDto, UpdateOrdersDto } from './dto/write-order.dto';
import { orderChanges } from './order-changes';
import { OrderReader } from './order-reader';
import { OrderState, OrderStatus } from './order-status.entity';
import { OrderWriter } from './order-writer';
import { Order } from './order.entity';
import { orderColumns } from './order.mapper';
import { orderSearchText } from './order-search';
import { OrderSearch } from './order-search.entity';

/** Staff edits: over the version that was read, with every change in the history. */
@Injectable()
export class EditOrderService {
  constructor(
    private readonly database: Database,
    private readonly reader: OrderReader,
    private readonly writer: OrderWriter,
    private readonly history: History,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What is not sent stays; returns the order with its next version. */
  update(dto: UpdateOrderDto, actor: User): Promise<OrderDto> {
    return this.database.write(async (tx) => {
      const before = await this.reader.one(tx, dto.id);
      if (!before) throw notFound('Заказ не найден.');
      checkVersion(dto.version ?? 0, before.version, () => before);
      const body = await this.checked(tx, dto, before);
      await this.save(tx, before, body);
      if (dto.packages) {
        const packages = dto.packages.map((item) => cleanFields(packageFields, item));
        await this.writer.replaceItems(tx, dto.id, packages);
      }
      const after = await this.reader.one(tx, dto.id);
      if (!after) throw notFound('Заказ не найден.');
      await this.history.record(tx, 'order', dto.id, actor, orderChanges(before, after));
      await this.tell(tx, before, after);
      return after;
    });
  }

  /** The same change for many; each order stands or falls by itself. */
  async updateMany({ orders, status, price }: UpdateOrdersDto, actor: User): Promise<BulkResultDto[]> {
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

  private async updateOne(dto: UpdateOrderDto, actor: User): Promise<BulkResultDto> {
    try {
      return { id: dto.id, statusCode: 200, order: await this.update(dto, actor) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { fresh, errors } = error.extra;
      const message = Object.values(errors ?? {}).flat()[0] ?? error.message;
      return {
        id: dto.id,
        statusCode: error.statusCode,
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
    for (const [field, entity] of [['status', OrderStatus] as const, ['state', OrderState] as const]) {
      const exists = errors[field] || (await tx.existsBy(entity, { id: body[field] }));
      if (!exists) errors[field] = [MESSAGES.chooseFromList];
    }
    return this.writer.checkReferences(tx, body, { userId: before.user.id, id: before.id }, errors);
  }

  private async save(tx: EntityManager, { id, version }: OrderDto, sent: StaffOrderBody): Promise<void> {
    const { status, state, price, ...body } = sent;
    const stored = await tx.findOneByOrFail(Order, { id });
    const columns = {
      ...orderColumns(body),
      statusId: status,
      stateId: state,
      price: priceFromWire(price),
      version: version + 1,
    };
    assertChanged(await tx.update(Order, { id, version }, columns));
    await tx.update(OrderSearch, { id }, { text: orderSearchText({ ...stored, ...columns }) });
  }

  private async tell(tx: EntityManager, before: OrderDto, after: OrderDto): Promise<void> {
    const client = after.user.id === null ? null : await tx.findOneBy(User, { id: after.user.id });
    if (!client?.orderEmails) return;
    const site = this.config.publicUrl.origin;
    const price = priceFromWire(after.price);
    if (price !== null && after.price !== before.price) {
      await this.outbox.add(tx, letters.priceSet(client, site, after.id, price));
    }
    if (after.status.id !== before.status.id) {
      await this.outbox.add(tx, letters.statusChanged(client, site, after.id, after.status.name));
    }
  }
}

/** The fields under the names that the code uses. */
const inCode = ({ fragileСargo: fragileCargo, ...fields }: UpdateOrderDto | OrderDto) => ({
  ...fields,
  fragileCargo,
});
