import { applyDecorators, type Type } from '@nestjs/common';
import { ApiHideProperty } from '@nestjs/swagger';
import { ORDER_VIEWS, orderFields, orderFilterFields, readValue, type OrderViewName } from '@shlyah/domain';
import { Transform } from 'class-transformer';
import { Checked } from '../../../../platform/http/body.pipe';
import { ExportFormatField, type ExportFormat } from '../../../../platform/files/export-format';
import { HistoryEventDto } from '../../../../platform/journal/history/event.dto';
import { bodyClass } from '../../../../platform/http/field-classes';
import {
  IdField,
  OrderIdField,
  OrderIdsField,
  Part,
  Shown,
  TextField,
  TextsField,
} from '../../../../platform/http/fields';
import { PageField } from '../../../../platform/http/query.dto';
import { IdRangesField, idRangesProblem } from '../../../../platform/http/id-ranges-field';
import { OrderStateDto, OrderStatusDto } from './order.dto';

/** ?filter[state]=1&filter[dateType]=period… (docs/contract.md#order-filter). */
export class OrderFilterDto extends bodyClass(orderFilterFields) {}

/** ?externalId=A-17&externalId=A-18, each read as an order's own number is. */
const OwnNumbers = (): PropertyDecorator =>
  applyDecorators(
    TextsField({
      description: 'Заказы ровно с этими вашими номерами',
      ...{ max: OWN_NUMBERS, maxLength: orderFields.externalId.max, example: ['A-17'] },
    }),
    Transform(({ value }) => [value].flat().map((one) => readValue(orderFields.externalId, one)), {
      toClassOnly: true,
    }),
  );

/** Which orders a list is about. */
export class OrderListParams {
  @TextField({ max: 200, description: 'Что искать', example: 'ромашка' })
  search?: string | null;

  @ApiHideProperty()
  @Part(() => OrderFilterDto)
  filter?: OrderFilterDto;

  @IdField({ description: 'Заказы этого клиента; клиент всегда видит только свои', example: 12 })
  user?: number | null;
}

/** So many own numbers are looked up by one request. */
const OWN_NUMBERS = 100;

/** So many orders are chosen one by one. */
const CHOSEN_ORDERS = 100;

export class OrdersQuery extends OrderListParams {
  @OwnNumbers()
  externalId?: string[] | null;

  @PageField()
  page: number = 1;

  @OrderIdField({
    required: false,
    description:
      'Заказы, которые стоят в списке за этим номером, вместо страницы: значение `next` прошлого ответа. Такой обход не пропустит заказ, даже если другие тем временем удалены',
  })
  before?: number | null;
}

/** Which orders a file has: those of a list, or those that are named. */
@Checked(({ ids, range }: Partial<ExportQuery>) =>
  ids && range ? { ids: ['Назовите заказы одним способом: ids или range'] } : idRangesProblem(range),
)
export class ExportQuery extends OrderListParams {
  @OwnNumbers()
  externalId?: string[] | null;

  @OrderIdsField({
    ...{ max: CHOSEN_ORDERS, example: [125] },
    description: 'Только эти заказы, до 100: ids=125&ids=126; поиск и фильтр тогда ничего не меняют',
  })
  ids?: number[] | null;

  @IdRangesField()
  range?: string[] | null;

  @ExportFormatField()
  format: ExportFormat;
}

const neighbour = (description: string): PropertyDecorator =>
  Shown({ description, type: 'integer', nullable: true, example: 124 });

/** What stands beside an order in a list. */
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

/** How many orders each one-click view of the staff list holds. */
export class OrderCountersDto extends (Counters as Type<Record<Exclude<OrderViewName, 'all'>, number>>) {}

/** One change of an order. */
export class OrderEventDto extends HistoryEventDto {}
