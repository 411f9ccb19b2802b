import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller, KnownCaller } from '../../platform/http/caller';
import { Repeatable, type Repeat } from '../../platform/idempotency/repeat';
import { CalculatorService } from './calculator.service';
import {
  CalculatorDto,
  DeleteRowsDto,
  SaveVolumeDto,
  SaveWeightDto,
  UpdateCalculatorDto,
} from './dto/calculator.dto';
import { QuoteDto, QuoteRequestDto } from './dto/quote.dto';

@ApiTags('Calculator')
@Controller('calculator')
export class CalculatorController {
  constructor(private readonly calculator: CalculatorService) {}

  @Get()
  @Action({ may: 'calculator:read', summary: 'Тарифы', answer: CalculatorDto })
  getCalculator(): Promise<CalculatorDto> {
    return this.calculator.read();
  }

  @Put()
  @Action({
    confirmed: true,
    may: 'tariff:edit',
    summary: 'Изменить тарифы',
    description: 'Изменения, новые и удаляемые строки применяются вместе или не применяются вовсе.',
    answer: CalculatorDto,
    errors: ['version_conflict', 'invalid'],
  })
  updateCalculator(@Body() dto: UpdateCalculatorDto, @Caller() caller: Actor): Promise<CalculatorDto> {
    return this.calculator.update(dto, caller);
  }

  @Post()
  @Action({
    confirmed: true,
    may: 'tariff:edit',
    summary: 'Удалить строки тарифов',
    answer: CalculatorDto,
    errors: ['invalid'],
  })
  deleteCalculatorRows(@Body() dto: DeleteRowsDto, @Caller() caller: Actor): Promise<CalculatorDto> {
    return this.calculator.update({ delete: dto.delete }, caller);
  }

  @Post('volume')
  @Action({
    confirmed: true,
    may: 'tariff:edit',
    summary: 'Добавить строки объёма',
    answer: CalculatorDto,
    status: 201,
    repeatable: true,
    errors: ['invalid'],
  })
  saveVolume(
    @Body() { volume }: SaveVolumeDto,
    @Caller() caller: Actor,
    @Repeatable() repeat: Repeat,
  ): Promise<CalculatorDto> {
    return this.calculator.insert({ volume, weight: [] }, caller, repeat);
  }

  @Post('weight')
  @Action({
    confirmed: true,
    may: 'tariff:edit',
    summary: 'Добавить строки веса',
    answer: CalculatorDto,
    status: 201,
    repeatable: true,
    errors: ['invalid'],
  })
  saveWeight(
    @Body() { weights }: SaveWeightDto,
    @Caller() caller: Actor,
    @Repeatable() repeat: Repeat,
  ): Promise<CalculatorDto> {
    return this.calculator.insert({ volume: [], weight: weights }, caller, repeat);
  }

  @Post('quote')
  @Action({
    may: 'public',
    key: 'quotes',
    summary: 'Рассчитать стоимость',
    description:
      'Та же цена, что на сайте, в форме заказа и в самом заказе: клиенту и его ключу — по его условиям. Больше 50 кг — по согласованию с менеджером.',
    answer: QuoteDto,
    errors: ['invalid', 'forbidden', 'session_changed'],
  })
  getQuote(@Body() dto: QuoteRequestDto, @KnownCaller() caller: Actor | null): Promise<QuoteDto> {
    return this.calculator.quote(dto, caller);
  }
}
