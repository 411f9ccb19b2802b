import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { ABSENT } from '../../platform/http/errors';
import { IdPipe } from '../../platform/http/id.pipe';
import { ActChanges } from './act-changes.service';
import { ActsQuery, AnnulActDto, CorrectActDto } from './act-input.dto';
import { ActReader } from './act-reader';
import { ActDto, ActPage } from './act.dto';

const ActId = (): MethodDecorator =>
  ApiParam({ name: 'id', type: 'integer', description: 'Номер записи акта, id', example: 31 });

const noAct = ['not_found', ABSENT.act] as const;

/** Acts of months (docs/contract.md#acts). */
@ApiTags('Acts')
@Controller('acts')
export class ActsController {
  constructor(
    private readonly reader: ActReader,
    private readonly changes: ActChanges,
  ) {}

  @Get()
  @Action({
    may: 'orders:read',
    key: 'acts:read',
    summary: 'Акты',
    description:
      'Сначала новые. Клиент видит свои, сотрудник — все или по месяцу, клиенту и состоянию. `order` — акт, в котором стоит заказ. Тестовых не бывает.',
    answer: ActPage,
  })
  getActs(@Query() query: ActsQuery, @Caller() caller: Actor): Promise<ActPage> {
    return this.reader.list(query, caller);
  }

  @Get(':id')
  @ActId()
  @Action({
    may: 'orders:read',
    key: 'acts:read',
    summary: 'Акт со строками',
    description: 'Стороны, ставка и строки — какими они были, когда акт выставили.',
    answer: ActDto,
    errors: [noAct],
  })
  getAct(@Param('id', IdPipe) id: number, @Caller() caller: Actor): Promise<ActDto> {
    return this.reader.one(id, caller);
  }

  @Post(':id/annul')
  @ActId()
  @Action({
    may: 'acts:issue',
    confirmed: true,
    summary: 'Аннулировать акт',
    description:
      'Номер остаётся за ним. Его заказы и добавленные строки снова можно изменить и выставить. Акт с исправлениями аннулируют после них, оплаченный, хотя бы частью, — после сторно оплаты, согласованный — не аннулируют. Возражения без ответа закрываются, клиенту придёт письмо. Повторный вызов отвечает тем же.',
    answer: ActDto,
    errors: [
      noAct,
      'invalid',
      'version_conflict',
      ['transition', 'У акта есть исправления, он хотя бы частью оплачен, или клиент с ним согласился.'],
    ],
  })
  annulAct(
    @Param('id', IdPipe) id: number,
    @Body() dto: AnnulActDto,
    @Caller() caller: Actor,
  ): Promise<ActDto> {
    return this.changes.annul(id, dto, caller);
  }

  @Post(':id/correct')
  @ActId()
  @Action({
    may: 'acts:issue',
    confirmed: true,
    summary: 'Исправить акт',
    description:
      'Выставляет исправление со своим номером: каждая названная строка снимается со знаком минус и, если новая сумма не 0, ставится заново. Сам акт не меняется. На возражения к этим строкам исправление отвечает.',
    answer: ActDto,
    status: 201,
    errors: [
      noAct,
      'invalid',
      'version_conflict',
      [
        'transition',
        'Акт аннулирован, это само исправление, или выставление остановлено после восстановления из копии.',
      ],
    ],
  })
  correctAct(
    @Param('id', IdPipe) id: number,
    @Body() dto: CorrectActDto,
    @Caller() caller: Actor,
  ): Promise<ActDto> {
    return this.changes.correct(id, dto, caller);
  }
}
