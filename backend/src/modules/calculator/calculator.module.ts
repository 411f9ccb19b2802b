import { Module } from '@nestjs/common';
import { CalculatorController } from './calculator.controller';
import { CalculatorService } from './calculator.service';
import { Tariff } from './tariff';
import { TariffStore } from './tariff-store';
import { TariffVersionsController } from './tariff-versions.controller';
import { TariffVersionsService } from './tariff-versions.service';

@Module({
  controllers: [CalculatorController, TariffVersionsController],
  providers: [CalculatorService, Tariff, TariffStore, TariffVersionsService],
  exports: [Tariff],
})
export class CalculatorModule {}
