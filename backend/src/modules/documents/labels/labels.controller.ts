import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MAX_DOCUMENT_ORDERS } from '@shlyah/domain';
import type { FastifyReply } from 'fastify';
import { Action } from '../../../platform/access/action';
import { sendFile } from '../../../platform/files/send-file';
import type { Actor } from '../../../platform/http/actor';
import { Caller } from '../../../platform/http/caller';
import { ABSENT } from '../../../platform/http/errors';
import { LabelsQuery } from '../dto/labels-query.dto';
import { LABELS_MIME, LabelsService } from './labels.service';

@ApiTags('Documents')
@Controller('order')
export class LabelsController {
  constructor(private readonly labels: LabelsService) {}

  @Get('labels')
  @Action({
    may: 'orders:read',
    key: 'orders:read',
    summary: 'Этикетки на места заказов: PDF, PNG или ZPL',
    description: `По одной на каждое место, всего до ${MAX_DOCUMENT_ORDERS}; 3000 этикеток в минуту. Печатать в размере «100 %», без полей. Штрихкод — Code 128 из 14 цифр: номер заказа (10) и номер места (4). На этикетке тестового заказа штрихкода нет и стоит «ОБРАЗЕЦ», отменённого — «ОТМЕНЁН». Первая печать видна в истории заказа, повторная ничего не меняет.`,
    answer: { file: LABELS_MIME },
    errors: [['not_found', ABSENT.order], 'invalid', 'too_many_requests', 'unavailable', 'document_failed'],
  })
  async getOrderLabels(
    @Query() query: LabelsQuery,
    @Caller() caller: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.labels.make(query, caller));
  }
}
