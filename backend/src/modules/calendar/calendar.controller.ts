import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { CalendarService } from './calendar.service';
import { CalendarDto, UpdateCalendarDto } from './dto/calendar.dto';

@ApiTags('Calendar')
@Controller('calendar')
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  @Get()
  @Action({ may: 'public', summary: 'Дни доставки', answer: CalendarDto })
  getCalendar(): Promise<CalendarDto> {
    return this.calendar.read();
  }

  @Put()
  @Action({
    may: 'calendar:edit',
    summary: 'Изменить дни доставки',
    description:
      'Запись передаётся целиком. Повтор уже сохранённого безопасен. Заказы на дни, которые стали закрытыми, остаются как были.',
    answer: CalendarDto,
    errors: ['version_conflict', 'invalid'],
  })
  updateCalendar(@Body() dto: UpdateCalendarDto, @Caller() caller: Actor): Promise<CalendarDto> {
    return this.calendar.update(dto, caller);
  }
}
