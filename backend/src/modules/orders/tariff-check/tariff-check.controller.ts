import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Action } from '../../../platform/access/action';
import type { Actor } from '../../../platform/http/actor';
import { Caller } from '../../../platform/http/caller';
import { ABSENT } from '../../../platform/http/errors';
import { IdPipe } from '../../../platform/http/id.pipe';
import { BulkResultDto } from '../dto/write-order.dto';
import { EditOrderService } from '../write/edit-order.service';
import { MAX_CHECKED_ORDERS, CheckTariffDto, TariffCheckDto } from '../dto/tariff-check.dto';
import { TariffCheck } from './tariff-check.service';
import { MAX_REQUOTED, RequoteDto, TariffOrdersDto } from '../dto/tariff-orders.dto';
import { MAX_TARIFF_ORDERS, TariffOrders } from './tariff-orders.service';

/** Orders and the tariff: a draft is checked on them, a version is taken back from them. The calculator does not depend on orders. */
@ApiTags('Calculator')
@Controller('calculator')
export class TariffCheckController {
  constructor(
    private readonly checks: TariffCheck,
    private readonly priced: TariffOrders,
    private readonly editing: EditOrderService,
  ) {}

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

  @Get('versions/:id/orders')
  @ApiParam({ name: 'id', type: 'integer', description: 'Версия тарифа', example: 12 })
  @Action({
    may: 'tariff:edit',
    summary: 'Заказы, посчитанные по версии тарифа, с двумя ценами',
    description: `Те, чей расчёт по действующему тарифу другой; до ${MAX_TARIFF_ORDERS}, сначала новые. Назначенную по ошибке цену снижает updateOrders, повышает только предложение клиенту (createProposal).`,
    answer: TariffOrdersDto,
    errors: [['not_found', ABSENT.tariffVersion]],
  })
  getTariffOrders(@Param('id', IdPipe) id: number): Promise<TariffOrdersDto> {
    return this.priced.list(id);
  }

  @Post('requote')
  @Action({
    may: 'tariff:edit',
    summary: 'Обновить расчёт заказов без цены по действующему тарифу',
    description: `До ${MAX_REQUOTED} заказов; каждый меняется сам по себе, ответ говорит о каждом. Прежний расчёт остаётся в истории заказа.`,
    answer: [BulkResultDto],
    errors: ['invalid'],
  })
  requoteOrders(@Body() { orders }: RequoteDto, @Caller() caller: Actor): Promise<BulkResultDto[]> {
    return this.editing.requoteMany(orders, caller);
  }
}
