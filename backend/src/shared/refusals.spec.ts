import { ERROR_CODES } from './error-codes';
import { ABSENT, tooMany } from './errors';

// Read as people read them: programs go by the codes, which the published description holds.
test('what each refusal says when whoever refuses has no better words', () => {
  const lines = Object.entries(ERROR_CODES).map(
    ([code, { status, message }]) => `${status} ${code}: ${message}`,
  );
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "400 bad_request: Запрос не разобрать. Проверьте его формат.
    400 bad_query: Параметры запроса заданы неверно.
    400 bad_idempotency_key: Idempotency-Key — от 1 до 200 символов.
    400 two_logins: Пришлите что-то одно: ключ API или cookie входа.
    401 not_logged_in: Войдите, чтобы продолжить.
    401 session_renewed: Вход только что обновился. Повторите.
    401 bad_key: Ключ API не подошёл: он введён с ошибкой, отозван, заменён или истёк.
    401 wrong_credentials: Пользователь не найден
    401 code_needed: Введите код из приложения или запасной код.
    401 wrong_code: Код не подошёл. Дождитесь нового кода в приложении или введите запасной.
    401 passkey_refused: Ключ доступа не подошёл. Войдите с паролем или попробуйте ещё раз.
    401 passkey_needed: Войдите с ключом доступа: пароля для этого кабинета мало.
    403 forbidden: Недостаточно прав.
    403 key_forbidden: С ключом API это не делают: войдите в кабинет.
    403 key_scope: У ключа API нет на это права.
    403 key_address: С этого адреса ключ API не принимается.
    403 second_factor_needed: Сначала включите второй фактор входа в профиле: так решил владелец службы.
    403 confirmation_needed: Подтвердите, что это вы, и повторите.
    403 not_confirmed: Это будет доступно, когда менеджер подтвердит вашу регистрацию.
    403 foreign_origin: Запрос пришёл с другого сайта и отклонён.
    404 not_found: По этому адресу ничего нет.
    409 version_conflict: Пока вы вносили изменения, данные изменил кто-то ещё. Сравните и сохраните ещё раз.
    409 transition: Такой переход не разрешён.
    409 self: Свою учётную запись удалить нельзя.
    409 too_many_keys: Ключей слишком много. Отзовите ненужные.
    409 too_late: Отменить уже нельзя: за грузом выехали. Позвоните нам.
    409 proposal_waits: Ваше предложение по этому заказу уже ждёт ответа. Отзовите его или отправьте новое вместо него.
    409 proposal_closed: Предложение больше не действует.
    409 too_many_tests: Тестовых заказов слишком много. Удалите их.
    409 too_many_webhooks: Адресов уже 10. Удалите ненужные.
    409 in_use: На эту запись ссылаются другие. Обновите страницу.
    409 duplicate: Такая запись уже есть. Обновите страницу.
    409 deleted: Эту запись удалили. Обновите страницу.
    409 email_taken: Этот email уже занят. Войдите или укажите другой.
    409 contract_exists: Контракт уже заполнен. Обновите страницу и измените его.
    409 idempotency_key_reused: С этим ключом уже отправлено другое. Возьмите новый Idempotency-Key.
    410 cursor_expired: События после этого курсора уже удалены: они хранятся 90 дней.
    413 too_large: Слишком большой запрос или файл.
    415 unsupported_type: Такой тип содержимого не принимается.
    422 invalid: The given data was invalid.
    429 too_many_requests: Слишком много попыток. Повторите позже.
    500 internal: На сервере произошла ошибка. Мы уже знаем о ней. Попробуйте позже.
    502 telegram_away: Telegram не отвечает. Попробуйте ещё раз через минуту.
    502 document_failed: Не удалось сформировать документ. Попробуйте ещё раз.
    503 unavailable: Сервис временно недоступен. Повторите через минуту.
    503 outcome_unknown: База данных не ответила, сохранено ли изменение. Обновите страницу и проверьте это, прежде чем повторять."
  `);
});

test('what is said of things that are not there', () => {
  expect(ABSENT).toMatchInlineSnapshot(`
    {
      "check": "Такой проверки нет.",
      "contract": "Контракт не найден или еще не заполнен",
      "file": "Файл не найден.",
      "key": "Такого ключа нет: он уже отозван.",
      "order": "Заказ не найден.",
      "parcel": "По этому коду посылки нет. Проверьте все 12 знаков: среди них не бывает букв O и I и цифр 0 и 1. Если код верный, спросите отправителя или позвоните нам.",
      "proposal": "Такого предложения нет.",
      "session": "Такого входа нет: он уже завершён.",
      "telegram": "Уведомлений в Telegram у нас нет.",
      "user": "Пользователь не найден.",
      "webhook": "Такого адреса для уведомлений нет.",
    }
  `);
});

test.each([
  [1, '1 секунду'],
  [2, '2 секунды'],
  [5, '5 секунд'],
  [90, '90 секунд'],
  [91, '2 минуты'],
  [121, '3 минуты'],
  [300, '5 минут'],
  [1260, '21 минуту'],
])('who has to wait for %d seconds is told to come again in %s', (seconds, words) => {
  const { message, extra } = tooMany(seconds);
  expect([message.replace('\u00a0', ' '), extra.retryAfter]).toEqual([
    `Слишком много попыток. Повторите через ${words}.`,
    seconds,
  ]);
});
