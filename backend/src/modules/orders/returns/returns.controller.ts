import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../../../platform/access/action';
import { sendFile } from '../../../platform/files/send-file';
import { XLSX } from '../../../platform/files/workbook';
import type { Actor } from '../../../platform/http/actor';
import { Caller } from '../../../platform/http/caller';
import {
  HeldOrderPage,
  ReturnCargoDto,
  ReturnedDto,
  ReturnsQuery,
  ReturnTtnDto,
  TtnClientPage,
  TtnFileQuery,
  TtnReturnPage,
  TtnReturnsQuery,
} from '../dto/returns.dto';
import { OrderReturns } from './order-returns.service';
import { ReturnLists } from './return-lists';

const staff = { may: 'orders:edit' } as const;
const TICKED =
  'Все заказы или ни одного. Повтор безвреден: `changed` говорит, изменилось ли что-то, `backBy` — кто отметил. Отметка видна в истории заказа.';

/** What must come back to the clients (docs/contract.md#what-must-come-back). */
@ApiTags('Orders')
@Controller('order/returns')
export class ReturnsController {
  constructor(
    private readonly lists: ReturnLists,
    private readonly returns: OrderReturns,
  ) {}

  @Get('clients')
  @Action({
    ...staff,
    quota: 'lists',
    summary: 'Клиенты, которым ещё не вернулись ТТН',
    description: 'Сначала те, кто ждёт дольше.',
    answer: TtnClientPage,
  })
  getTtnClients(@Query() { page }: ReturnsQuery): Promise<TtnClientPage> {
    return this.lists.clients(page);
  }

  @Get('ttn')
  @Action({
    ...staff,
    quota: 'lists',
    summary: 'ТТН клиента, которые ещё не вернулись',
    description: 'Доставленные заказы, в которых отмечен возврат ТТН. Сначала вручённые раньше.',
    answer: TtnReturnPage,
  })
  getTtnReturns(@Query() { user, page }: TtnReturnsQuery): Promise<TtnReturnPage> {
    return this.lists.ttn(user, page);
  }

  @Get('ttn/export')
  @Action({
    ...staff,
    quota: 'exports',
    summary: 'ТТН клиента, которые ещё не вернулись, файлом',
    description: 'Для бухгалтера клиента: до 5000 заказов, сначала вручённые раньше.',
    answer: { file: XLSX },
  })
  async exportTtnReturns(
    @Query() query: TtnFileQuery,
    @Caller() caller: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.lists.ttnFile(query, caller));
  }

  @Post('ttn')
  @Action({
    ...staff,
    summary: 'Отметить, что ТТН вернулись клиенту',
    description: TICKED,
    answer: [ReturnedDto],
    errors: ['invalid'],
  })
  returnTtn(@Body() dto: ReturnTtnDto, @Caller() caller: Actor): Promise<ReturnedDto[]> {
    return this.returns.ttn(dto, caller);
  }

  @Get('cargo')
  @Action({
    ...staff,
    quota: 'lists',
    summary: 'Недоставленный груз, который ещё не вернули',
    description: 'Заказы со статусами «Не доставлена» и «Возврат». Сначала те, что хранятся дольше.',
    answer: HeldOrderPage,
  })
  getHeldOrders(@Query() { page }: ReturnsQuery): Promise<HeldOrderPage> {
    return this.lists.held(page);
  }

  @Post('cargo')
  @Action({
    ...staff,
    summary: 'Отметить, что груз вернули',
    description: TICKED,
    answer: [ReturnedDto],
    errors: ['invalid'],
  })
  returnCargo(@Body() dto: ReturnCargoDto, @Caller() caller: Actor): Promise<ReturnedDto[]> {
    return this.returns.cargo(dto, caller);
  }
}
