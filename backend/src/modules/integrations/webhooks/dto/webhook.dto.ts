import { EVENT_PATTERNS, modes, MAX_WAITING_EVENTS, webhookFields, type Mode } from '@shlyah/domain';
import {
  ExactTime,
  FlagField,
  IdField,
  Shown,
  TextField,
  TextsField,
  VersionField,
} from '../../../../platform/http/fields';
import { SentBack } from '../../../../platform/http/sent-back';
import { SHOWN_WEBHOOK_STATES, type ShownWebhookState } from '../webhook.entity';

const { url: urlField, description: about } = webhookFields;
const url = { max: urlField.max, description: urlField.about, example: urlField.example };

const TypesField = (): PropertyDecorator =>
  TextsField({
    max: EVENT_PATTERNS.length,
    maxLength: 40,
    description: `Какие события присылать; пусто — все. ${EVENT_PATTERNS.join(', ')}`,
    example: ['order.*'],
  });

const DescriptionField = (): PropertyDecorator =>
  TextField({ max: about.max, description: about.about, example: about.example });

@SentBack(() => WebhookDto)
export class CreateWebhookDto {
  @TextField({ ...url, required: true })
  url: string;

  @TypesField()
  types?: string[] | null;

  @DescriptionField()
  description?: string | null;
}

/** Absent fields stay unchanged. */
@SentBack(() => WebhookDto)
export class UpdateWebhookDto {
  @IdField({ description: 'Номер адреса', example: 2, required: true })
  id: number;

  @VersionField()
  version?: number | null;

  @TextField(url)
  url?: string | null;

  @TypesField()
  types?: string[] | null;

  @DescriptionField()
  description?: string | null;

  @FlagField({ description: 'false — не присылать; true — снова присылать, с того места, где остановились' })
  enabled?: boolean | null;
}

export class WebhookDto {
  @Shown({ description: 'Номер адреса', type: 'integer', example: 2 })
  id: number;

  @Shown({ description: 'Адрес', type: String, example: url.example })
  url: string;

  @Shown({ description: 'Какие события; пусто — все', type: String, isArray: true, example: ['order.*'] })
  types: string[];

  @Shown('Пояснение', 'Склад', { nullable: true })
  description: string | null;

  @Shown({ description: 'Режим', enum: modes, enumName: 'Mode', example: 'live' })
  mode: Mode;

  @Shown({
    description:
      'on — присылаем; off — вы остановили; failed — остановили мы: три дня не было ни одного успешного ответа; gone — адрес ответил 410; unproved — до подтверждения кабинета адрес ещё не ответил на проверку (`testWebhook`), событий на него нет',
    enum: SHOWN_WEBHOOK_STATES,
    enumName: 'WebhookState',
    example: 'on',
  })
  state: ShownWebhookState;

  @Shown({
    description: 'С какого времени события не доходят, по Минску; null — последнее дошло',
    type: String,
    nullable: true,
    example: null,
  })
  failingSince: string | null;

  @ExactTime({ nullable: true })
  failingSinceUtc: string | null;

  @Shown({
    description: `Сколько событий ждёт отправки. Когда их больше ${MAX_WAITING_EVENTS}, остальные ждут в ленте и здесь не сосчитаны`,
    type: 'integer',
    example: 0,
  })
  waiting: number;

  @Shown('Последняя попытка отправить событие, по Минску; null — ещё не было', '2026-11-21 16:35', {
    nullable: true,
  })
  triedAt: string | null;

  @ExactTime({ nullable: true })
  triedAtUtc: string | null;

  @Shown({
    description: 'Следующая попытка, по Минску; null — отправлять нечего или адрес остановлен',
    type: String,
    nullable: true,
    example: null,
  })
  nextAt: string | null;

  @ExactTime({ nullable: true })
  nextAtUtc: string | null;

  @Shown({
    description: 'До какого времени после замены подписывает и прежний секрет',
    type: String,
    nullable: true,
    example: null,
  })
  oldSecretUntil: string | null;

  @ExactTime({ nullable: true })
  oldSecretUntilUtc: string | null;

  @Shown({
    description:
      'Ключ, которым адрес назван или включён снова: с его отзывом адрес останавливается; null — назван в кабинете',
    type: 'integer',
    nullable: true,
    example: null,
  })
  keyId: number | null;

  @Shown('Приходят ли заказы целиком; false — адрес назвал ключ без права orders:read: order — null', true)
  tellsOrders: boolean;

  @Shown('Когда создан, по Минску', '2026-11-20 14:05')
  createdAt: string;

  @ExactTime()
  createdAtUtc: string;

  @Shown({ description: 'Версия: растёт с каждым изменением', type: 'integer', example: 1 })
  version: number;
}

/** With the secret, which is answered once. */
export class NewWebhookDto extends WebhookDto {
  @Shown(
    'Секрет подписи (Standard Webhooks). Больше мы его не покажем: сохраните сразу',
    'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDMn6SmLPFZ1k=',
  )
  secret: string;
}

export class WebhookIdDto {
  @IdField({ description: 'Номер адреса', example: 2, required: true })
  id: number;
}
