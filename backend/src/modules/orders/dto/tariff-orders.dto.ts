import { ListField, Shown } from '../../../platform/http/fields';
import { OrderDto } from './order.dto';
import { OrderReferenceDto } from './write-order.dto';

/** What an order needs after its quote has changed with the tariff. */
export const TARIFF_ORDER_STEPS = ['requote', 'lower', 'propose', 'none'] as const;
export type TariffOrderStep = (typeof TARIFF_ORDER_STEPS)[number];

/** Orders per request of new quotes. */
export const MAX_REQUOTED = 100;

export class TariffOrderDto {
  @Shown({ description: 'Заказ', type: OrderDto })
  order: OrderDto;

  @Shown('Расчёт по этой версии тарифа, BYN; null — по согласованию', 57, { nullable: true })
  before: number | null;

  @Shown('Расчёт по действующему тарифу, BYN; null — по согласованию', 38, { nullable: true })
  after: number | null;

  @Shown({
    description:
      'requote — цены ещё нет, расчёт можно обновить; lower — назначена цена по этой версии, и она выше действующей; propose — ниже: повысить можно только с согласия клиента; none — цена назначена не по расчёту',
    enum: [...TARIFF_ORDER_STEPS],
    enumName: 'TariffOrderStep',
    example: 'lower',
  })
  step: TariffOrderStep;
}

/** The orders whose quotes a version of the tariff has made. */
export class TariffOrdersDto {
  @Shown({ description: 'Версия тарифа', type: 'integer', example: 12 })
  id: number;

  @Shown({
    description: 'Не отменённые заказы, чей расчёт по действующему тарифу другой; сначала новые',
    type: TariffOrderDto,
    isArray: true,
  })
  orders: TariffOrderDto[];

  @Shown('Есть и более ранние: показаны последние', false)
  hasMore: boolean;
}

export class RequoteDto {
  @ListField(() => OrderReferenceDto, {
    min: 1,
    max: MAX_REQUOTED,
    description: 'Заказы без цены и версии, которые вы читали',
    required: true,
  })
  orders: OrderReferenceDto[];
}
