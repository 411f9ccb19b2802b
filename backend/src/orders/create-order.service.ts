import { Injectable } from '@nestjs/common';
import {
  cleanFields,
  deliveryDateProblem,
  NEW_ORDER_STATE,
  NEW_ORDER_STATUS,
  orderFields,
  packageFields,
} from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../access/actor';
import { Once } from '../idempotency/once';
import type { Repeat } from '../idempotency/repeat';
import { problemsOf } from '../shared/body.pipe';
import { Clock } from '../shared/clock';
import type { OrderDto } from './dto/order.dto';
import type { CreateOrderDto } from './dto/write-order.dto';
import { OrderEvents } from './order-events';
import { OrderReader } from './order-reader';
import { newOrder, OrderWriter } from './order-writer';

/** Placing an order: once, however often it is sent with the same Idempotency-Key. */
@Injectable()
export class CreateOrderService {
  constructor(
    private readonly once: Once,
    private readonly reader: OrderReader,
    private readonly writer: OrderWriter,
    private readonly events: OrderEvents,
    private readonly clock: Clock,
  ) {}

  create(dto: CreateOrderDto, actor: Actor, repeat: Repeat): Promise<OrderDto> {
    return this.once.run(
      repeat,
      { userId: actor.id, body: dto },
      {
        create: async (tx) => {
          const order = await this.place(tx, dto, actor);
          return { id: order.id, answer: order };
        },
        again: (tx, id) => this.reader.one(tx, id),
      },
    );
  }

  private async place(tx: EntityManager, dto: CreateOrderDto, actor: Actor): Promise<OrderDto> {
    const { fragileСargo: fragileCargo, ...fields } = dto;
    const problems = { ...problemsOf(dto) };
    const late = deliveryDateProblem(dto.deliveryDate, this.clock.now());
    if (late) problems['deliveryDate'] ??= [late];
    const sent = cleanFields(orderFields, { ...fields, fragileCargo });
    const heavy = await this.writer.limitProblems(tx, sent, dto.packages);
    for (const [path, texts] of Object.entries(heavy)) problems[path] ??= texts;
    const body = await this.writer.checkReferences(tx, sent, { userId: actor.id }, problems);
    const packages = dto.packages.map((item) => cleanFields(packageFields, item));
    const row = newOrder(body, await this.writer.client(tx, actor.id), {
      statusId: NEW_ORDER_STATUS,
      stateId: NEW_ORDER_STATE,
      createdAt: this.clock.now(),
      price: null,
      estimate: await this.writer.estimate(tx, body, packages),
    });
    const id = await this.writer.insert(tx, row, packages);
    const order = await this.reader.view(tx, { ...row, id }, await this.reader.items(tx, [id]));
    await this.events.placed(tx, order, actor);
    return order;
  }
}
