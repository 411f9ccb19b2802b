import { ApiHideProperty } from '@nestjs/swagger';
import { orderFilterFields } from '@shlyah/domain';
import { bodyClass } from '../../shared/field-classes';
import { IdField, Part, Shown } from '../../shared/fields';
import { SearchQuery } from '../../shared/query.dto';
import { OrderStateDto, OrderStatusDto } from './order.dto';

/** ?filter[state]=1&filter[dateType]=period… (docs/contract.md#order-filter). */
export class OrderFilterDto extends bodyClass(orderFilterFields) {}

export class OrdersQuery extends SearchQuery {
  @ApiHideProperty()
  @Part(() => OrderFilterDto)
  filter?: OrderFilterDto;

  @IdField({ description: 'Заказы этого клиента; клиент всегда видит только свои', example: 12 })
  user?: number | null;
}

export class StatusesDto {
  @Shown({ description: 'Статусы', type: OrderStatusDto, isArray: true })
  statuses: OrderStatusDto[];

  @Shown({ description: 'Состояния', type: OrderStateDto, isArray: true })
  states: OrderStateDto[];
}

const count = (description: string): PropertyDecorator => Shown({ description, type: 'integer', example: 3 });

/** How many orders each one-click view of the staff list holds. */
export class OrderCountersDto {
  @count('Новые: статус «Новая»')
  new: number;

  @count('Без цены: цена формируется')
  noPrice: number;

  @count('С доставкой сегодня')
  today: number;

  @count('С доставкой завтра')
  tomorrow: number;

  @count('Хрупкие')
  fragile: number;
}

export class HistoryUserDto {
  @Shown({
    description: 'Номер; null у системы и у того, кого нельзя назвать',
    type: 'integer',
    nullable: true,
    example: 2,
  })
  id: number | null;

  @Shown({
    description: 'Имя; клиенту не показывается',
    type: String,
    nullable: true,
    example: 'Ольга Менеджер',
  })
  name: string | null;

  @Shown({ description: 'Роль', type: String, nullable: true, example: 'manager' })
  role: string | null;
}

/** One change of an order. */
export class OrderEventDto {
  @Shown({ description: 'Номер записи', type: 'integer', example: 901 })
  id: number;

  @Shown({ description: 'Когда, по Минску', type: String, example: '2026-11-20 15:10' })
  date: string;

  @Shown({ description: 'Кто', type: HistoryUserDto })
  user: HistoryUserDto;

  @Shown({ description: 'Какое поле', type: String, example: 'status' })
  field: string;

  @Shown({ description: 'Что было', type: String, nullable: true, example: 'Новая' })
  from: string | null;

  @Shown({ description: 'Что стало', type: String, nullable: true, example: 'Принята' })
  to: string | null;
}
