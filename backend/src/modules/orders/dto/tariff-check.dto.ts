import { FlagField, Shown, WholeField } from '../../../platform/http/fields';
import { FiguresChangeDto } from '../../calculator';

/** Orders per check. */
export const MAX_CHECKED_ORDERS = 1000;

/** A draft of the tariff and the number of orders to check it on. */
export class CheckTariffDto extends FiguresChangeDto {
  @WholeField({
    description: 'Сколько последних заказов посчитать',
    min: 1,
    max: MAX_CHECKED_ORDERS,
    required: true,
    example: 100,
  })
  count: number;

  @FlagField({ description: 'Изменения — к будущему тарифу, а не к действующему', example: false })
  coming?: boolean | null;
}

export class CheckedOrderDto {
  @Shown({ description: 'Номер заказа', type: 'integer', example: 125 })
  id: number;

  @Shown('По действующему тарифу, BYN', 38)
  before: number;

  @Shown('По проверяемому, BYN', 41.5)
  after: number;
}

/** The difference that a draft of the tariff makes. */
export class TariffCheckDto {
  @Shown({ description: 'Сколько заказов посчитано', type: 'integer', example: 97 })
  counted: number;

  @Shown('Сумма по действующему тарифу, BYN', 3120.4)
  before: number;

  @Shown('Сумма по проверяемому, BYN', 3260.9)
  after: number;

  @Shown('Разница, %, до сотых; null — сравнивать не с чем', 4.5, { nullable: true })
  percent: number | null;

  @Shown({ description: 'Сколько заказов подорожает', type: 'integer', example: 40 })
  up: number;

  @Shown({ description: 'Сколько подешевеет', type: 'integer', example: 0 })
  down: number;

  @Shown({ description: 'Сколько не изменится', type: 'integer', example: 57 })
  same: number;

  @Shown({ description: 'Не посчитаны: цена по согласованию', type: 'integer', example: 2 })
  byAgreement: number;

  @Shown({ description: 'Не посчитаны: города или пункта выдачи больше нет', type: 'integer', example: 1 })
  gone: number;

  @Shown({ description: 'Десять самых больших изменений', type: CheckedOrderDto, isArray: true })
  biggest: CheckedOrderDto[];
}
