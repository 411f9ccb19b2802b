import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiParam, ApiQuery, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { Action } from '../access/action';
import { Caller } from '../access/caller';
import { IdPipe } from '../shared/id.pipe';
import { IdQuery } from '../shared/query.dto';
import type { User } from '../users/user.entity';
import { CreateOrderService } from './create-order.service';
import {
  OrderCountersDto,
  OrderEventDto,
  OrderFilterDto,
  OrdersQuery,
  StatusesDto,
} from './dto/order-lists.dto';
import { OrderDto, OrderPage } from './dto/order.dto';
import { BulkResultDto, CreateOrderDto, UpdateOrderDto, UpdateOrdersDto } from './dto/write-order.dto';
import { IdempotencyKeyHeader } from './idempotency-key.header';
import { EditOrderService } from './edit-order.service';
import { OrdersService } from './orders.service';

@ApiTags('Orders')
@Controller('order')
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly creation: CreateOrderService,
    private readonly editing: EditOrderService,
  ) {}

  @Get()
  @ApiExtraModels(OrderFilterDto)
  @ApiQuery({
    name: 'filter',
    required: false,
    style: 'deepObject',
    explode: true,
    description: 'Фильтр: filter[status]=2&filter[dateType]=week',
    schema: { $ref: getSchemaPath(OrderFilterDto) },
  })
  @Action({
    may: 'orders:read',
    summary: 'Заказы',
    description:
      'Сначала новые. Клиент видит только свои заказы. Поиск — по номеру, клиенту, телефону, УНП, получателю.',
    answer: OrderPage,
    errors: [400],
  })
  getOrders(@Query() query: OrdersQuery, @Caller() caller: User): Promise<OrderPage> {
    return this.orders.list(query, caller);
  }

  @Get('single')
  @Action({ may: 'orders:read', summary: 'Заказ', answer: OrderDto, errors: [400, 404] })
  getOrder(@Query() { id }: IdQuery, @Caller() caller: User): Promise<OrderDto> {
    return this.orders.single(id, caller);
  }

  @Get('statuses')
  @Action({ may: 'orders:read', summary: 'Статусы и состояния', answer: StatusesDto })
  getOrderStatuses(): Promise<StatusesDto> {
    return this.orders.statuses();
  }

  @Get('counters')
  @Action({ may: 'orders:edit', summary: 'Сколько заказов в быстрых выборках', answer: OrderCountersDto })
  getOrderCounters(): Promise<OrderCountersDto> {
    return this.orders.counters();
  }

  @Get('history')
  @Action({
    may: 'orders:read',
    summary: 'История заказа',
    description: 'Сначала новое. Клиент видит изменения статуса и цены без имён сотрудников.',
    answer: [OrderEventDto],
    errors: [400, 404],
  })
  getOrderHistory(@Query() { id }: IdQuery, @Caller() caller: User): Promise<OrderEventDto[]> {
    return this.orders.events(id, caller);
  }

  @Post()
  @ApiHeader({
    name: 'Idempotency-Key',
    description:
      'Ваш ключ заказа, до 200 символов. Повтор с тем же ключом и телом вернёт тот же заказ, а не создаст второй. Живёт 7 дней.',
    required: false,
    schema: { type: 'string', maxLength: 200 },
  })
  @Action({
    may: 'orders:create',
    summary: 'Оформить заказ',
    description:
      'Статус, состояние, цену (-1 — формируется) и расчёт ставит сервер. Груз тяжелее 50 кг принимается, его цена — по согласованию.',
    answer: OrderDto,
    status: 201,
    errors: [400, 409, 422],
  })
  createOrder(
    @Body() dto: CreateOrderDto,
    @Caller() caller: User,
    @IdempotencyKeyHeader() idempotencyKey: string | undefined,
  ): Promise<OrderDto> {
    return this.creation.create(dto, caller, idempotencyKey);
  }

  @Put()
  @Action({
    may: 'orders:edit',
    summary: 'Изменить заказ',
    description:
      'Нужна версия, которую вы читали. Поля, которых нет в запросе, не меняются; null очищает поле.',
    answer: OrderDto,
    errors: [400, 404, 409, 422],
  })
  updateOrder(@Body() dto: UpdateOrderDto, @Caller() caller: User): Promise<OrderDto> {
    return this.editing.update(dto, caller);
  }

  @Post('bulk')
  @Action({
    may: 'orders:edit',
    summary: 'Изменить статус или цену многих заказов',
    description: 'Каждый заказ меняется сам по себе; ответ говорит о каждом.',
    answer: [BulkResultDto],
    errors: [400, 422],
  })
  updateOrders(@Body() dto: UpdateOrdersDto, @Caller() caller: User): Promise<BulkResultDto[]> {
    return this.editing.updateMany(dto, caller);
  }

  @Delete(':id')
  @ApiParam({ name: 'id', type: 'integer', description: 'Номер заказа', example: 125 })
  @Action({ may: 'orders:delete', summary: 'Удалить заказ', answer: 'nothing', errors: [404] })
  async deleteOrder(@Param('id', IdPipe) id: number, @Caller() caller: User): Promise<void> {
    await this.orders.delete(id, caller);
  }
}
