import { PartialType } from '@nestjs/swagger';
import { LIMITS, orderProblems, PRICE_FORMING } from '@shlyah/domain';
import { Checked } from '../../shared/body.pipe';
import { IdField, ListField, NumberField, ReadVersionField, Shown } from '../../shared/fields';
import { OrderFields } from './order-fields.dto';
import { OrderDto } from './order.dto';

/** A new order. The server sets user, status, state, date, price and estimate, whatever is sent for them. */
@Checked((dto: CreateOrderDto) => orderProblems({ ...dto }))
export class CreateOrderDto extends OrderFields {}

/** A staff edit; a field that is left out stays as it is, null empties it. */
export class UpdateOrderDto extends PartialType(CreateOrderDto) {
  @IdField({ description: 'Номер заказа', example: 125, required: true })
  id: number;

  @ReadVersionField()
  version?: number | null;

  @IdField({ description: 'Номер статуса', example: 2 })
  status?: number | null;

  @IdField({ description: 'Номер состояния', example: 1 })
  state?: number | null;

  @NumberField({
    min: PRICE_FORMING,
    max: LIMITS.price,
    description: 'Цена, BYN; -1 — формируется',
    example: 38,
  })
  price?: number | null;
}

export class OrderReferenceDto {
  @IdField({ description: 'Номер заказа', example: 125, required: true })
  id: number;

  @ReadVersionField()
  version?: number | null;
}

/** The same change for many orders. */
export class UpdateOrdersDto {
  @ListField(() => OrderReferenceDto, {
    max: 100,
    description: 'Заказы и версии, которые вы читали',
    required: true,
  })
  orders: OrderReferenceDto[];

  @IdField({ description: 'Новый статус', example: 2 })
  status?: number | null;

  @NumberField({
    min: PRICE_FORMING,
    max: LIMITS.price,
    description: 'Новая цена, BYN; -1 — формируется',
    example: 38,
  })
  price?: number | null;
}

/** How one order of a bulk change ended. */
export class BulkResultDto {
  @Shown({ description: 'Номер заказа', type: 'integer', example: 125 })
  id: number;

  @Shown({ description: 'Код, как у отдельного запроса: 200, 404, 409', type: 'integer', example: 200 })
  statusCode: number;

  @Shown({
    description: 'Заказ после изменения; при конфликте версий — каким он стал',
    type: OrderDto,
    required: false,
  })
  order?: OrderDto;

  @Shown({
    description: 'Объяснение, если изменить не удалось',
    type: String,
    required: false,
    example: 'Заказ не найден.',
  })
  message?: string;
}
