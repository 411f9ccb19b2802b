import { Body, Controller, Delete, Get, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { IdPipe } from '../../platform/http/id.pipe';
import { noRun, RunIdParam, staff } from '../runs';
import { GivenPassDto, GivePassDto, RunPassDto } from './pass.dto';
import { RunPasses } from './run-passes.service';

/** The pass of a run's driver, from the desk (docs/contract.md#courier). */
@ApiTags('Runs')
@Controller('runs')
export class RunPassesController {
  constructor(private readonly passes: RunPasses) {}

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
}
