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

  it('say what to do', () => {
    const plain = Object.values(MESSAGES).filter((message) => typeof message === 'string');
    expect(plain).toEqual(
      expect.arrayContaining([
        'Введите текст',
        'Введите число',
        'Введите целое число',
        'Введите номер целиком: +375 (29) 12-34-567',
        'Это не белорусский номер. Укажите номер Беларуси: +375 (29) 12-34-567',
        'Выберите «да» или «нет»',
        'Укажите дату и время в виде ГГГГ-ММ-ДД ЧЧ:ММ',
        'Укажите дату в виде ГГГГ-ММ-ДД',
        'Этот день уже прошёл, выберите более поздний',
        'Это время уже прошло, выберите более позднее',
        'Добавьте хотя бы одно место',
        'Заполните данные о месте',
      ]),
    );
    expect([MESSAGES.min(1), MESSAGES.max(5), MESSAGES.packagesMax(100)]).toEqual([
      'Введите число не меньше 1',
      'Введите число не больше 5',
      'В одной заявке может быть не больше 100 мест',
    ]);
  });

  it('agree with their numbers', () => {
    expect(MESSAGES.maxLength(1)).toBe('Сократите текст: не больше 1 символа');
    expect(MESSAGES.decimals(1)).toBe('После запятой — не больше 1 знака');
    expect(MESSAGES.decimals(2)).toBe('После запятой — не больше 2 знаков');
  });
});
