import { Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DELETED_ORDER_DAYS } from '@shlyah/domain';
import { Action } from '../../../platform/access/action';
import type { Actor } from '../../../platform/http/actor';
import { Caller } from '../../../platform/http/caller';
import { IdPipe } from '../../../platform/http/id.pipe';
import { DeletedOrderPage, DeletedOrdersQuery } from '../dto/deleted-order.dto';
import { OrderDto } from '../dto/order.dto';
import { DeleteOrderQuery } from '../dto/write-order.dto';
import { noOrder, OrderIdParam } from '../dto/order-id';
import { DeletedOrders } from './deleted-orders.service';

@ApiTags('Orders')
@Controller('order')
export class DeletedOrdersController {
  constructor(private readonly deleted: DeletedOrders) {}

  @Delete(':id')
  @OrderIdParam()
  @Action({
    confirmed: true,
    may: 'orders:delete',
    summary: 'Удалить заказ',
    description: `${DELETED_ORDER_DAYS} дней заказ можно вернуть: restoreOrder.`,
    answer: 'nothing',
    errors: [noOrder, 'in_act'],
  })
  async deleteOrder(
    @Param('id', IdPipe) id: number,
    @Query() { reason }: DeleteOrderQuery,
    @Caller() caller: Actor,
  ): Promise<void> {
    await this.deleted.delete(id, caller, reason ?? null);
  }

  @Get('deleted')
  @Action({
    may: 'orders:edit',
    summary: 'Удалённые заказы, которые можно вернуть',
    description: `Сначала удалённые позже. Заказ хранится ${DELETED_ORDER_DAYS} дней после удаления.`,
    answer: DeletedOrderPage,
  })
  getDeletedOrders(@Query() { page }: DeletedOrdersQuery): Promise<DeletedOrderPage> {
    return this.deleted.list(page);
  }

  @Post(':id/restore')
  @OrderIdParam()
  @Action({
    may: 'orders:edit',
    summary: 'Вернуть удалённый заказ',
    description:
      'Заказ возвращается под своим номером, с грузом, историей и предложениями; его версия растёт. Программе клиента приходит `order.created`. Повтор безопасен.',
    answer: OrderDto,
    errors: [noOrder, 'in_use'],
  })
  restoreOrder(@Param('id', IdPipe) id: number, @Caller() caller: Actor): Promise<OrderDto> {
    return this.deleted.restore(id, caller);
  }
}
