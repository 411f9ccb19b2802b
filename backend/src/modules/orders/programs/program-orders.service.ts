import { Injectable } from '@nestjs/common';
import { CANCELED, isBeforePickup } from '@shlyah/domain';
import type { Actor } from '../../../platform/http/actor';
import { importQuotaOf, orderQuotaOf, Quotas } from '../../../platform/access/quotas';
import { nthRepeat, type Repeat } from '../../../platform/idempotency/repeat';
import { BodyPipe } from '../../../platform/http/body.pipe';
import { refusalOf } from '../../../platform/http/error.filter';
import { Refusal, refusal } from '../../../platform/http/errors';
import { CreateOrderService } from '../write/create-order.service';
import type { OrderDto } from '../dto/order.dto';
import type { BatchDto, BatchResultDto, CancelOrderDto } from '../dto/program-orders.dto';
import { CreateOrderDto } from '../dto/write-order.dto';
import { EditOrderService } from '../write/edit-order.service';
import type { OfFile } from '../write/order-writer';
import { OrdersService } from '../read/orders.service';
import { OwnNumbers } from '../read/own-numbers';
import { Sandbox } from '../write/sandbox.service';

/** Order operations for client programs: batches and cancellation. */
@Injectable()
export class ProgramOrders {
  private readonly body = new BodyPipe();

  constructor(
    private readonly creation: CreateOrderService,
    private readonly editing: EditOrderService,
    private readonly orders: OrdersService,
    private readonly ownNumbers: OwnNumbers,
    private readonly sandbox: Sandbox,
    private readonly quotas: Quotas,
  ) {}

  /**
   * Places orders one by one, each with its own result. The idempotency key of an order is the key of the batch and its index. A server
   * error ends the batch; a repeat with the same key returns the orders placed before it.
   */
  async placeMany({ orders, prints, importId }: BatchDto, actor: Actor, repeat: Repeat) {
    const repeats = orders.map((_, index) => nthRepeat(repeat, index));
    const quota = prints ? importQuotaOf(actor) : orderQuotaOf(actor);
    await this.quotas.take(quota, actor, orders.length);
    const results: BatchResultDto[] = [];
    for (const [index, sent] of orders.entries())
      results.push({
        index,
        ...(await this.placeOne(sent, actor, repeats[index] ?? repeat, {
          rowPrint: prints?.[index],
          importId,
        })),
      });
    return results;
  }

  private async placeOne(
    sent: unknown,
    actor: Actor,
    repeat: Repeat,
    ofFile: OfFile,
  ): Promise<Omit<BatchResultDto, 'index'>> {
    try {
      const dto = (await this.body.transform(sent, {
        type: 'body',
        metatype: CreateOrderDto,
      })) as CreateOrderDto;
      await this.sandbox.simulate(actor, dto.name);
      return { statusCode: 201, order: await this.creation.create(dto, actor, repeat, ofFile) };
    } catch (error) {
      const refused = refusalOf(error);
      if (refused.statusCode >= 500 && !(error instanceof Refusal)) throw error;
      const { statusCode, code, message, extra } = refused;
      return {
        statusCode,
        code,
        message,
        ...(extra.errors ? { errors: extra.errors } : {}),
        ...(extra.fresh === undefined ? {} : { fresh: extra.fresh }),
      };
    }
  }

  /** Cancels an order before its pickup; repeated calls leave it canceled. */
  async cancel({ reason, ...named }: CancelOrderDto, actor: Actor): Promise<OrderDto> {
    const number = await this.ownNumbers.one(named, actor);
    const order = await this.orders.single(number, actor);
    if (order.status.id === CANCELED) return order;
    if (!isBeforePickup(order)) throw refusal('too_late');
    const change = { id: number, version: order.version, status: CANCELED };
    try {
      return await this.editing.update(change, actor, undefined, { reason });
    } catch (error) {
      // A concurrent change: checks again whether the order can be canceled.
      if (error instanceof Refusal && error.code === 'version_conflict')
        return this.cancel({ id: number, reason: reason ?? null }, actor);
      throw error;
    }
  }
}
