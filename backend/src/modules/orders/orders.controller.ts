import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { isCorrectable } from '@shlyah/domain';
import type { FastifyReply } from 'fastify';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { Repeatable, type Repeat } from '../../platform/idempotency/repeat';
import { OrderMessageDto } from '../notifications/channels/dto/message.dto';
import { refusal } from '../../platform/http/errors';
import { noOrder, ORDER_IS_NAMED, OrderIdParam } from './dto/order-id';
import { OrderIdPipe } from '../../platform/http/id.pipe';
import { OrderIdQuery } from '../../platform/http/query.dto';
import { CreateOrderService } from './write/create-order.service';
import {
  NeighboursDto,
  OrderCountersDto,
  OrderEventDto,
  OrderListParams,
  OrdersQuery,
  StatusesDto,
} from './dto/order-lists.dto';
import { OrderHandoverDto } from './dto/handover.dto';
import { OrderDto, OrderPage } from './dto/order.dto';
import {
  BulkResultDto,
  CorrectOrderDto,
  CreateOrderDto,
  UpdateOrderDto,
  UpdateOrdersDto,
} from './dto/write-order.dto';
import { FilterQuery } from './dto/filter-query';
import { EditOrderService } from './write/edit-order.service';
import { OrdersService } from './read/orders.service';
import { OwnNumbers } from './read/own-numbers';
import { Sandbox } from './write/sandbox.service';

@ApiTags('Orders')
@Controller('order')
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly creation: CreateOrderService,
    private readonly editing: EditOrderService,
    private readonly sandbox: Sandbox,
    private readonly ownNumbers: OwnNumbers,
  ) {}

  @Get()
  @FilterQuery()
  @Action({
    quota: 'lists',
    may: 'orders:read',
    key: 'orders:read',
    summary: 'Заказы',
    description:
      'Сначала новые. Клиент видит только свои заказы. Поиск — по номеру (заказ с этим номером стоит первым), номеру у клиента, клиенту, телефону, УНП, получателю, его городу, улице и дому, ТТН, коду отслеживания. `externalId` — точный номер у вас, до 100 номеров: `externalId=A-17&externalId=A-18`. Читаете список целиком — присылайте в `before` поле `next` прошлого ответа: страницы по номеру (`page`) сдвигаются, когда заказ оформлен или удалён.',
    answer: OrderPage,
  })
  getOrders(@Query() query: OrdersQuery, @Caller() caller: Actor): Promise<OrderPage> {
    return this.orders.list(query, caller);
  }

  @Get('single')
  @Action({
    may: 'orders:read',
    key: 'orders:read',
    summary: 'Заказ',
    description: ORDER_IS_NAMED,
    answer: OrderDto,
    errors: [noOrder, 'invalid'],
  })
  async getOrder(@Query() query: OrderIdQuery, @Caller() caller: Actor): Promise<OrderDto> {
    return this.orders.single(await this.ownNumbers.one(query, caller), caller);
  }

  @Get('statuses')
  @Action({ may: 'orders:read', key: 'orders:read', summary: 'Статусы и состояния', answer: StatusesDto })
  getOrderStatuses(): Promise<StatusesDto> {
    return this.orders.statuses();
  }

  @Get(':id/neighbours')
  @FilterQuery()
  @OrderIdParam()
  @Action({
    quota: 'lists',
    may: 'orders:read',
    summary: 'Соседи заказа в списке',
    description:
      'Номера заказов перед этим и за ним в списке с теми же поиском и фильтром, что у getOrders. Сам заказ может в этот список уже не входить.',
    answer: NeighboursDto,
    errors: [noOrder],
  })
  getOrderNeighbours(
    @Param('id', OrderIdPipe) id: number,
    @Query() query: OrderListParams,
    @Caller() caller: Actor,
  ): Promise<NeighboursDto> {
    return this.orders.neighbours(id, query, caller);
  }

  @Get('counters')
  @Action({ may: 'orders:edit', summary: 'Сколько заказов в быстрых выборках', answer: OrderCountersDto })
  getOrderCounters(): Promise<OrderCountersDto> {
    return this.orders.counters();
  }

  @Get('history')
  @Action({
    may: 'orders:read',
    key: 'orders:read',
    summary: 'История заказа',
    description: `Сначала новое. Клиент видит изменения статуса и цены без имён сотрудников. ${ORDER_IS_NAMED}`,
    answer: [OrderEventDto],
    errors: [noOrder, 'invalid'],
  })
  async getOrderHistory(@Query() query: OrderIdQuery, @Caller() caller: Actor): Promise<OrderEventDto[]> {
    return this.orders.events(await this.ownNumbers.one(query, caller), caller);
  }

  @Get(':id/messages')
  @OrderIdParam()
  @Action({
    may: 'orders:read',
    key: 'orders:read',
    summary: 'Сообщения о заказе: клиенту и получателю',
    description: 'Сначала новые, за 90 дней, не больше 100.',
    answer: [OrderMessageDto],
    errors: [noOrder],
  })
  getOrderMessages(
    @Param('id', OrderIdPipe) id: number,
    @Caller() caller: Actor,
  ): Promise<OrderMessageDto[]> {
    return this.orders.messages(id, caller);
  }

  @Get(':id/handovers')
  @OrderIdParam()
  @Action({
    may: 'orders:read',
    key: 'orders:read',
    summary: 'Попытки вручить и забрать',
    description:
      'Сначала последние. Запись не меняют: за ней следует исправление, тогда у неё `corrected`. Заказы, которые доставили до 30.11.2026, записей не имеют.',
    answer: [OrderHandoverDto],
    errors: [noOrder],
  })
  getOrderHandovers(
    @Param('id', OrderIdPipe) id: number,
    @Caller() caller: Actor,
  ): Promise<OrderHandoverDto[]> {
    return this.orders.handovers(id, caller);
  }

  @Delete(':id/silence')
  @OrderIdParam()
  @Action({
    may: 'orders:edit',
    summary: 'Снова сообщать получателю по SMS',
    description:
      'Получатель просил не присылать сообщений о посылках этого отправителя и передумал. Повтор безвреден.',
    answer: 'nothing',
    errors: [noOrder],
  })
  async endSilence(@Param('id', OrderIdPipe) id: number, @Caller() caller: Actor): Promise<void> {
    await this.orders.endSilence(id, caller);
  }

  @Post()
  @Action({
    quota: 'orders',
    may: 'orders:create',
    key: 'orders:create',
    summary: 'Оформить заказ',
    description:
      'Статус, состояние, цену (-1 — формируется) и расчёт ставит сервер. Груз тяжелее 50 кг принимается, его цена — по согласованию.',
    answer: OrderDto,
    status: 201,
    repeatable: true,
    location: '/api/order/single?id=125',
    errors: ['deleted', 'duplicate', 'external_id_taken', 'price_changed', 'invalid', 'too_many_tests'],
  })
  async createOrder(
    @Body() dto: CreateOrderDto,
    @Caller() caller: Actor,
    @Repeatable() repeat: Repeat,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrderDto> {
    await this.sandbox.simulate(caller, dto.name);
    const order = await this.creation.create(dto, caller, repeat);
    reply.header('Location', `/api/order/single?id=${order.id}`);
    return order;
  }

  @Put()
  @Action({
    may: 'orders:edit',
    summary: 'Изменить заказ',
    description:
      'Нужна версия, которую вы читали. Поля, которых нет в запросе, не меняются; null очищает поле.',
    answer: OrderDto,
    errors: [
      noOrder,
      'version_conflict',
      'duplicate',
      'external_id_taken',
      'price_changed',
      'in_act',
      'invalid',
    ],
  })
  updateOrder(@Body() dto: UpdateOrderDto, @Caller() caller: Actor): Promise<OrderDto> {
    return this.editing.update(dto, caller);
  }

  @Put('correct')
  @Action({
    may: 'orders:create',
    summary: 'Исправить телефон, комментарии и SMS в новом заказе',
    description:
      'Своём и пока статус «Новая»: менеджера ждать не нужно. Потом изменения предлагают (`createProposal`). Нужна версия, которую вы читали.',
    answer: OrderDto,
    errors: [noOrder, 'version_conflict', 'too_late', 'invalid'],
  })
  async correctOrder(@Body() dto: CorrectOrderDto, @Caller() caller: Actor): Promise<OrderDto> {
    if (!isCorrectable(await this.orders.single(dto.id, caller)))
      throw refusal('too_late', 'Менеджер уже занялся заказом. Предложите изменение.');
    return this.editing.update(dto, caller);
  }

  @Post('bulk')
  @Action({
    may: 'orders:edit',
    summary: 'Изменить статус или цену многих заказов',
    description: 'Каждый заказ меняется сам по себе; ответ говорит о каждом.',
    answer: [BulkResultDto],
    errors: ['invalid'],
  })
  updateOrders(@Body() dto: UpdateOrdersDto, @Caller() caller: Actor): Promise<BulkResultDto[]> {
    return this.editing.updateMany(dto, caller);
  }
}
