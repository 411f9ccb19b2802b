import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Action } from '../access/action';
import { Caller } from '../access/caller';
import type { User } from '../users/user.entity';
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
    may: 'tariff:edit',
    summary: 'Изменить тарифы',
    description: 'Изменения, новые и удаляемые строки применяются вместе или не применяются вовсе.',
    answer: CalculatorDto,
    errors: [400, 409, 422],
  })
  updateCalculator(@Body() dto: UpdateCalculatorDto, @Caller() caller: User): Promise<CalculatorDto> {
    return this.calculator.update(dto, caller);
  }

  @Post()
  @Action({
    may: 'tariff:edit',
    summary: 'Удалить строки тарифов',
    answer: CalculatorDto,
    errors: [400, 422],
  })
  deleteCalculatorRows(@Body() dto: DeleteRowsDto, @Caller() caller: User): Promise<CalculatorDto> {
    return this.calculator.update({ delete: dto.delete }, caller);
  }

  @Post('volume')
  @Action({
    may: 'tariff:edit',
    summary: 'Добавить строки объёма',
    answer: CalculatorDto,
    status: 201,
    errors: [400, 422],
  })
  saveVolume(@Body() { volume }: SaveVolumeDto, @Caller() caller: User): Promise<CalculatorDto> {
    return this.calculator.update({ insert: { volume, weight: [] } }, caller);
  }

  @Post('weight')
  @Action({
    may: 'tariff:edit',
    summary: 'Добавить строки веса',
    answer: CalculatorDto,
    status: 201,
    errors: [400, 422],
  })
  saveWeight(@Body() { weights }: SaveWeightDto, @Caller() caller: User): Promise<CalculatorDto> {
    return this.calculator.update({ insert: { volume: [], weight: weights } }, caller);
  }

  @Post('quote')
  @Action({
    may: 'public',
    summary: 'Рассчитать стоимость',
    description:
      'Та же цена, что на сайте, в форме заказа и в самом заказе. Больше 50 кг — по согласованию с менеджером.',
    answer: QuoteDto,
    errors: [400, 403, 422],
  })
  getQuote(@Body() dto: QuoteRequestDto): Promise<QuoteDto> {
    return this.calculator.quote(dto);
  }
}
