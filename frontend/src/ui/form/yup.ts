import { MESSAGES, plural } from '@shlyah/domain';
import { setLocale, type LocaleObject } from 'yup';

const characters = (n: number): string => `${n} ${plural(n, 'символ', 'символа', 'символов')}`;
const items = (n: number): string => `${n} ${plural(n, 'строку', 'строки', 'строк')}`;

/** Every default text of yup: none of them may name a field by its name in the code. */
const russian: Required<LocaleObject> = {
  mixed: {
    default: 'Исправьте это поле',
    required: MESSAGES.required,
    defined: MESSAGES.required,
    notNull: MESSAGES.required,
    oneOf: MESSAGES.chooseFromList,
    notOneOf: 'Выберите другое значение',
    notType: 'Исправьте это поле',
  },
  string: {
    length: ({ length }) => `Введите ровно ${characters(length)}`,
    min: ({ min }) => MESSAGES.minLength(min),
    max: ({ max }) => MESSAGES.maxLength(max),
    matches: 'Исправьте это поле',
    email: MESSAGES.email,
    url: 'Введите адрес страницы целиком',
    uuid: 'Исправьте это поле',
    datetime: MESSAGES.date,
    datetime_offset: MESSAGES.date,
    datetime_precision: MESSAGES.date,
    trim: 'Уберите пробелы по краям',
    lowercase: 'Введите строчными буквами',
    uppercase: 'Введите прописными буквами',
  },
  number: {
    min: ({ min }) => MESSAGES.min(min),
    max: ({ max }) => MESSAGES.max(max),
    lessThan: ({ less }) => `Введите число меньше ${less}`,
    moreThan: ({ more }) => `Введите число больше ${more}`,
    positive: 'Введите число больше 0',
    negative: 'Введите число меньше 0',
    integer: MESSAGES.integer,
  },
  date: { min: 'Выберите более позднюю дату', max: 'Выберите более раннюю дату' },
  boolean: { isValue: MESSAGES.flag },
  object: { noUnknown: 'Исправьте это поле', exact: 'Исправьте это поле' },
  array: {
    min: ({ min }) => `Добавьте хотя бы ${items(min)}`,
    max: ({ max }) => `Оставьте не больше чем ${items(max)}`,
    length: ({ length }) => `Нужно ровно ${items(length)}`,
  },
  tuple: { notType: 'Исправьте это поле' },
};

// A schema takes its texts when it is made, so nothing may come from yup before this line: a lint rule sees to it.
setLocale(russian);

export { array, boolean, lazy, mixed, number, object, ref, string } from 'yup';
export type { AnySchema, ObjectSchema, StringSchema, TestConfig } from 'yup';
