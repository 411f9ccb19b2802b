import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { MAX_OBJECTIONS, OBJECTION_DAYS } from '@shlyah/domain';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { ABSENT } from '../../platform/http/errors';
import { IdPipe } from '../../platform/http/id.pipe';
import { ActDto } from './act.dto';
import { Agreement } from './agreement.service';
import { AgreeDto, ObjectDto } from './agreement-input.dto';

const ActId = (): MethodDecorator =>
  ApiParam({ name: 'id', type: 'integer', description: 'Номер записи акта, id', example: 31 });

const noAct = ['not_found', ABSENT.act] as const;

/** Agreement with acts (docs/contract.md#act-agreement). */
@ApiTags('Acts')
@Controller('acts')
export class AgreementController {
  constructor(private readonly agreement: Agreement) {}

  @Post(':id/agree')
  @ActId()
  @Action({
    may: 'acts:agree',
    summary: 'Согласиться с актом',
    description:
      'Кто и когда согласился, остаётся в акте навсегда. Это не электронная цифровая подпись: оригиналами стороны обмениваются по требованию (п. 12.2 договора). Повторный вызов отвечает тем же.',
    answer: ActDto,
    errors: [
      noAct,
      'invalid',
      'version_conflict',
      ['transition', 'Акт аннулирован, или есть возражения без ответа.'],
    ],
  })
  agreeWithAct(
    @Param('id', IdPipe) id: number,
    @Body() dto: AgreeDto,
    @Caller() caller: Actor,
  ): Promise<ActDto> {
    return this.agreement.agree(id, dto, caller);
  }

  @Post(':id/object')
  @ActId()
  @Action({
    may: 'acts:agree',
    summary: 'Возразить по акту',
    description: `К строкам акта или к акту целиком, до ${MAX_OBJECTIONS} возражений. Срок — ${OBJECTION_DAYS} рабочих дней, \`objectUntil\`; после него возражение помечается \`isLate\`, а к акту, принятому по сроку, не принимается. Повтор тех же возражений безвреден.`,
    answer: ActDto,
    errors: [
      noAct,
      'invalid',
      'version_conflict',
      ['transition', 'Акт согласован, аннулирован или принят по сроку.'],
    ],
  })
  objectToAct(
    @Param('id', IdPipe) id: number,
    @Body() dto: ObjectDto,
    @Caller() caller: Actor,
  ): Promise<ActDto> {
    return this.agreement.object(id, dto, caller);
  }
}
