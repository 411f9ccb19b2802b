import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { IdPipe } from '../../platform/http/id.pipe';
import { noRun, RunIdParam, staff } from './run-actions';
import { RunDto } from './run.dto';
import { OfReturnedRunDto, ReturnRunDto, RunReturnDto } from './run-return.dto';
import { RunReturns } from './run-returns.service';

/** The return of delivery runs (docs/contract.md#runs). */
@ApiTags('Runs')
@Controller('runs')
export class RunReturnsController {
  constructor(private readonly returns: RunReturns) {}

  @Post(':id/return')
  @RunIdParam()
  @Action({
    ...staff,
    summary: 'Рейс вернулся: исходы заказов',
    description:
      'Каждый исход ставит заказу статус и записывает вручение. Исходы присылают частями, и несколько человек сразу: версия нужна только для `close`. Другой исход вместо записанного не ставится, его назовёт `refused`; исправляют запись в заказе. С `close` рейс закрывается, если исход есть у каждого заказа. Повторный вызов отвечает тем же.',
    answer: RunReturnDto,
    errors: [
      noRun,
      'invalid',
      'version_conflict',
      ['transition', 'Рейс ещё не уехал, уже вернулся, или есть заказы без исхода.'],
    ],
  })
  returnRun(
    @Param('id', IdPipe) id: number,
    @Body() dto: ReturnRunDto,
    @Caller() caller: Actor,
  ): Promise<RunReturnDto> {
    return this.returns.comeBack(id, dto, caller);
  }

  @Post(':id/takeBackReturn')
  @RunIdParam()
  @Action({
    ...staff,
    summary: 'Отменить возвращение рейса',
    description: 'В тот же день. Исходы заказов остаются. Повторный вызов отвечает тем же.',
    answer: RunDto,
    errors: [noRun, 'invalid', 'version_conflict', ['transition', 'Возвращение отменяют в тот же день.']],
  })
  takeBackReturn(
    @Param('id', IdPipe) id: number,
    @Body() dto: OfReturnedRunDto,
    @Caller() caller: Actor,
  ): Promise<RunDto> {
    return this.returns.takeBack(id, dto, caller);
  }
}
