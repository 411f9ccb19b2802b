import { plural } from '../text/plural';

/** A number as a message shows it. */
const shown = (n: number): string => String(n);

/** Every text about a field. The first block is kept letter for letter (docs/contract.md#messages). */
export const MESSAGES = {
  required: 'Это поле обязательно для заполнения',
  email: 'Введите валидный email',
  passwordsDiffer: 'Пароли не совпадают',
  minLength: (n: number): string => `Минимальная длинна ${shown(n)} символов`,
  chooseFromList: 'Выберите из списка',
  loginEmailRequired: 'Email Обязателен',
  loginPasswordRequired: 'Пароль Обязателен',
  loginPasswordShort: 'Пароль должен быть минимум 8',
  /** The message of every 422, for programs. */
  invalidData: 'The given data was invalid.',

  maxLength: (n: number): string =>
    `Сократите текст: не больше ${shown(n)} ${plural(n, 'символа', 'символов', 'символов')}`,
  text: 'Введите текст',
  number: 'Введите число',
  integer: 'Введите целое число',
  min: (n: number): string => `Введите число не меньше ${shown(n)}`,
  max: (n: number): string => `Введите число не больше ${shown(n)}`,
  decimals: (n: number): string =>
    `После запятой — не больше ${shown(n)} ${plural(n, 'знака', 'знаков', 'знаков')}`,
  phone: 'Введите номер целиком: +375 (29) 12-34-567',
  flag: 'Выберите «да» или «нет»',
  date: 'Укажите дату и время в виде ГГГГ-ММ-ДД ЧЧ:ММ',
  day: 'Укажите дату в виде ГГГГ-ММ-ДД',
  closedDay: 'По средам и субботам доставки нет, выберите другой день',
  pastDate: 'Это время уже прошло, выберите более позднее',
  notUnique: 'Такое значение уже есть в другом вашем заказе',
  packagesRequired: 'Добавьте хотя бы одно место',
  packagesMax: (n: number): string => `В одной заявке может быть не больше ${shown(n)} мест`,
  packageItem: 'Заполните данные о месте',
} as const;

/** Other words that customers know, kept letter for letter (docs/contract.md#messages). */
export const PHRASES = {
  userNotFound: 'Пользователь не найден',
  registrationFailed: 'Регистрация не удалась',
  profileSaved: 'Сохранено успешно',
  contractSaved: 'Сохранно успешно',
  ordersNotFound: 'Заказов не найдено',
  contractNotFound: 'Контракт не найден или еще не заполнен',
  noDelivery: 'Доставка не выполняется',
  priceForming: 'Формируется',
} as const;
