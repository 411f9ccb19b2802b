/** Conformance checks of a program that receives events, with the expected behaviour. */
export const RECEIVER_CHECKS = {
  good_event: {
    title: 'Принимает событие',
    expected: 'Ответ 2xx за 10 секунд на событие с верной подписью',
  },
  wrong_signature: {
    title: 'Отвергает чужую подпись',
    expected: 'Ответ 4xx, событие не обработано: подписано не вашим секретом',
  },
  old_timestamp: {
    title: 'Отвергает старое время',
    expected: 'Ответ 4xx, событие не обработано: подпись верна, но ей десять минут',
  },
  repeat: {
    title: 'Повтор обрабатывает один раз',
    expected: 'Оба раза 2xx, а обработано одно: webhook-id у повтора тот же',
  },
  out_of_order: {
    title: 'Не возвращается к старому',
    expected: 'Оба раза 2xx, а у заказа осталась версия 3: событие с версией 2 пришло позже',
  },
  unknown_type: {
    title: 'Пропускает неизвестный вид события',
    expected: 'Ответ 2xx: виды добавляются, о незнакомых просто не знают',
  },
  unknown_field: {
    title: 'Пропускает незнакомое поле',
    expected: 'Ответ 2xx: поля добавляются, о незнакомых просто не знают',
  },
  rotation: {
    title: 'Понимает две подписи',
    expected: 'Ответ 2xx, какой бы из двух подписей ни была верная: так бывает сутки после замены секрета',
  },
  recovery: {
    title: 'Переживает испорченный запрос',
    expected: 'На тело, которое не JSON, какой-нибудь ответ, и следующее событие — снова 2xx',
  },
} as const;

/** Conformance checks of a program that calls the API. */
export const CALLER_CHECKS = {
  idempotency_key: {
    title: 'Ставит Idempotency-Key',
    expected: 'У каждого оформления есть ключ, и у повтора того же заказа он тот же',
  },
  new_key: {
    title: 'Новому заказу — новый ключ',
    expected: 'Два разных заказа ни разу не ушли с одним ключом',
  },
  retry_after: {
    title: 'Ждёт, сколько просили',
    expected:
      'После 429 и 503 повтор не раньше, чем сказал Retry-After. Попробуйте получателя «Отказ unavailable»',
  },
  canceled: {
    title: 'Не шлёт отменённое снова',
    expected: 'После отмены тот же номер у вас (externalId) не оформляется ещё раз',
  },
  to_the_end: {
    title: 'Дочитывает до конца',
    expected: 'Список прочитан до последней страницы, или лента — до more: false',
  },
  by_id: {
    title: 'Называет город номером',
    expected: 'Города заказов выбраны номером из findCountry, а не одним текстом',
  },
} as const;

export type ReceiverCheck = keyof typeof RECEIVER_CHECKS;
export type CallerCheck = keyof typeof CALLER_CHECKS;

/** `unknown` means insufficient data, which does not count as passed. */
export const CHECK_STATES = ['passed', 'failed', 'unknown'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** The period of calls that the checks evaluate, minutes. */
export const CALLER_CHECK_MINUTES = 30;
