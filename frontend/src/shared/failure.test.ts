import { FAILURE_WORDS, failureOf } from './failure';

const refusal = (status: number, body: unknown) =>
  Object.assign(new Error(), { name: 'ApiError', status, body });
const network = (message: string) => Object.assign(new Error(message), { name: 'NetworkError' });

describe('the failure of an action', () => {
  test.each([
    ['Network Error', 'network', FAILURE_WORDS.offline],
    ['timeout of 30000 ms exceeded', 'timeout', FAILURE_WORDS.late],
    ['Request aborted', 'aborted', FAILURE_WORDS.aborted],
  ])('«%s» is told in plain Russian', (text, code, message) => {
    expect(failureOf(network(text))).toEqual({ status: 0, code, message });
  });

  test('is told so, word for word', () => {
    expect(FAILURE_WORDS).toEqual({
      offline: 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
      late: 'Сервер не ответил вовремя. Попробуйте ещё раз.',
      aborted: 'Запрос прерван.',
      broken: 'Сервер не справился с запросом. Попробуйте ещё раз через минуту.',
      unknown: 'Что-то пошло не так. Обновите страницу и попробуйте ещё раз.',
      fields: 'Проверьте заполненные поля.',
    });
    expect(failureOf({ name: 'CancelError' }).message).toBe(FAILURE_WORDS.aborted);
    expect(failureOf(new Error('Cannot read properties'))).toEqual({
      status: 0,
      code: 'unknown',
      message: FAILURE_WORDS.unknown,
    });
  });

  test('brings along the thing as it is now, where there is one', () => {
    expect(failureOf(refusal(409, { code: 'version_conflict', message: 'Иначе', fresh: { id: 7 } }))).toEqual(
      { status: 409, code: 'version_conflict', message: 'Иначе', fresh: { id: 7 } },
    );
    expect(failureOf(refusal(409, { message: 'Иначе' }))).toEqual({
      status: 409,
      code: 'unknown',
      message: 'Иначе',
    });
  });

  test('keeps the words of the server and its errors by field', () => {
    const body = {
      code: 'invalid_data',
      message: 'The given data was invalid.',
      errors: { email: ['Занят'] },
    };
    expect(failureOf(refusal(422, body))).toEqual({
      status: 422,
      code: 'invalid_data',
      message: FAILURE_WORDS.fields,
      errors: { email: ['Занят'] },
    });
    expect(failureOf(refusal(401, { code: 'login_failed', message: 'Пользователь не найден' })).message).toBe(
      'Пользователь не найден',
    );
  });

  test('a page of a proxy instead of an answer is a broken server, not a message', () => {
    expect(failureOf(refusal(502, '<html>')).message).toBe(FAILURE_WORDS.broken);
  });
});
