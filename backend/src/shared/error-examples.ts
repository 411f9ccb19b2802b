/** Errors that the API's documentation shows, with an example of each. */
const errorExamples = {
  400: {
    description: 'Запрос не разобрать: не JSON, неверные параметры или фильтр',
    example: {
      code: 'bad_query',
      message: 'Параметры запроса заданы неверно.',
      errors: { page: ['Введите целое число'] },
    },
  },
  401: {
    description: 'Вход не выполнен',
    example: { code: 'not_logged_in', message: 'Войдите, чтобы продолжить.' },
  },
  403: {
    description: 'Роль или статус не позволяют этого; запрос с чужого сайта',
    example: { code: 'forbidden', message: 'Недостаточно прав.' },
  },
  404: {
    description: 'Нет такой записи, или она не ваша',
    example: { code: 'not_found', message: 'Заказ не найден.' },
  },
  409: {
    description: 'Данные изменил кто-то другой, запись уже есть или переход не разрешён',
    example: {
      code: 'version_conflict',
      message: 'Пока вы вносили изменения, данные изменил другой сотрудник. Сравните и сохраните ещё раз.',
    },
  },
  413: {
    description: 'Файл или запрос слишком велик',
    example: { code: 'too_large', message: 'Слишком большой запрос или файл.' },
  },
  415: {
    description: 'Файл такого вида не принимается',
    example: { code: 'unsupported_type', message: 'Такой тип содержимого не принимается.' },
  },
  422: {
    description: 'Нарушены правила полей',
    example: {
      code: 'invalid',
      message: 'The given data was invalid.',
      errors: { phone: ['Это поле обязательно для заполнения'] },
    },
  },
  429: {
    description: 'Слишком много попыток; заголовок Retry-After говорит, сколько секунд подождать',
    example: { code: 'too_many_requests', message: 'Слишком много попыток. Повторите через 8 с.' },
  },
  502: {
    description: 'Документ не удалось сформировать',
    example: { code: 'document_failed', message: 'Не удалось сформировать документ. Попробуйте ещё раз.' },
  },
  503: {
    description: 'Сервис временно недоступен; заголовок Retry-After говорит, через сколько секунд повторить',
    example: { code: 'unavailable', message: 'Сервис временно недоступен. Повторите через минуту.' },
  },
} as const;

export type DocumentedError = keyof typeof errorExamples;

export const exampleRequestId = '0b6f6a2e-6d0f-4a4e-9f6d-5f2f2c1b7a10';

/** The documentation of one error answer; every error has the shape of ErrorDto. */
export const documentedError = (status: DocumentedError) => ({
  description: errorExamples[status].description,
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/ErrorDto' },
      example: {
        statusCode: status,
        ...errorExamples[status].example,
        ...(status >= 500 ? { requestId: exampleRequestId } : {}),
      },
    },
  },
});
