import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { ACT_PAPER_FORMATS, type ActPaperFormat } from '@shlyah/domain';
import type { FastifyReply } from 'fastify';
import { Action } from '../../platform/access/action';
import { sendFile } from '../../platform/files/send-file';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { ABSENT } from '../../platform/http/errors';
import { ChoiceField } from '../../platform/http/fields';
import { IdPipe } from '../../platform/http/id.pipe';
import { ActPapers, NO_INVOICE } from './act-papers.service';

export class ActPaperQuery {
  @ChoiceField({
    choices: ACT_PAPER_FORMATS,
    choicesName: 'ActPaperFormat',
    example: 'pdf',
    description:
      'pdf — для печати и подписи; xlsx — книга по бланку, который может изменить служба. По умолчанию pdf',
  })
  format?: ActPaperFormat | null;
}

const ActId = (): MethodDecorator =>
  ApiParam({ name: 'id', type: 'integer', description: 'Номер записи акта, id', example: 31 });

const failures = ['unavailable', 'document_failed'] as const;

/** The papers of an act (docs/contract.md#acts). */
@ApiTags('Acts')
@Controller('acts')
export class ActPapersController {
  constructor(private readonly papers: ActPapers) {}

  @Get(':id/act')
  @ActId()
  @Action({
    may: 'orders:read',
    key: 'acts:read',
    summary: 'Акт с реестром заказов, PDF или XLSX',
    description:
      'Составлен из того, что записано при выставлении; получателей в нём нет. Аннулированный говорит об этом на каждой странице.',
    answer: { file: 'application/pdf' },
    errors: [['not_found', ABSENT.act], ...failures],
  })
  async getActPaper(
    @Param('id', IdPipe) id: number,
    @Query() { format }: ActPaperQuery,
    @Caller() caller: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.papers.act(id, format ?? 'pdf', caller));
  }

  @Get(':id/invoice')
  @ActId()
  @Action({
    may: 'orders:read',
    key: 'acts:read',
    summary: 'Счёт по акту, PDF или XLSX',
    description: 'Номер и дата — те же, что у акта. К акту, по которому платить нечего, счёта нет.',
    answer: { file: 'application/pdf' },
    errors: [['not_found', `${ABSENT.act} ${NO_INVOICE}`], ...failures],
  })
  async getInvoice(
    @Param('id', IdPipe) id: number,
    @Query() { format }: ActPaperQuery,
    @Caller() caller: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.papers.invoice(id, format ?? 'pdf', caller));
  }
}
