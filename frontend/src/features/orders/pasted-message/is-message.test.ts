import { isMessage } from './is-message';

test.each([
  ['Анна Лис', false],
  ['+375 (29) 123-45-67', false],
  ['Гомель, ул. Советская, 12', false],
  ['', false],
  ['Анна\nГомель', true],
  ['Анна Лис 8029 123-45-67', true],
  ['Добрый день, пожалуйста отправьте посылку Анне в Гомель на улицу Советская', true],
])('%j is a message: %p', (text, expected) => {
  expect(isMessage(text)).toBe(expected);
});
