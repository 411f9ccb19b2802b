import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Action } from '../../../platform/access/action';
import { MAX_CHECKED_ORDERS, CheckTariffDto, TariffCheckDto } from './tariff-check.dto';
import { TariffCheck } from './tariff-check.service';

/** Checks a draft of the tariff on orders. It belongs to this module because the calculator does not depend on orders. */
@ApiTags('Calculator')
@Controller('calculator')
export class TariffCheckController {
  constructor(private readonly checks: TariffCheck) {}

  @Post('check')
  @Action({
    may: 'tariff:edit',
    summary: 'Проверить изменения тарифа на последних заказах',
    description: `Ничего не сохраняет. Считает последние заказы, до ${MAX_CHECKED_ORDERS}, по действующему тарифу и по изменённому, с условиями клиентов; цены, о которых договорились отдельно, не учитывает.`,
    answer: TariffCheckDto,
    errors: ['invalid'],
  })
  checkTariff(@Body() dto: CheckTariffDto): Promise<TariffCheckDto> {
    return this.checks.check(dto);
  }
}
