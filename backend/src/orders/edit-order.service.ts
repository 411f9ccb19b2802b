import { Inject, Injectable } from '@nestjs/common';
import { deliveryDateProblem, MESSAGES, staffOrderProblems, priceFromWire } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config/config';
import { Database } from '../database/database';
import { assertChanged } from '../database/overtaken';
import { History } from '../history/history';
import { letters } from '../mail/letters';
import { Outbox } from '../mail/outbox';
import { Clock } from '../shared/clock';
import { changedMeanwhile, invalid, notFound, Refusal } from '../shared/errors';
import { User } from '../users/user.entity';
import type { OrderFields } from './dto/order-fields.dto';
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

/** An order as staff send it: the customer's fields and what only staff set. */
interface StaffFields extends OrderFields {
  status: number;
  state: number;
  price: number;
}

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

  /** What is not sent stays; answers the order with its next version, or the same order when nothing changed. */
  update(dto: UpdateOrderDto, actor: User): Promise<OrderDto> {
    return this.database.write(async (tx) => {
      const before = await this.reader.one(tx, dto.id);
      if (!before) throw notFound('Заказ не найден.');
      if (dto.version !== before.version) throw changedMeanwhile(before);
      const sent = await this.checked(tx, dto, before);
      await this.save(tx, before, sent, dto.packages !== undefined);
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

  private async checked(tx: EntityManager, dto: UpdateOrderDto, before: OrderDto): Promise<StaffFields> {
    const stored = storedFields(before);
    const sent = Object.entries(dto).filter(([name, value]) => value !== undefined && name in stored);
    const merged = { ...stored, ...Object.fromEntries(sent) } as StaffFields;
    const errors = staffOrderProblems({ ...merged, id: dto.id });
    const moved = merged.deliveryDate !== before.deliveryDate;
    const late = moved ? deliveryDateProblem(merged.deliveryDate, this.clock.now()) : null;
    if (late) errors['deliveryDate'] = [late];
    const statusExists = await tx.existsBy(OrderStatus, { id: merged.status ?? 0 });
    const stateExists = await tx.existsBy(OrderState, { id: merged.state ?? 0 });
    if (!statusExists) errors['status'] = [MESSAGES.chooseFromList];
    if (!stateExists) errors['state'] = [MESSAGES.chooseFromList];
    return { ...merged, ...(await this.writer.checkReferences(tx, merged, errors)) };
  }

  private async save(
    tx: EntityManager,
    before: OrderDto,
    sent: StaffFields,
    withItems: boolean,
  ): Promise<void> {
    const { id, version } = before;
    const stored = await tx.findOneByOrFail(Order, { id });
    const columns = {
      ...orderColumns(sent),
      statusId: sent.status,
      stateId: sent.state,
      price: priceFromWire(sent.price),
      version: version + 1,
    };
    assertChanged(await tx.update(Order, { id, version }, columns));
    await tx.update(OrderSearch, { id }, { text: orderSearchText({ ...stored, ...columns }) });
    if (withItems) await this.writer.replaceItems(tx, id, sent.packages ?? []);
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

/** A read order as the fields that could be sent for it. */
function storedFields(order: OrderDto): StaffFields {
  const { status, state, pickupPoint, recivePoint, packages, ...fields } = order;
  return {
    ...fields,
    packages,
    status: status.id,
    state: state.id,
    pickupPoint: pickupPoint?.id ?? null,
    recivePoint: recivePoint?.id ?? null,
  };
}
