import { CHECK_STATES, type CheckState } from '@shlyah/domain';
import { ExactTime, ChoiceField, IdField, Shown } from '../../../../../platform/http/fields';

export const RUN_KINDS = ['receiver', 'caller'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

export const RUN_STATES = ['running', 'done', 'broken'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** The case to try. */
export class StartCheckDto {
  @ChoiceField({
    choices: RUN_KINDS,
    choicesName: 'CheckKind',
    description:
      'Что проверить: receiver — вашего получателя уведомлений, caller — как ваша программа вызывает API',
    example: 'receiver',
    required: true,
  })
  kind: RunKind;

  @IdField({ description: 'Адрес уведомлений тестового режима: номер из GET /api/webhooks', example: 4 })
  webhookId?: number | null;

  @IdField({
    description: 'Ключ, за вызовами которого смотреть 30 минут: номер из GET /api/keys',
    example: 3,
  })
  keyId?: number | null;
}

export class CheckDto {
  @Shown('Слово проверки', 'wrong_signature')
  code: string;

  @Shown('Что проверяли', 'Отвергает чужую подпись')
  title: string;

  @Shown({
    description: 'Итог: passed — верно, failed — неверно, unknown — судить было не по чему',
    enum: CHECK_STATES,
    enumName: 'CheckState',
    example: 'passed',
  })
  state: CheckState;

  @Shown('Как должно быть', 'Ответ 4xx, событие не обработано')
  expected: string;

  @Shown('Что увидели', 'Ответ 401')
  seen: string;

  @Shown({
    description: 'Что отправили последним; null, если отправляли вы',
    type: String,
    nullable: true,
    example: null,
  })
  sent: string | null;
}

/** A report. */
export class CheckRunDto {
  @Shown({ description: 'Номер проверки', type: 'integer', example: 7 })
  id: number;

  @Shown({ description: 'Что проверяют', enum: RUN_KINDS, enumName: 'CheckKind', example: 'receiver' })
  kind: RunKind;

  @Shown({ description: 'Номер адреса уведомлений', type: 'integer', nullable: true, example: 4 })
  webhookId: number | null;

  @Shown({ description: 'Номер ключа', type: 'integer', nullable: true, example: null })
  keyId: number | null;

  @Shown({
    description: 'running — идёт, done — готова, broken — прервана: сервис перезапускали, начните снова',
    enum: RUN_STATES,
    enumName: 'CheckRunState',
    example: 'done',
  })
  state: RunState;

  @Shown('Когда начата, по Минску', '2026-11-21 16:35')
  startedAt: string;

  @ExactTime()
  startedAtUtc: string;

  @Shown('Когда закончится сама, по Минску', '2026-11-21 16:38')
  endsAt: string;

  @ExactTime()
  endsAtUtc: string;

  @Shown({ description: 'Сколько проверок прошло', type: 'integer', example: 9 })
  passed: number;

  @Shown({ description: 'Сколько не прошло', type: 'integer', example: 0 })
  failed: number;

  @Shown({
    description: 'Проверки по порядку; у получателя — когда готовы все',
    type: CheckDto,
    isArray: true,
  })
  checks: CheckDto[];
}
