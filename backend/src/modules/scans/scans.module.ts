import { Module } from '@nestjs/common';
import { RegistersModule } from '../registers';
import { RunsModule } from '../runs';
import { RunCounts } from './run-counts';
import { ScannedOrders } from './scanned-orders.service';
import { ScansBackService } from './scans-back.service';
import { ScansController } from './scans.controller';
import { ScansService } from './scans.service';

@Module({
  imports: [RunsModule, RegistersModule],
  controllers: [ScansController],
  providers: [ScansService, ScansBackService, ScannedOrders, RunCounts],
})
export class ScansModule {}
