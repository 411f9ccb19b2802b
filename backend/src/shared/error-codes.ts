import { MESSAGES, PHRASES } from '@shlyah/domain';

interface Described {
  status: number;
  /** Statuses of the same refusal before it is known which operation is asked for. */
  earlier?: readonly number[];
  /** The answer's text unless whoever refuses has a better one. */
  message: string;
  meaning: string;
  cure: string;
}

/** Every code that an error can carry (docs/contract.md#errors): nothing else can be thrown, documented or answered. */
export const ERROR_CODES = {
  bad_request: {
    status: 400,
    earlier: [408],
    message: 'Запрос не разобрать. Проверьте его формат.',
    meaning:
      'Тело или адрес запроса не разобрать: не JSON, не объект, слишком глубокая вложенность; или он шёл слишком долго',
    cure: 'Исправьте запрос; повторять его таким же бесполезно',
  },
  bad_query: {
    status: 400,
    message: 'Параметры запроса заданы неверно.',
    meaning: 'Параметр или поле фильтра неизвестны либо заданы неверно; errors называет каждый',
    cure: 'Исправьте названные параметры',
  },
  bad_idempotency_key: {
    status: 400,
    message: 'Idempotency-Key — от 1 до 200 символов.',
    meaning: 'Заголовок Idempotency-Key пуст или слишком длинный',
    cure: 'Пришлите ключ от 1 до 200 символов, например UUID',
  },
  not_logged_in: {
    status: 401,
    message: 'Войдите, чтобы продолжить.',
    meaning: 'Вход не выполнен или сеанс закончился',
    cure: 'Войдите (POST /api/user/login) и повторите',
  },
  session_renewed: {
    status: 401,
    message: 'Вход только что обновился. Повторите.',
    meaning:
      'Ключ сеанса сменился, пока запрос был в пути: после подтверждения, нового второго фактора, пароля или почты прежняя cookie `sid` не действует',
    cure: 'Повторите с cookie из последнего ответа',
  },
  wrong_credentials: {
    status: 401,
    message: PHRASES.userNotFound,
    meaning: 'Почта или пароль не подошли; что именно, ответ не говорит',
    cure: 'Проверьте почту и пароль; после десяти промахов придётся ждать до 15 минут',
  },
  code_needed: {
    status: 401,
    message: 'Введите код из приложения или запасной код.',
    meaning: 'Пароль верен, но учётная запись спрашивает ещё и код из приложения',
    cure: 'Повторите вход с полем code: код из приложения или запасной код',
  },
  wrong_code: {
    status: 401,
    message: 'Код не подошёл. Дождитесь нового кода в приложении или введите запасной.',
    meaning: 'Код не подошёл: введён с ошибкой, устарел или уже использован',
    cure: 'Дождитесь следующего кода; каждый промах удлиняет паузу',
  },
  passkey_refused: {
    status: 401,
    message: 'Ключ доступа не подошёл. Войдите с паролем или попробуйте ещё раз.',
    meaning: 'Такого ключа доступа нет, или его ответ неверен или опоздал',
    cure: 'Запросите новые параметры (POST /api/user/passkey/options) и повторите',
  },
  passkey_needed: {
    status: 401,
    message: 'Войдите с ключом доступа: пароля для этого кабинета мало.',
    meaning: 'Пароль верен, но сотрудник с ключом доступа входит только им',
    cure: 'Войдите ключом доступа (POST /api/user/passkey/login)',
  },
  forbidden: {
    status: 403,
    message: 'Недостаточно прав.',
    meaning: 'Роль не позволяет этого',
    cure: 'Войдите под другой учётной записью или обратитесь к администратору',
  },
  second_factor_needed: {
    status: 403,
    message: 'Сначала включите второй фактор входа в профиле: так решил владелец службы.',
    meaning: 'Сотруднику нужен второй фактор, а вход был по одному паролю',
    cure: 'Включите коды из приложения (POST /api/user/totp) или войдите с ними',
  },
  confirmation_needed: {
    status: 403,
    message: 'Подтвердите, что это вы, и повторите.',
    meaning: 'Со входа или последнего подтверждения прошло больше 15 минут, а действие важное',
    cure: 'Подтвердите паролем (POST /api/user/confirm) или войдите заново и повторите',
  },
  not_confirmed: {
    status: 403,
    message: 'Это будет доступно, когда менеджер подтвердит вашу регистрацию.',
    meaning: 'Регистрация ждёт решения или отклонена',
    cure: 'Заполните контракт и дождитесь письма о подтверждении',
  },
  foreign_origin: {
    status: 403,
    message: 'Запрос пришёл с другого сайта и отклонён.',
    meaning: 'Браузер отправил запрос по указанию чужого сайта',
    cure: 'Вызывайте API с нашего сайта или из программы без заголовков Origin и Sec-Fetch-Site',
  },
  not_found: {
    status: 404,
    message: 'По этому адресу ничего нет.',
    meaning: 'Нет такой записи, или она не ваша',
    cure: 'Проверьте адрес и номер',
  },
  version_conflict: {
    status: 409,
    message: 'Пока вы вносили изменения, данные изменил другой сотрудник. Сравните и сохраните ещё раз.',
    meaning: 'Прислана не та версия, что хранится; fresh — данные, какими они стали',
    cure: 'Сравните со своими изменениями и пришлите их с версией из fresh',
  },
  transition: {
    status: 409,
    message: 'Такой переход не разрешён.',
    meaning: 'Из нынешнего состояния перейти в это нельзя; message говорит почему',
    cure: 'Прочитайте запись заново',
  },
  self: {
    status: 409,
    message: 'Свою учётную запись удалить нельзя.',
    meaning: 'Так нельзя поступить с собственной учётной записью',
    cure: 'Попросите другого администратора',
  },
  in_use: {
    status: 409,
    message: 'На эту запись ссылаются другие. Обновите страницу.',
    meaning: 'На запись ссылаются другие записи',
    cure: 'Измените запись вместо удаления или сначала уберите ссылки на неё',
  },
  duplicate: {
    status: 409,
    message: 'Такая запись уже есть. Обновите страницу.',
    meaning: 'Такую же запись только что создал кто-то другой',
    cure: 'Прочитайте список заново',
  },
  deleted: {
    status: 409,
    message: 'Эту запись удалили. Обновите страницу.',
    meaning: 'Запись удалили, пока выполнялся запрос или после первой отправки с этим ключом',
    cure: 'Прочитайте список заново; для нового заказа возьмите новый ключ',
  },
  email_taken: {
    status: 409,
    message: 'Этот email уже занят. Войдите или укажите другой.',
    meaning: 'Почту только что занял кто-то другой',
    cure: 'Укажите другую почту',
  },
  contract_exists: {
    status: 409,
    message: 'Контракт уже заполнен. Обновите страницу и измените его.',
    meaning: 'У клиента уже есть контракт',
    cure: 'Прочитайте его (GET /api/contract) и измените',
  },
  idempotency_key_reused: {
    status: 409,
    message: 'С этим ключом уже отправлено другое. Возьмите новый Idempotency-Key.',
    meaning: 'С этим Idempotency-Key уже отправлен другой запрос',
    cure: 'Новому запросу — новый ключ; прежний ключ — только прежнему телу',
  },
  too_large: {
    status: 413,
    earlier: [414, 431],
    message: 'Слишком большой запрос или файл.',
    meaning:
      'Тело больше 1 МБ, файл больше 2 МБ, в форме слишком много полей; слишком длинные адрес или заголовки',
    cure: 'Уменьшите файл или разделите запрос',
  },
  unsupported_type: {
    status: 415,
    message: 'Такой тип содержимого не принимается.',
    meaning: 'Тело не JSON и не форма, или файл не того вида; о виде судят по содержимому',
    cure: 'Пришлите Content-Type: application/json или файл названного вида',
  },
  invalid: {
    status: 422,
    message: MESSAGES.invalidData,
    meaning: 'Нарушены правила полей; errors называет каждое поле',
    cure: 'Исправьте названные поля; об остальных ошибок нет',
  },
  too_many_requests: {
    status: 429,
    message: 'Слишком много попыток. Повторите позже.',
    meaning: 'Слишком много попыток подряд',
    cure: 'Подождите столько секунд, сколько назвал заголовок Retry-After',
  },
  internal: {
    status: 500,
    message: 'На сервере произошла ошибка. Мы уже знаем о ней. Попробуйте позже.',
    meaning: 'Наша ошибка',
    cure: 'Повторите позже; если не прошло, назовите нам requestId',
  },
  document_failed: {
    status: 502,
    message: 'Не удалось сформировать документ. Попробуйте ещё раз.',
    meaning: 'Документ не удалось сформировать',
    cure: 'Повторите; если не прошло, назовите нам requestId',
  },
  unavailable: {
    status: 503,
    message: 'Сервис временно недоступен. Повторите через минуту.',
    meaning: 'База данных недоступна, либо очередь документов или паролей полна; ничего не сохранено',
    cure: 'Повторите через столько секунд, сколько назвал заголовок Retry-After',
  },
  outcome_unknown: {
    status: 503,
    message:
      'База данных не ответила, сохранено ли изменение. Обновите страницу и проверьте это, прежде чем повторять.',
    meaning: 'Неизвестно, сохранено ли изменение',
    cure: 'Проверьте чтением, потом повторите; с Idempotency-Key можно повторять сразу',
  },
} as const satisfies Record<string, Described>;

export type ErrorCode = keyof typeof ERROR_CODES;

export const errorCodes = Object.keys(ERROR_CODES) as ErrorCode[];

export const describedCode = (code: ErrorCode): Described => ERROR_CODES[code];

/** Where an operation's declaration leaves its codes for the description. */
export const DOCUMENTED_ERRORS = 'x-errors';

/** A code, or a code with the words that an operation says instead of the catalogue's. */
export type DocumentedError = ErrorCode | readonly [ErrorCode, string];
