import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { StateLastActDto } from './act-input.dto';
import { ActSeriesDto } from './act-series.dto';
import { ActSeriesService } from './act-series.service';

/** The numbers of acts after a restore (docs/contract.md#acts). */
@ApiTags('Acts')
@Controller('actSeries')
export class ActSeriesController {
  constructor(private readonly series: ActSeriesService) {}

  @Get()
  @Action({
    may: 'orders:edit',
    summary: 'Номера актов',
    description:
      'Последний номер этого года, остановлено ли выставление после восстановления базы из копии, и номера, которые выданы до него и которых здесь нет.',
    answer: ActSeriesDto,
  })
  getActSeries(): Promise<ActSeriesDto> {
    return this.series.read();
  }

  @Post()
  @Action({
    may: 'acts:issue',
    confirmed: true,
    summary: 'Назвать последний выданный номер акта',
    description:
      'После восстановления базы из копии: акты, выданные после неё, здесь неизвестны, и до ответа ничего не выставляется. Следующий акт получит следующий номер, а номера между ними останутся за выданными.',
    answer: ActSeriesDto,
    status: 200,
    errors: ['invalid', ['transition', 'Выставление не остановлено.']],
  })
  stateLastAct(@Body() dto: StateLastActDto, @Caller() caller: Actor): Promise<ActSeriesDto> {
    return this.series.state(dto, caller);
  }
}
