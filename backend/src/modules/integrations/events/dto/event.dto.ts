import { eventTypes, EVENTS, modes, type EventType, type Mode } from '@shlyah/domain';
import { OrderDto } from '../../../orders';
import { ExactTime, Shown, TextField, WholeField } from '../../../../platform/http/fields';

const scalar = [{ type: 'string' as const }, { type: 'number' as const }, { type: 'boolean' as const }];

export class FieldChangeDto {
  @Shown('Имя поля заказа', 'status')
  field: string;

  @Shown({
    description:
      'Что было: у статуса — слово для программ, у пункта — номер, у вручения — время в UTC, у груза — null',
    oneOf: scalar,
    nullable: true,
    example: 'accepted',
  })
  from: string | number | boolean | null;

  @Shown({ description: 'Что стало', oneOf: scalar, nullable: true, example: 'on_the_way' })
  to: string | number | boolean | null;
}

/** The same in the feed and in webhooks (docs/contract.md#events). */
export class EventDto {
  @Shown('Номер события, он же курсор', 'evt_0000001042')
  id: string;

  @Shown({
    description: `Что произошло. ${Object.entries(EVENTS)
      .map(([type, meaning]) => `\`${type}\` — ${meaning}`)
      .join('. ')}`,
    enum: eventTypes,
    enumName: 'EventType',
    example: 'order.status',
  })
  type: EventType;

  @Shown('Когда, по Минску', '2026-11-21 16:35')
  at: string;

  @ExactTime()
  atUtc: string;

  @Shown({
    description: 'live — настоящий заказ, test — тестовый',
    enum: modes,
    enumName: 'Mode',
    example: 'live',
  })
  mode: Mode;

  @Shown({ description: 'Номер заказа; null — не о заказе', type: 'integer', nullable: true, example: 1025 })
  orderId: number | null;

  @Shown('Ваш номер заказа; остаётся и после удаления заказа', 'A-17', { nullable: true })
  externalId: string | null;

  @Shown({
    description: 'Версия заказа. Событие с меньшей версией, чем у вас уже есть, опоздало',
    type: 'integer',
    nullable: true,
    example: 4,
  })
  orderVersion: number | null;

  @Shown({
    description: 'Номер записи акта: прочитайте getAct; null — не об акте',
    type: 'integer',
    nullable: true,
    example: null,
  })
  actId: number | null;

  @Shown({
    description: 'Что изменилось; у удалённого заказа остаются статус, состояние и цена',
    type: FieldChangeDto,
    isArray: true,
  })
  changes: FieldChangeDto[];

  @Shown({
    description: 'Заказ этой версии целиком; null, если он удалён или из него удалены данные людей',
    type: OrderDto,
    nullable: true,
  })
  order: OrderDto | null;

  @Shown({
    description:
      'Только у `ping`: ответьте этим словом в теле, и до подтверждения кабинета адрес пройдёт проверку (`testWebhook`)',
    type: String,
    required: false,
    example: '5f0c8b7d1e2a49c6b3d8f7a6e5c4b3a2',
  })
  challenge?: string;
}

export class EventsDto {
  @Shown({ description: 'События по порядку', type: EventDto, isArray: true })
  data: EventDto[];

  @Shown('Откуда читать дальше: after следующего запроса', 'evt_0000001042')
  next: string;

  @Shown('true — дальше уже есть ещё', false)
  more: boolean;
}

/** Where the feed is read from. */
export class EventsQuery {
  @TextField({
    max: 30,
    description:
      'Курсор: next прошлого ответа или номер последнего обработанного события. Без него — с самого старого',
    example: 'evt_0000001024',
  })
  after?: string | null;

  @TextField({
    max: 300,
    description: 'Только эти виды, через запятую; order.* — все о заказах',
    example: 'order.status,order.price',
  })
  types?: string | null;

  @WholeField({ min: 1, max: 500, description: 'Сколько событий за раз', example: 100 })
  limit: number = 100;

  @WholeField({ min: 0, max: 25, description: 'Сколько секунд ждать, если новых событий нет', example: 20 })
  wait: number = 0;
}
