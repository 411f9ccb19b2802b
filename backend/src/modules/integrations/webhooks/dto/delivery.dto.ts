import { eventTypes, type EventType } from '@shlyah/domain';
import { EventDto } from '../../events';
import { ExactTime, ChoiceField, IdField, Shown, TextsField } from '../../../../platform/http/fields';
import { PageDto } from '../../../../platform/http/page.dto';
import { PageField } from '../../../../platform/http/query.dto';
import { DELIVERY_STATES, type DeliveryState } from '../delivery.entity';
import { WebhookIdDto } from './webhook.dto';

export class DeliveriesQuery {
  @IdField({ description: 'Номер адреса', example: 2, required: true })
  id: number;

  @ChoiceField({
    choices: DELIVERY_STATES,
    choicesName: 'DeliveryState',
    description: 'Только в этом состоянии',
    example: 'failed',
  })
  state?: DeliveryState | null;

  @PageField()
  page: number = 1;
}

export class ReplayDto extends WebhookIdDto {
  @TextsField({
    max: 100,
    maxLength: 40,
    required: true,
    description: 'Номера событий',
    example: ['evt_0000001042'],
  })
  eventIds: string[];
}

export class ReplayedDto {
  @Shown({ description: 'Сколько событий будет отправлено ещё раз', type: 'integer', example: 1 })
  count: number;
}

export class DeliveryDto {
  @Shown({ description: 'Номер доставки', type: 'integer', example: 5012 })
  id: number;

  @Shown('Номер события, webhook-id', 'evt_0000001042')
  eventId: string;

  @Shown({ description: 'Вид события', enum: eventTypes, enumName: 'EventType', example: 'order.status' })
  type: EventType;

  @Shown({ description: 'Номер заказа; null — не о заказе', type: 'integer', nullable: true, example: 1025 })
  orderId: number | null;

  @Shown({
    description: 'waiting — ждёт отправки или повтора, delivered — принято, failed — больше не отправляем',
    enum: DELIVERY_STATES,
    enumName: 'DeliveryState',
    example: 'delivered',
  })
  state: DeliveryState;

  @Shown({ description: 'Сколько было попыток', type: 'integer', example: 1 })
  attempts: number;

  @Shown('Когда поставлено в очередь, по Минску', '2026-11-21 16:35')
  queuedAt: string;

  @ExactTime()
  queuedAtUtc: string;

  @Shown('Последняя попытка', '2026-11-21 16:35', { nullable: true })
  triedAt: string | null;

  @ExactTime({ nullable: true })
  triedAtUtc: string | null;

  @Shown({ description: 'Следующая попытка', type: String, nullable: true, example: null })
  nextAt: string | null;

  @ExactTime({ nullable: true })
  nextAtUtc: string | null;

  @Shown({ description: 'Код ответа; null — ответа не было', type: 'integer', nullable: true, example: 200 })
  status: number | null;

  @Shown({ description: 'Сколько длилась попытка, мс', type: 'integer', nullable: true, example: 84 })
  ms: number | null;

  @Shown('Первые 2 КБ ответа', 'ok', { nullable: true })
  answer: string | null;

  @Shown({ description: 'Почему ответа не было', type: String, nullable: true, example: null })
  error: string | null;

  @Shown({ description: 'Тело запроса; null — события больше нет в ленте', type: EventDto, nullable: true })
  request: EventDto | null;
}

export class DeliveryPage extends PageDto(DeliveryDto) {}
