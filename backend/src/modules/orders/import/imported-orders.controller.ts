import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Action } from '../../../platform/access/action';
import type { Actor } from '../../../platform/http/actor';
import { Caller } from '../../../platform/http/caller';
import { ABSENT } from '../../../platform/http/errors';
import {
  CancelImportDto,
  CanceledImportDto,
  ImportIdQuery,
  MOST_OF_IMPORT,
  OrderOfImportDto,
} from '../dto/program-imports.dto';
import { ImportedOrders } from './imported-orders.service';

const noImport = ['not_found', ABSENT.import] as const;

/** The orders that an import has placed. */
@ApiTags('Orders')
@Controller('order/import')
export class ImportedOrdersController {
  constructor(private readonly imported: ImportedOrders) {}

  @Get('orders')
  @Action({
    may: 'orders:create',
    key: 'orders:read',
    quota: 'lists',
    summary: 'Заказы одной загрузки',
    description: `Кроме отменённых: с каким статусом они сейчас. Те, у которых ещё «Новая», отменит \`POST /api/order/import/cancel\`. До ${MOST_OF_IMPORT} заказов.`,
    answer: [OrderOfImportDto],
    errors: [noImport, 'invalid'],
  })
  getImportedOrders(
    @Query() { importId }: ImportIdQuery,
    @Caller() caller: Actor,
  ): Promise<OrderOfImportDto[]> {
    return this.imported.list(importId, caller);
  }

  @Post('cancel')
  @Action({
    may: 'orders:create',
    key: 'orders:create',
    summary: 'Отменить всю загрузку',
    description:
      'Отменяет разом, все или ни одного, заказы с этим `importId`, у которых ещё статус «Новая»; остальные ответ называет в `left`. Клиенту приходит одно письмо. Отменённые отдают строки файла (`prints`) и ваши номера: исправленные строки можно оформить снова, а прежний номер остаётся в истории заказа и в событии `order.canceled`. Повтор безвреден.',
    answer: CanceledImportDto,
    errors: [noImport, 'invalid'],
  })
  cancelImport(@Body() dto: CancelImportDto, @Caller() caller: Actor): Promise<CanceledImportDto> {
    return this.imported.cancel(dto, caller);
  }
}
