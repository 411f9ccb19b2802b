import { Module } from '@nestjs/common';
import { DayController } from './day.controller';
import { DayService } from './day.service';

/** The working day of staff: a reader over orders, without rows of its own. */
@Module({ controllers: [DayController], providers: [DayService] })
export class DayModule {}
