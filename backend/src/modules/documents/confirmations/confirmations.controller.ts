import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../../../platform/access/action';
import { sendFile } from '../../../platform/files/send-file';
import type { Actor } from '../../../platform/http/actor';
import { Caller } from '../../../platform/http/caller';
import { ABSENT } from '../../../platform/http/errors';
import { IdPipe, OrderIdPipe } from '../../../platform/http/id.pipe';
import { Confirmations } from './confirmations.service';

@ApiTags('Documents')
@Controller('order')
export class ConfirmationsController {
  constructor(private readonly confirmations: Confirmations) {}

  @Get(':id/handovers/:handover/confirmation')
  @ApiParam({ name: 'id', type: 'integer', description: 'Номер заказа', example: 125 })
  @ApiParam({
    name: 'handover',
    type: 'integer',
    description: 'Номер записи о попытке: `id` из `getOrderHandovers` или из `handover` заказа',
    example: 31,
  })
  @Action({
    may: 'orders:read',
    key: 'orders:read',
    summary: 'Подтверждение попытки вручить или забрать, PDF',
    description:
      'Один лист A4: кто, что, когда и кому передал, подпись с экрана и снимки водителя. На исправленной или отменённой записи сказано, чем она заменена. Рейс, водителя и того, кто записал исход, видят только сотрудники. Это не электронный документ и не ЭЦП.',
    answer: { file: 'application/pdf' },
    errors: [
      ['not_found', ABSENT.order],
      ['not_found', ABSENT.handover],
      'too_many_requests',
      'unavailable',
      'document_failed',
    ],
  })
  async getConfirmation(
    @Param('id', OrderIdPipe) id: number,
    @Param('handover', IdPipe) handover: number,
    @Caller() caller: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.confirmations.paper(id, handover, caller));
  }
}
