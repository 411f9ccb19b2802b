import { numbered } from '../text/numbered';
import { plural } from '../text/plural';
import { formatDate } from '../time';

/** Formats a number for a message. */
const shown = (n: number): string => String(n).replace('.', ',');

/** Validation messages. The contract fixes the texts of the first block (docs/contract.md#messages). */
export const MESSAGES = {
  required: 'Это поле обязательно для заполнения',
  email: 'Введите валидный email',
  passwordsDiffer: 'Пароли не совпадают',
  minLength: (n: number): string => `Минимальная длинна ${shown(n)} символов`,
  chooseFromList: 'Выберите из списка',
  /** For a choice that forms have made already: a program sees no list. */
  requiredChoice: (words: readonly string[]): string =>
    `Это поле обязательно для заполнения. Допустимо: ${words.join(', ')}`,
  loginEmailRequired: 'Email Обязателен',
  loginPasswordRequired: 'Пароль Обязателен',
  loginPasswordShort: 'Пароль должен быть минимум 8',
  /** The message of every 422. */
  invalidData: 'The given data was invalid.',

  maxLength: (n: number): string =>
    `Сократите текст: не больше ${shown(n)} ${plural(n, 'символа', 'символов', 'символов')}`,
  text: 'Введите текст',
  number: 'Введите число',
  integer: 'Введите целое число',
  /** For the upper end of a range of prices. */
  belowFrom: '«До» меньше, чем «От»',
  min: (n: number): string => `Введите число не меньше ${shown(n)}`,
  max: (n: number): string => `Введите число не больше ${shown(n)}`,
  decimals: (n: number): string =>
    `После запятой — не больше ${shown(n)} ${plural(n, 'знака', 'знаков', 'знаков')}`,
  phone: 'Введите номер целиком: +375 (29) 12-34-567',
  phoneForeign: 'Это не белорусский номер. Укажите номер Беларуси: +375 (29) 12-34-567',
  phoneFree: 'Номер бесплатной линии не подойдёт. Укажите мобильный или городской: +375 (29) 12-34-567',
  phoneExtra: (words: string): string =>
    `Здесь помещается только один номер. Лишнее — «${words}» — уберите или впишите в комментарий`,
  phoneCode: (code: string): string =>
    `Кода ${code} в Беларуси нет. У мобильных — 25, 29, 33 или 44, у городских — код города, например 17`,
  unp: 'Введите УНП целиком: девять цифр или две буквы и семь цифр',
  iban: 'Введите счёт целиком: 28 знаков, начинается с BY',
  ibanDigits: 'Контрольные цифры счёта не сходятся. Сверьте его с документом банка',
  bic: 'Введите БИК белорусского банка: 8 или 11 знаков, например AKBBBY2X',
  flag: 'Выберите «да» или «нет»',
  date: 'Укажите дату и время в виде ГГГГ-ММ-ДД ЧЧ:ММ',
  day: 'Укажите дату в виде ГГГГ-ММ-ДД',
  time: 'Укажите время в виде ЧЧ:ММ',
  beginsLate: (until: string, latest: string | null): string =>
    latest === null
      ? `Доставка — до ${until}: уберите начало или укажите срок позже`
      : `Доставка — до ${until}: укажите начало не позже ${latest}, уберите его или продлите срок`,
  endsEarly: (from: string): string =>
    `Доставка начинается в ${from}: срок — хотя бы на полчаса позже. Укажите его или измените начало`,
  notBefore: (day: string): string => `Выберите день не раньше ${formatDate(day)}`,
  farDate: (n: number): string => `Выберите день не позже чем через ${shown(n)} дней`,
  pastDay: 'Этот день уже прошёл, выберите более поздний',
  pastDate: 'Это время уже прошло, выберите более позднее',
  cityDiffers: (words: string, id: number, city: string): string =>
    `Город «${words}» не совпадает с номером ${id}: это ${city}. Выберите город из списка`,
  ownNumberTaken: (own: string, order: string): string => `Номер ${own} уже у заказа ${numbered(order)}`,
  ownNumberDiffers: (own: string, order: string): string =>
    `Номер ${own} не у заказа ${numbered(order)}. Назовите что-то одно`,
  packagesRequired: 'Добавьте хотя бы одно место',
  packagesMax: (n: number): string => `В одной заявке может быть не больше ${shown(n)} мест`,
  pointWeight: (kg: number): string =>
    `Выбранный пункт принимает места не тяжелее ${shown(kg)} кг. Выберите другой пункт или доставку по адресу`,
  pointSide: (cm: number): string =>
    `Выбранный пункт принимает места со стороной не длиннее ${shown(cm)} см. Выберите другой пункт или доставку по адресу`,
  packageItem: 'Заполните данные о месте',
} as const;

/** Other texts that the contract fixes (docs/contract.md#messages). */
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
