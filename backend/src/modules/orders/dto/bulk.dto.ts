import { ExactTime, Shown } from '../../../platform/http/fields';
import { SavedByDto } from '../../../platform/http/error.dto';
import { OrderDto } from './order.dto';

/** What stands in the way of giving an order its status of before, or that nothing does. */
export const BULK_OUTCOMES = ['stands', 'changed', 'takenBack', 'deleted'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

export class BulkStatusDto {
  @Shown({ description: 'Номер статуса', type: 'integer', example: 6 })
  id: number;

  @Shown('Название', 'Доставлена')
  name: string;
}

/** An order of a bulk change. */
export class BulkOrderDto {
  @Shown({ description: 'Номер заказа', type: 'integer', example: 125 })
  id: number;

  @Shown({ description: 'Статус до изменения', type: BulkStatusDto })
  before: BulkStatusDto;

  @Shown({ description: 'Статус сейчас; null, если заказ удалён', type: BulkStatusDto, nullable: true })
  status: BulkStatusDto | null;

  @Shown({
    description:
      'stands — статус всё ещё тот, что поставили, его можно вернуть; changed — с тех пор его поставили снова; takenBack — уже вернули; deleted — заказ удалён',
    enum: BULK_OUTCOMES,
    enumName: 'BulkOutcome',
    example: 'stands',
  })
  outcome: BulkOutcome;

  @Shown({
    description: 'Кто и когда вернул статус или поставил его снова',
    required: false,
    type: () => SavedByDto,
  })
  savedBy?: SavedByDto;
}

/** One status that was given to several orders at once. */
export class OrderBulkDto {
  @Shown({ description: 'Номер изменения', type: 'integer', example: 31 })
  id: number;

  @Shown('Когда статус поставили, по Минску', '2026-11-30 12:10')
  date: string;

  @ExactTime()
  dateUtc: string;

  @Shown('Кто его поставил', 'Ольга Кравец')
  author: string;

  @Shown({ description: 'Какой статус поставили', type: BulkStatusDto })
  status: BulkStatusDto;

  @Shown('true — вместе со статусом изменили и другое: цену, день или час; возвращается только статус', false)
  hasOthers: boolean;

  @Shown({
    description:
      'О скольких заказах, статус которых можно вернуть, клиентам после изменения уже ушло сообщение: каждому придёт ещё одно — об ошибке',
    type: 'integer',
    example: 57,
  })
  told: number;

  @Shown({ description: 'Заказы, которым изменили статус', type: BulkOrderDto, isArray: true })
  orders: BulkOrderDto[];
}

/** A bulk change after its statuses were given back. */
export class BulkTakenBackDto extends OrderBulkDto {
  @Shown({
    description: 'Заказы, которым вернул статус этот вызов, какими они стали; при повторе пусто',
    type: OrderDto,
    isArray: true,
  })
  changed: OrderDto[];
}
