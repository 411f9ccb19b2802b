import { defaultLocale, ValidationError, type Message } from 'yup';
import { MESSAGES } from '@shlyah/domain';
import { array, mixed, string } from './yup';

/** The parameters that yup passes to its messages; one sample for all of them. */
const params = {
  path: 'addressId',
  originalPath: 'addressId',
  label: 'addressId',
  type: 'string',
  value: 'x',
  originalValue: 'y',
  values: 'a, b',
  resolved: ['a', 'b'],
  min: 2,
  max: 3,
  length: 4,
  less: 5,
  more: 6,
  precision: 3,
  regex: /x/,
  unknown: 'x',
  properties: 'x',
  spec: { types: [] },
};

const texts = Object.entries(defaultLocale as Record<string, Record<string, Message<typeof params>>>).flatMap(
  ([type, messages]) =>
    Object.entries(messages).map(([rule, message]) => ({ message, name: `${type}.${rule}` })),
);

test('yup has texts to be translated', () => {
  expect(texts.length).toBeGreaterThan(30);
});

test.each(texts)('$name is Russian and names no field of the code', ({ message }) => {
  const said = ValidationError.formatError(message, params);
  expect(said).toMatch(/^[А-ЯЁ]/);
  // «email» is a word of the messages that are kept letter for letter (docs/contract.md#messages).
  expect(String(said).replace('email', '')).not.toMatch(/[a-z]/i);
});

test('each says what to do', () => {
  const said = texts.map(({ name, message }) => [name, ValidationError.formatError(message, params)]);
  const correct = 'Исправьте это поле';
  expect(Object.fromEntries(said)).toMatchObject({
    ...{ 'mixed.default': correct, 'mixed.notType': correct, 'mixed.notOneOf': 'Выберите другое значение' },
    ...{ 'string.matches': correct, 'string.uuid': correct, 'string.url': 'Введите адрес страницы целиком' },
    'string.trim': 'Уберите пробелы по краям',
    'string.lowercase': 'Введите строчными буквами',
    'string.uppercase': 'Введите прописными буквами',
    ...{ 'number.lessThan': 'Введите число меньше 5', 'number.moreThan': 'Введите число больше 6' },
    ...{ 'number.positive': 'Введите число больше 0', 'number.negative': 'Введите число меньше 0' },
    ...{ 'date.min': 'Выберите более позднюю дату', 'date.max': 'Выберите более раннюю дату' },
    ...{ 'object.noUnknown': correct, 'object.exact': correct, 'tuple.notType': correct },
    'array.min': 'Добавьте хотя бы 2 строки',
    'array.max': 'Оставьте не больше чем 3 строки',
    'array.length': 'Нужно ровно 4 строки',
  });
});

test.each([
  [1, 'Добавьте хотя бы 1 строку'],
  [5, 'Добавьте хотя бы 5 строк'],
])('a list of at least %i is «%s»', (length, words) => {
  expect(() => array().min(length).validateSync([])).toThrow(words);
});

test.each([
  [1, 'Введите ровно 1 символ'],
  [3, 'Введите ровно 3 символа'],
  [5, 'Введите ровно 5 символов'],
])('a length of %i is «%s»', (length, words) => {
  expect(() => string().length(length).validateSync('')).toThrow(words);
});

test('an empty value and one that is not in the list have the words of the API', () => {
  expect(() => string().validateSync(null)).toThrow(MESSAGES.required);
  expect(() => mixed().required().validateSync(undefined)).toThrow(MESSAGES.required);
  expect(() => string().oneOf(['a']).validateSync('b')).toThrow(MESSAGES.chooseFromList);
});
