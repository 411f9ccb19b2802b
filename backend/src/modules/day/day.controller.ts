import { Controller, Get, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { BusyDayDto, DayDto } from './day.dto';
import { DayService, DAY_ORDERS, NO_DAY } from './day.service';

@ApiTags('Day')
@Controller('day')
export class DayController {
  constructor(private readonly days: DayService) {}

  @Get()
  @Action({
    quota: 'lists',
    may: 'orders:edit',
    summary: 'Дни доставки с заказами',
    description:
      'Дни, в которые есть что доставить или забрать: с сегодняшнего по Минску, только заказы в работе.',
    answer: [BusyDayDto],
  })
  getBusyDays(): Promise<BusyDayDto[]> {
    return this.days.busy();
  }

  @Get(':date')
  @ApiParam({
    name: 'date',
    type: String,
    description: 'День, ГГГГ-ММ-ДД, или today, tomorrow — по Минску',
    example: 'tomorrow',
  })
  @Action({
    quota: 'lists',
    may: 'orders:edit',
    summary: 'Рабочий день',
    description: `Что в этот день доставить и что забрать: по областям, городам и пунктам, с числом мест, весом и объёмом; что в день не помещается; что не доставлено раньше. Только заказы в работе, до ${DAY_ORDERS}.`,
    answer: DayDto,
    errors: [['not_found', NO_DAY]],
  })
  getDay(@Param('date') date: string, @Caller() caller: Actor): Promise<DayDto> {
    return this.days.read(date, caller);
  }
}
