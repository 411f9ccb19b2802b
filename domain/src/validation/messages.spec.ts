import { MESSAGES, PHRASES } from './messages';

describe('the messages', () => {
  it('that customers know are kept letter for letter', () => {
    expect(MESSAGES.required).toBe('Это поле обязательно для заполнения');
    expect(MESSAGES.email).toBe('Введите валидный email');
    expect(MESSAGES.passwordsDiffer).toBe('Пароли не совпадают');
    expect(MESSAGES.minLength(8)).toBe('Минимальная длинна 8 символов');
    expect(MESSAGES.chooseFromList).toBe('Выберите из списка');
    expect(MESSAGES.invalidData).toBe('The given data was invalid.');
    expect([
      MESSAGES.loginEmailRequired,
      MESSAGES.loginPasswordRequired,
      MESSAGES.loginPasswordShort,
    ]).toEqual(['Email Обязателен', 'Пароль Обязателен', 'Пароль должен быть минимум 8']);
    expect(PHRASES).toEqual({
      userNotFound: 'Пользователь не найден',
      registrationFailed: 'Регистрация не удалась',
      profileSaved: 'Сохранено успешно',
      contractSaved: 'Сохранно успешно',
      ordersNotFound: 'Заказов не найдено',
      contractNotFound: 'Контракт не найден или еще не заполнен',
      noDelivery: 'Доставка не выполняется',
      priceForming: 'Формируется',
    });
  });

  it('agree with their numbers', () => {
    expect([MESSAGES.min(1), MESSAGES.max(5), MESSAGES.packagesMax(100)]).toEqual([
      'Введите число не меньше 1',
      'Введите число не больше 5',
      'В одной заявке может быть не больше 100 мест',
    ]);
    expect(MESSAGES.maxLength(1)).toBe('Сократите текст: не больше 1 символа');
    expect(MESSAGES.decimals(1)).toBe('После запятой — не больше 1 знака');
    expect(MESSAGES.decimals(2)).toBe('После запятой — не больше 2 знаков');
  });
});
