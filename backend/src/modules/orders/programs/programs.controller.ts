import { Body, Controller, Delete, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Action } from '../../../platform/access/action';
import type { Actor } from '../../../platform/http/actor';
import { Caller } from '../../../platform/http/caller';
import { Repeatable, type Repeat } from '../../../platform/idempotency/repeat';
import { noOrder } from '../dto/order-id';
import { OrderDto } from '../dto/order.dto';
import { BatchDto, BatchResultDto, CancelOrderDto } from '../dto/program-orders.dto';
import { AdvanceOrderDto, ClearedDto } from '../dto/sandbox.dto';
import { ProgramOrders } from './program-orders.service';
import { Sandbox } from '../write/sandbox.service';

/** Order operations for client programs. */
@ApiTags('Orders')
@Controller('order')
export class ProgramOrdersController {
  constructor(private readonly programs: ProgramOrders) {}

  @Post('batch')
  @Action({
    may: 'orders:create',
    key: 'orders:create',
    summary: 'Оформить до 100 заказов',
    description:
      'Каждый заказ проверяется и оформляется сам по себе; ответ говорит о каждом. Считаются все, в лимит 120 заказов в минуту (у строк файла в кабинете — 2000) пакет входит целиком: не хватает места — 429 без единого заказа, а через `Retry-After` секунд место есть. Повтор с тем же Idempotency-Key не создаст ни одного второй раз.',
    answer: [BatchResultDto],
    repeatable: true,
    errors: ['already_ordered', 'invalid', 'too_many_requests'],
  })
  createOrders(
    @Body() dto: BatchDto,
    @Caller() caller: Actor,
    @Repeatable() repeat: Repeat,
  ): Promise<BatchResultDto[]> {
    return this.programs.placeMany(dto, caller, repeat);
  }

  @Post('cancel')
  @Action({
    may: 'orders:create',
    key: 'orders:create',
    summary: 'Отменить свой заказ',
    description:
      'Пока статус «Новая» или «Принята». Назовите id или externalId; если названы оба, это должен быть один заказ. Отменённый заказ можно отменять снова: ответ тот же.',
    answer: OrderDto,
    errors: [noOrder, 'too_late', 'invalid'],
  })
  cancelOrder(@Body() dto: CancelOrderDto, @Caller() caller: Actor): Promise<OrderDto> {
    return this.programs.cancel(dto, caller);
  }
}

/** Operations on test orders, which only their owner sees. */
@ApiTags('Sandbox')
@Controller('sandbox')
export class SandboxController {
  constructor(private readonly sandbox: Sandbox) {}

  @Post('advance')
  @Action({
    may: 'orders:create',
    key: 'orders:create',
    summary: 'Провести тестовый заказ по статусам',
    description:
      'Каждый шаг — такое же изменение, какое сделал бы менеджер, с событием, уведомлением и письмом. Только в тестовом режиме: с тестовым ключом или `Shlyah-Mode: test`.',
    answer: OrderDto,
    errors: [noOrder, 'invalid', 'version_conflict'],
  })
  advanceTestOrder(@Body() dto: AdvanceOrderDto, @Caller() caller: Actor): Promise<OrderDto> {
    return this.sandbox.advance(dto, caller);
  }

  @Delete('orders')
  @Action({
    may: 'orders:create',
    key: 'orders:create',
    summary: 'Удалить свои тестовые заказы',
    description:
      'Все сразу. Без этого они удаляются через 30 дней. Только в тестовом режиме: с тестовым ключом или `Shlyah-Mode: test`.',
    answer: ClearedDto,
  })
  async clearTestOrders(@Caller() caller: Actor): Promise<ClearedDto> {
    return { count: await this.sandbox.clear(caller) };
  }
}
