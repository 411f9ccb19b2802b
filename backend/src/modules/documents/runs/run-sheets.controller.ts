import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../../../platform/access/action';
import { sendFile } from '../../../platform/files/send-file';
import type { Actor } from '../../../platform/http/actor';
import { Caller } from '../../../platform/http/caller';
import { ABSENT } from '../../../platform/http/errors';
import { ChoiceField } from '../../../platform/http/fields';
import { IdPipe } from '../../../platform/http/id.pipe';
import { RUN_FORMATS, RunSheets } from './run-sheets.service';

export class RunSheetQuery {
  @ChoiceField({
    choices: RUN_FORMATS,
    choicesName: 'RunSheetFormat',
    example: 'pdf',
    description: 'pdf — лист с местом для подписей; xlsx — таблица. По умолчанию pdf',
  })
  format?: (typeof RUN_FORMATS)[number] | null;
}

@ApiTags('Runs')
@Controller('runs')
export class RunSheetsController {
  constructor(private readonly sheets: RunSheets) {}

  @Get(':id/sheet')
  @ApiParam({ name: 'id', type: 'integer', description: 'Номер рейса', example: 5 })
  @Action({
    may: 'orders:edit',
    summary: 'Маршрутный лист рейса, PDF или XLSX',
    description:
      'Заказы в порядке объезда с телефонами, комментариями, местами, весом, ценой и местом для исхода, часа и подписи; отменённых и удалённых в нём нет. Лист — по заказам, какие они сейчас, и говорит, на какое время («Заказы на 29.11.2026 14:20»). Штрихкод рейса — Code 128 из 18 цифр, строки — из 16: 997700 и номер заказа в десяти цифрах; этикетку места он не заменяет.',
    answer: { file: 'application/pdf' },
    errors: [
      ['not_found', ABSENT.run],
      ['transition', 'В рейсе нет заказов: печатать нечего.'],
      'unavailable',
      'document_failed',
    ],
  })
  async getRunSheet(
    @Param('id', IdPipe) id: number,
    @Query() { format }: RunSheetQuery,
    @Caller() caller: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.sheets.sheet(id, format ?? 'pdf', caller));
  }
}
