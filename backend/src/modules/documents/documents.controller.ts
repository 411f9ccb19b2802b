import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MAX_DOCUMENT_ORDERS } from '@shlyah/domain';
import type { FastifyReply } from 'fastify';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { sendFile } from '../../platform/files/send-file';
import { ABSENT } from '../../platform/http/errors';
import { DocumentsService } from './documents.service';
import { DocumentQuery } from './dto/document-query.dto';
import { OrderSelectionQuery, PaperDayDto, PaperDaysQuery } from './dto/order-selection.dto';
import { dogovor } from './kinds/dogovor';
import { zayavka } from './kinds/zayavka';
import { OrderDocumentsService } from './order-documents.service';
import { OrderSelection } from './order-selection';

@ApiTags('Documents')
@Controller()
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly orderDocuments: OrderDocumentsService,
    private readonly selection: OrderSelection,
  ) {}

  @Get('getDogovor')
  @Action({
    may: 'documents:download',
    summary: 'Договор транспортной экспедиции, документ Word',
    description: 'Только для юридических лиц с заполненным контрактом.',
    answer: { file: dogovor.mime },
    errors: [['not_found', ABSENT.order], 'document_failed'],
  })
  async getDogovor(
    @Query() query: DocumentQuery,
    @Caller() caller: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.documents.make(dogovor, query, caller));
  }

  @Get('getZayavka')
  @Action({
    may: 'documents:download',
    summary: 'Заявка, книга Excel',
    description:
      'Составляется и тогда, когда учётная запись клиента удалена: имя и телефон заказ хранит сам.',
    answer: { file: zayavka.mime },
    errors: [['not_found', ABSENT.order], 'document_failed'],
  })
  async getZayavka(
    @Query() query: DocumentQuery,
    @Caller() caller: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.documents.make(zayavka, query, caller));
  }

  @Get('order/documents/days')
  @Action({
    quota: 'lists',
    may: 'orders:read',
    key: 'orders:read',
    summary: 'Дни доставки, на которые есть что сдать',
    description:
      'С сегодняшнего дня по Минску: дни, у которых есть заказы «Новая», «Принята» и «Забор груза», и сколько их. Этикетки, заявки и реестр такого дня составляют по `day`.',
    answer: [PaperDayDto],
  })
  getPaperDays(@Query() { user }: PaperDaysQuery, @Caller() caller: Actor): Promise<PaperDayDto[]> {
    return this.selection.days(user ?? null, caller);
  }

  @Get('order/documents')
  @Action({
    may: 'orders:read',
    key: 'orders:read',
    summary: 'Заявки заказов одним файлом, книга Excel',
    description: `По листу на заказ, до ${MAX_DOCUMENT_ORDERS}; 3000 заявок в минуту. Лист — та же заявка, какую скачивают по одной. Чтобы распечатать все сразу, в Excel выберите «Напечатать всю книгу».`,
    answer: { file: zayavka.mime },
    errors: [['not_found', ABSENT.order], 'invalid', 'too_many_requests', 'unavailable', 'document_failed'],
  })
  async getOrderDocuments(
    @Query() query: OrderSelectionQuery,
    @Caller() caller: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.orderDocuments.make(query, caller));
  }
}
