import { modes, type Mode } from '@shlyah/domain';
import { errorCodes, type ErrorCode } from './error-codes';
import { Shown } from './fields';

export const exampleRequestId = '0b6f6a2e-6d0f-4a4e-9f6d-5f2f2c1b7a10';

/** The author of the shown version. */
export class SavedByDto {
  @Shown('Имя; null, если его нельзя назвать: клиенту имена сотрудников не показываются', 'Ольга Менеджер', {
    nullable: true,
  })
  name: string | null;

  @Shown('Когда, по Минску', '2026-11-20 15:10')
  at: string;
}

/** The one shape of every error (docs/contract.md#errors). */
export class ErrorDto {
  @Shown({ description: 'Код ответа HTTP', type: 'integer', example: 422 })
  statusCode: number;

  @Shown({
    description: 'Постоянное слово для программ. Все слова — в таблице «Ошибки» этого описания',
    enum: errorCodes,
    enumName: 'ErrorCode',
    example: 'invalid',
  })
  code: ErrorCode;

  @Shown('Объяснение для людей', 'The given data was invalid.')
  message: string;

  @Shown({
    description: 'Ошибки по полям: путь к полю и список текстов',
    selfRequired: false,
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    example: { phone: ['Это поле обязательно для заполнения'] },
  })
  errors?: Record<string, string[]>;

  @Shown({
    description:
      'Только при кодах version_conflict — данные, какими они стали, proposal_waits и proposal_closed — { proposal, order }, external_id_taken — { id, number }, cursor_expired и cursor_ahead — { oldest }',
    selfRequired: false,
    type: 'object',
    additionalProperties: true,
  })
  fresh?: unknown;

  @Shown({
    description: 'Только при коде version_conflict, если известно: кто сохранил данные из fresh и когда',
    required: false,
    type: () => SavedByDto,
  })
  savedBy?: SavedByDto;

  @Shown({
    description: 'Номер запроса, тот же, что в заголовке X-Request-Id: назовите его, и мы найдём причину',
    required: false,
    type: String,
    example: exampleRequestId,
  })
  requestId?: string;

  @Shown({
    description: 'Режим: live — рабочий, test — тестовый. В ошибке его нет, если неизвестно, чей запрос',
    required: false,
    enum: modes,
    enumName: 'Mode',
    example: 'live',
  })
  mode?: Mode;
}
