import type { Type } from '@nestjs/common';
import { ApiHideProperty } from '@nestjs/swagger';
import {
  MAX_LISTED_IDS,
  MAX_PAGE_SIZE,
  ORDER_VIEWS,
  orderFilterFields,
  PAGE_SIZE,
  type OrderViewName,
} from '@shlyah/domain';
import { Checked } from '../../../platform/http/body.pipe';
import { ExportFormatField, type ExportFormat } from '../../../platform/files/export-format';
import { HistoryEventDto } from '../../../platform/journal/history/event.dto';
import { bodyClass } from '../../../platform/http/field-classes';
import {
  IdField,
  OrderIdField,
  OrderIdsField,
  Part,
  Shown,
  TextField,
  WholeField,
} from '../../../platform/http/fields';
import { OwnNumbersField } from '../../../platform/http/own-number-fields';
import { PageField } from '../../../platform/http/query.dto';
import { IdRangesField, idRangesProblem } from '../../../platform/http/id-ranges-field';
import { OrderStateDto, OrderStatusDto } from './order-parts.dto';

/** ?filter[state]=1&filter[dateType]=period… (docs/contract.md#order-filter). */
export class OrderFilterDto extends bodyClass(orderFilterFields) {}

/** The query parameters of a list of orders. */
export class OrderListParams {
  @TextField({ max: 200, description: 'Что искать', example: 'ромашка' })
  search?: string | null;

  @ApiHideProperty()
  @Part(() => OrderFilterDto)
  filter?: OrderFilterDto;

  @IdField({ description: 'Заказы этого клиента; клиент всегда видит только свои', example: 12 })
  user?: number | null;
}

/** Ids per export. */
const MAX_EXPORT_IDS = 100;

export class OrdersQuery extends OrderListParams {
  @OwnNumbersField({ max: MAX_LISTED_IDS, description: 'Заказы ровно с этими вашими номерами' })
  externalId?: string[] | null;

  @PageField()
  page: number = 1;

  @WholeField({
    min: PAGE_SIZE,
    max: MAX_PAGE_SIZE,
    description: `Сколько заказов на странице, от ${PAGE_SIZE} до ${MAX_PAGE_SIZE}; только для сотрудников. Не передано — ${PAGE_SIZE}`,
    example: PAGE_SIZE,
  })
  perPage?: number | null;

  @OrderIdField({
    required: false,
    description:
      'Заказы, которые стоят в списке за этим номером, вместо страницы: значение `next` прошлого ответа. Такой обход не пропустит заказ, даже если другие тем временем удалены',
  })
  before?: number | null;
}

/** The orders of an exported file: those of a list, or those given by id. */
@Checked(({ ids, range }: Partial<ExportQuery>) =>
  ids && range ? { ids: ['Назовите заказы одним способом: ids или range'] } : idRangesProblem(range),
)
export class ExportQuery extends OrderListParams {
  @OwnNumbersField({ max: MAX_LISTED_IDS, description: 'Заказы ровно с этими вашими номерами' })
  externalId?: string[] | null;

  @OrderIdsField({
    max: MAX_EXPORT_IDS,
    example: [125],
    description:
      'Только эти заказы, до 100: ids=125&ids=126 или ids=125,126; поиск и фильтр тогда ничего не меняют',
  })
  ids?: number[] | null;

  @IdRangesField()
  range?: string[] | null;

  @ExportFormatField()
  format: ExportFormat;
}

const neighbour = (description: string): PropertyDecorator =>
  Shown({ description, type: 'integer', nullable: true, example: 124 });

/** The orders before and after an order in a list. */
export class NeighboursDto {
  @neighbour('Номер заказа, который стоит в списке перед этим; null — этот первый')
  previous: number | null;

  @neighbour('Номер заказа, который стоит в списке за этим; null — этот последний')
  next: number | null;
}

export class StatusesDto {
  @Shown({ description: 'Статусы', type: OrderStatusDto, isArray: true })
  statuses: OrderStatusDto[];

  @Shown({ description: 'Состояния', type: OrderStateDto, isArray: true })
  states: OrderStateDto[];
}

class Counters {}
for (const { name, label } of ORDER_VIEWS.filter(({ name }) => name !== 'all'))
  Shown({ description: label, type: 'integer', example: 3 })(Counters.prototype, name);

/** The number of orders in each one-click view of the staff list. */
export class OrderCountersDto extends (Counters as Type<Record<Exclude<OrderViewName, 'all'>, number>>) {}

/** One change of an order. */
export class OrderEventDto extends HistoryEventDto {
  @Shown({
    description:
      'Номер изменения статуса многих заказов (`getOrderBulk`), частью которого оно было; сотрудникам и 90 дней',
    type: 'integer',
    nullable: true,
    example: null,
  })
  bulk: number | null;
}
