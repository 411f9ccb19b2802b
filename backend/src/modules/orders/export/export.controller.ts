import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../../../platform/access/action';
import { sendFile } from '../../../platform/files/send-file';
import { XLSX } from '../../../platform/files/workbook';
import type { Actor } from '../../../platform/http/actor';
import { Caller } from '../../../platform/http/caller';
import { ABSENT } from '../../../platform/http/errors';
import { OrderExport } from './order-export';
import { ExportQuery } from '../dto/order-lists.dto';
import { FilterQuery } from '../dto/filter-query';

@ApiTags('Orders')
@Controller('order')
export class ExportController {
  constructor(private readonly exports: OrderExport) {}

  @Get('export')
  @FilterQuery()
  @Action({
    quota: 'exports',
    may: 'orders:read',
    key: 'orders:read',
    summary: 'Заказы файлом .xlsx или .csv',
    description:
      'Те же заказы и в том же порядке, что в `getOrders` с теми же поиском и фильтром, или выбранные (`ids`). До 100 000 заказов; у одного клиента — один файл одновременно, 60 в час. CSV — в UTF-8 с меткой (BOM), разделитель — точка с запятой. Файл составляется, пока вы его получаете: оборвавшаяся загрузка — не весь файл, повторите. Выгрузка записывается в журнал и видна в «Моих данных».',
    answer: { file: XLSX },
    errors: [['not_found', ABSENT.order], 'invalid', 'too_many_requests'],
  })
  async exportOrders(
    @Query() query: ExportQuery,
    @Caller() caller: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.exports.make(query, caller));
  }
}
