import { Global, Module } from '@nestjs/common';
import { CalendarController } from './calendar.controller';
import { CalendarService } from './calendar.service';
import { MovedDaysController } from './moved-days.controller';
import { MovedDays } from './moved-days.service';

/** Global, because orders, their import, the staff's day and the terms of acts use the calendar. */
@Global()
@Module({
  controllers: [CalendarController, MovedDaysController],
  providers: [CalendarService, MovedDays],
  exports: [CalendarService, MovedDays],
})
export class CalendarModule {}
