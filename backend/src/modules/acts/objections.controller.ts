import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { ABSENT } from '../../platform/http/errors';
import { IdPipe } from '../../platform/http/id.pipe';
import { ActDto } from './act.dto';
import { Agreement } from './agreement.service';
import { AnswerObjectionDto } from './agreement-input.dto';
import { ObjectionAnswers } from './answers.service';

const ObjectionId = (): MethodDecorator =>
  ApiParam({ name: 'id', type: 'integer', description: 'Номер возражения', example: 3 });

const noObjection = ['not_found', ABSENT.objection] as const;

/** Objections to acts (docs/contract.md#act-agreement). */
@ApiTags('Acts')
@Controller('objections')
export class ObjectionsController {
  constructor(
    private readonly agreement: Agreement,
    private readonly answers: ObjectionAnswers,
  ) {}

  @Post(':id/withdraw')
  @ObjectionId()
  @Action({
    may: 'acts:agree',
    summary: 'Отозвать возражение',
    description: 'Пока на него не ответили. Повторный вызов отвечает тем же.',
    answer: ActDto,
    errors: [noObjection, ['version_conflict', 'На возражение уже ответили.']],
  })
  withdrawObjection(@Param('id', IdPipe) id: number, @Caller() caller: Actor): Promise<ActDto> {
    return this.agreement.withdraw(id, caller);
  }

  @Post(':id/answer')
  @ObjectionId()
  @Action({
    may: 'orders:edit',
    summary: 'Ответить на возражение',
    description:
      'Словами; клиенту придёт письмо. Исправление (`correctAct`) отвечает на возражения к исправленным строкам само.',
    answer: ActDto,
    errors: [noObjection, 'invalid', ['version_conflict', 'На возражение уже ответили, или его отозвали.']],
  })
  answerObjection(
    @Param('id', IdPipe) id: number,
    @Body() dto: AnswerObjectionDto,
    @Caller() caller: Actor,
  ): Promise<ActDto> {
    return this.answers.answer(id, dto, caller);
  }
}
