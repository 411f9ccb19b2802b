import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { MovedDaysDto, UpdateMovedDaysDto } from './dto/moved-days.dto';
import { MovedDays, NO_YEAR } from './moved-days.service';

const Year = (): MethodDecorator =>
  ApiParam({ name: 'year', type: 'integer', description: 'Год, от 2000 до 2099', example: 2027 });

const noYear = ['not_found', NO_YEAR] as const;

/** The moved working days, which terms in working days follow (docs/contract.md#act-agreement). */
@ApiTags('Calendar')
@Controller('movedDays')
export class MovedDaysController {
  constructor(private readonly movedDays: MovedDays) {}

  @Get(':year')
  @Year()
  @Action({
    may: 'calendar:edit',
    summary: 'Переносы рабочих дней года',
    description: 'К дням доставки они не относятся: по ним считают сроки в рабочих днях.',
    answer: MovedDaysDto,
    errors: [noYear],
  })
  getMovedDays(@Param('year') year: string): Promise<MovedDaysDto> {
    return this.movedDays.read(year);
  }

  @Put(':year')
  @Year()
  @Action({
    may: 'calendar:edit',
    summary: 'Изменить переносы рабочих дней года',
    description:
      'Список передаётся целиком. Повтор уже сохранённого безопасен. Сроки выставленных актов остаются, какими названы в них.',
    answer: MovedDaysDto,
    errors: [noYear, 'version_conflict', 'invalid'],
  })
  updateMovedDays(
    @Param('year') year: string,
    @Body() dto: UpdateMovedDaysDto,
    @Caller() caller: Actor,
  ): Promise<MovedDaysDto> {
    return this.movedDays.update(year, dto, caller);
  }
}
