import { nbsp, numbered, typeset } from './text';

const shown = (text: string) => typeset(text).replaceAll(nbsp, '~').replaceAll('\u2060', '^');

test.each([
  ['Возим в Минск и по Беларуси', 'Возим в~Минск и~по~Беларуси'],
  ['Путь — дорога', 'Путь~— дорога'],
  ['до 25 кг за 30 минут', 'до~25~кг~за~30~минут'],
  ['так же выбирает, где он', 'так~же выбирает, где он'],
  ['г. Минск, ул. Немига', 'г.~Минск, ул.~Немига'],
  ['ежедневно 08:00–22:00', 'ежедневно 08:00–^22:00'],
  ['принести в ', 'принести в~'],
])('«%s» is set as «%s»', (text, set) => {
  expect(shown(text)).toBe(set);
});

test('setting twice changes nothing more', () => {
  const once = typeset('до 25 кг — по Беларуси');
  expect(typeset(once)).toBe(once);
});

test('a number stays with its sign', () => {
  expect(numbered(7)).toBe(`№${nbsp}7`);
});
