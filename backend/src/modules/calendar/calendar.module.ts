import { Global, Module } from '@nestjs/common';
import { CalendarController } from './calendar.controller';
import { CalendarService } from './calendar.service';

/** Global, because orders, their import and the staff's day use the calendar. */
@Global()
@Module({ controllers: [CalendarController], providers: [CalendarService], exports: [CalendarService] })
export class CalendarModule {}
