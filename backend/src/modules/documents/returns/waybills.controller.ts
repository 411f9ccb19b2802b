import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../../../platform/access/action';
import { sendFile } from '../../../platform/files/send-file';
import type { Actor } from '../../../platform/http/actor';
import { Caller } from '../../../platform/http/caller';
import { TtnPaperQuery } from '../../orders';
import { MOST_ON_PAPER, WaybillPapers } from './waybill-papers.service';

@ApiTags('Orders')
@Controller('order/returns/ttn')
export class WaybillsController {
  constructor(private readonly papers: WaybillPapers) {}

  @Get('paper')
  @Action({
    may: 'orders:edit',
    summary: 'Список ТТН к возврату для подписи, PDF',
    description: `Для бухгалтера клиента, с местом для отметок и подписи получившего: до ${MOST_ON_PAPER} заказов, сначала вручённые раньше.`,
    answer: { file: 'application/pdf' },
    errors: [
      ['transition', 'Все ТТН этого клиента вернулись: печатать нечего.'],
      'unavailable',
      'document_failed',
    ],
  })
  async getTtnPaper(
    @Query() { user }: TtnPaperQuery,
    @Caller() caller: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.papers.paper(user, caller));
  }
}
