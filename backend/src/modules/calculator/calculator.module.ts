import { Module } from '@nestjs/common';
import { CalculatorController } from './calculator.controller';
import { CalculatorService } from './calculator.service';
import { Tariff } from './tariff';

@Module({ controllers: [CalculatorController], providers: [CalculatorService, Tariff], exports: [Tariff] })
export class CalculatorModule {}
