import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../../platform/access/action';
import { sendFile } from '../../platform/files/send-file';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { ReconciliationDto, ReconciliationFileQuery, ReconciliationQuery } from './reconciliation.dto';
import { ReconciliationPapers } from './reconciliation-papers.service';
import { Reconciliations } from './reconciliations.service';

const noFirm = ['not_found', 'Такого клиента нет, или это частное лицо.'] as const;

/** The account of a firm over a period, «акт сверки» (docs/contract.md#payments). */
@ApiTags('Payments')
@Controller('reconciliation')
export class ReconciliationController {
  constructor(
    private readonly reconciliations: Reconciliations,
    private readonly papers: ReconciliationPapers,
  ) {}

  @Get()
  @Action({
    may: 'orders:read',
    summary: 'Акт сверки',
    description:
      'Сальдо на начало, акты, исправления, оплаты по дням, обороты и сальдо на конец. Аннулирование и сторно — отдельными строками со знаком минус, в свой день. Клиент видит своё.',
    answer: ReconciliationDto,
    errors: [noFirm],
  })
  getReconciliation(
    @Query() query: ReconciliationQuery,
    @Caller() caller: Actor,
  ): Promise<ReconciliationDto> {
    return this.reconciliations.view(query, caller);
  }

  @Get('file')
  @Action({
    may: 'orders:read',
    summary: 'Акт сверки, PDF или XLSX',
    description: 'Те же строки и суммы, с местом для подписей обеих сторон.',
    answer: { file: 'application/pdf' },
    errors: [noFirm, 'unavailable', 'document_failed'],
  })
  async getReconciliationPaper(
    @Query() { format, ...query }: ReconciliationFileQuery,
    @Caller() caller: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.papers.file(query, format ?? 'pdf', caller));
  }
}
