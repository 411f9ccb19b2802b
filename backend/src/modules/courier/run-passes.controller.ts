import { Body, Controller, Delete, Get, Param, Post, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { IdPipe } from '../../platform/http/id.pipe';
import { noRun, RunIdParam, staff } from '../runs';
import { CourierSettling } from './courier-settling';
import { GivenPassDto, GivePassDto, RunPassDto, SettleOutcomeDto } from './pass.dto';
import { RunPasses } from './run-passes.service';

/** The pass of a run's driver, from the desk (docs/contract.md#courier). */
@ApiTags('Runs')
@Controller('runs')
export class RunPassesController {
  constructor(
    private readonly passes: RunPasses,
    private readonly settling: CourierSettling,
  ) {}

  @Post(':id/pass')
  @RunIdParam()
  @Action({
    ...staff,
    summary: 'Пустить водителя',
    description:
      'Даёт пропуск на страницу водителя: ссылку, которую показывают QR-кодом и отправляют по SMS. Прежний пропуск рейса заканчивается.',
    answer: GivenPassDto,
    status: 201,
    errors: [noRun, 'invalid', ['transition', 'Рейс вернулся.']],
  })
  giveRunPass(
    @Param('id', IdPipe) id: number,
    @Body() dto: GivePassDto,
    @Caller() caller: Actor,
  ): Promise<GivenPassDto> {
    return this.passes.give(id, dto, caller);
  }

  @Get(':id/pass')
  @RunIdParam()
  @Action({
    ...staff,
    summary: 'Пропуск водителя',
    description:
      'Последний пропуск рейса и исходы водителя, которые не записаны, потому что в заказе другое.',
    answer: RunPassDto,
    orNothing: 'Пропуска рейсу не давали',
  })
  async getRunPass(
    @Param('id', IdPipe) id: number,
    @Caller() caller: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RunPassDto | null> {
    const pass = await this.passes.read(id, caller);
    if (!pass) void reply.status(204);
    return pass;
  }

  @Delete(':id/pass')
  @RunIdParam()
  @Action({
    ...staff,
    summary: 'Закрыть пропуск водителя',
    description:
      'Страница водителя больше не открывается; исходы, которые были до этого, ещё придут. Повторный вызов ничего не меняет.',
    answer: 'nothing',
    errors: [noRun],
  })
  closeRunPass(@Param('id', IdPipe) id: number, @Caller() caller: Actor): Promise<void> {
    return this.passes.close(id, caller);
  }

  @Post(':id/outcomes/:key/settle')
  @RunIdParam()
  @ApiParam({
    name: 'key',
    description: 'Ключ исхода водителя, из `conflicts` пропуска',
    schema: { type: 'string', maxLength: 36 },
    example: '6f1c2a4e-7b0d-4c52-9d5e-0a1b2c3d4e5f',
  })
  @Action({
    ...staff,
    summary: 'Решить расхождение с водителем',
    description:
      'Исход водителя, который не записан, потому что в заказе другое: записать как у водителя или оставить как есть. Кто и что решил, остаётся в истории заказа и в журнале, а водитель видит решение на своей странице. Кто решил вторым, узнает, что решил первый.',
    answer: 'nothing',
    errors: [
      ['not_found', 'Такого рейса или такого исхода нет.'],
      'invalid',
      'version_conflict',
      'in_act',
      ['transition', 'Уже решено, или записать нельзя: заказ удалён, не в рейсе, рейс не уехал.'],
    ],
  })
  settleOutcome(
    @Param('id', IdPipe) id: number,
    @Param('key') key: string,
    @Body() dto: SettleOutcomeDto,
    @Caller() caller: Actor,
  ): Promise<void> {
    return this.settling.settle(id, key.slice(0, 36), dto, caller);
  }
}
