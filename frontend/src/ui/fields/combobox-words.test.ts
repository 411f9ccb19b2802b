import { plainWords } from './combobox-words';

const sorry = 'Нет связи. Список появится, когда она вернётся';

test.each([
  ['failed', 3, { shown: sorry, said: sorry }],
  ['loading', 0, { shown: 'Ищем…', said: '' }],
  ['loading', 3, { shown: '', said: '' }],
  ['ready', 0, { shown: 'Ничего не нашлось', said: 'Ничего не нашлось' }],
  ['ready', 3, { shown: '', said: 'Вариантов: 3. Выбор стрелками, затем Enter' }],
  ['idle', 0, { shown: '', said: '' }],
] as const)('a list that is %s with %d choices', (state, count, words) => {
  expect(plainWords(state, count)).toEqual(words);
});

test('what to say of no choice is the form’s', () => {
  expect(plainWords('ready', 0, 'Нет в списке').shown).toBe('Нет в списке');
});
