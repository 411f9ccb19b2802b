import { Controller, Get, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Action } from '../../../platform/access/action';
import type { Actor } from '../../../platform/http/actor';
import { Caller } from '../../../platform/http/caller';
import { ABSENT } from '../../../platform/http/errors';
import { IdPipe } from '../../../platform/http/id.pipe';
import { BulkTakenBackDto, OrderBulkDto } from '../dto/bulk.dto';
import { BulksService } from './bulks.service';

const staff = { may: 'orders:edit' } as const;
const noBulk = ['not_found', ABSENT.bulk] as const;

const BulkIdParam = (): MethodDecorator =>
  ApiParam({
    name: 'id',
    type: 'integer',
    description: 'Номер изменения: из журнала или из истории заказа',
    example: 31,
  });

/** Bulk changes of the status (docs/contract.md#bulks). */
@ApiTags('Orders')
@Controller('bulks')
export class BulksController {
  constructor(private readonly bulks: BulksService) {}

  @Get(':id')
  @BulkIdParam()
  @Action({
    ...staff,
    summary: 'Изменение статуса многих заказов',
    description: 'Каким заказам поставили статус, какой был раньше и что с ними стало. Хранится 90 дней.',
    answer: OrderBulkDto,
    errors: [noBulk],
  })
  getOrderBulk(@Param('id', IdPipe) id: number, @Caller() caller: Actor): Promise<OrderBulkDto> {
    return this.bulks.one(id, caller);
  }

  @Post(':id/takeBack')
  @BulkIdParam()
  @Action({
    ...staff,
    summary: 'Вернуть прежние статусы',
    description:
      'Каждому заказу, чей статус с тех пор не ставили снова, возвращается прежний, всем сразу или никому; цена, день и остальное не меняются. Вручение, записанное вместе со статусом, исправляется. О чём клиенту ещё не сообщили, не сообщается, остальным приходит сообщение об ошибке. Повтор ничего не меняет.',
    answer: BulkTakenBackDto,
    errors: [noBulk],
  })
  takeBackOrderBulk(@Param('id', IdPipe) id: number, @Caller() caller: Actor): Promise<BulkTakenBackDto> {
    return this.bulks.takeBack(id, caller);
  }
}
