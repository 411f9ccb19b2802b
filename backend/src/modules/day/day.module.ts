import { Module } from '@nestjs/common';
import { DayController } from './day.controller';
import { DayService } from './day.service';

/** The working day of staff, read from orders; the module has no tables. */
@Module({ controllers: [DayController], providers: [DayService] })
export class DayModule {}
