import { Module } from '@nestjs/common';
import { CalculatorController } from './calculator.controller';
import { CalculatorService } from './calculator.service';
import { ClientTermsController } from './client-terms.controller';
import { ClientTermsService } from './client-terms.service';
import { Tariff } from './tariff';
import { TariffStore } from './tariff-store';
import { TariffVersionsController } from './tariff-versions.controller';
import { TariffVersionsService } from './tariff-versions.service';

@Module({
  controllers: [CalculatorController, TariffVersionsController, ClientTermsController],
  providers: [CalculatorService, Tariff, TariffStore, TariffVersionsService, ClientTermsService],
  exports: [Tariff],
})
export class CalculatorModule {}
