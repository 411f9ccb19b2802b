import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { MAX_DOCUMENT_ORDERS } from '@shlyah/domain';
import type { FastifyReply } from 'fastify';
import { Action } from '../../../platform/access/action';
import { sendFile } from '../../../platform/files/send-file';
import type { Actor } from '../../../platform/http/actor';
import { Caller } from '../../../platform/http/caller';
import { ABSENT } from '../../../platform/http/errors';
import { OrderIdPipe } from '../../../platform/http/id.pipe';
import { LabelsQuery } from '../dto/labels-query.dto';
import { LABELS_MIME, LabelsService } from './labels.service';
import { PrintedLabelsDto } from './printed-labels.dto';
import { PrintedLabels } from './printed-labels.service';

@ApiTags('Documents')
@Controller('order')
export class LabelsController {
  constructor(
    private readonly labels: LabelsService,
    private readonly printed: PrintedLabels,
  ) {}

  @Get('labels')
  @Action({
    may: 'orders:read',
    key: 'orders:read',
    summary: 'Этикетки на места заказов: PDF, PNG или ZPL',
    description: `По одной на каждое место, всего до ${MAX_DOCUMENT_ORDERS}; 3000 этикеток в минуту. Печатать в размере «100 %», без полей. Штрихкод — Code 128 из 14 цифр: номер заказа (10) и номер места (4). На этикетке тестового заказа — «ОБРАЗЕЦ», «Тестовая этикетка» и штрихкод из 20 цифр, которого у настоящих не бывает: 990001, номер без минуса (10), номер места (4); наш сканер скажет «Тестовая этикетка» и ничего не изменит. На этикетке отменённого — «ОТМЕНЁН». Печать видна в истории заказа, повторная — если этикетки изменились.`,
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

  @Get(':id/labels')
  @ApiParam({ name: 'id', type: 'integer', description: 'Номер заказа', example: 125 })
  @Action({
    may: 'orders:read',
    key: 'orders:read',
    summary: 'Не устарели ли напечатанные этикетки',
    description:
      'Сравнивает последние напечатанные этикетки с заказом: число мест, получатель, куда везти, «Хрупкое», номер у отправителя. Отменённое изменение не считается.',
    answer: PrintedLabelsDto,
    errors: [['not_found', ABSENT.order]],
  })
  getPrintedLabels(@Param('id', OrderIdPipe) id: number, @Caller() caller: Actor): Promise<PrintedLabelsDto> {
    return this.printed.read(id, caller);
  }
}
