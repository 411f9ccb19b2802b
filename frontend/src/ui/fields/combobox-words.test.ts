import { plainWords } from './combobox-words';

const sorry = 'Нет связи. Список появится, когда она вернётся';

test.each([
  ['failed', 3, { visible: sorry, announced: sorry }],
  ['loading', 0, { visible: 'Ищем…', announced: '' }],
  ['loading', 3, { visible: '', announced: '' }],
  ['ready', 0, { visible: 'Ничего не нашлось', announced: 'Ничего не нашлось' }],
  ['ready', 3, { visible: '', announced: 'Вариантов: 3. Выбор стрелками, затем Enter' }],
  ['idle', 0, { visible: '', announced: '' }],
] as const)('a list that is %s with %d choices', (state, count, words) => {
  expect(plainWords(state, count)).toEqual(words);
});

test('what to say of no choice is the form’s', () => {
  expect(plainWords('ready', 0, 'Нет в списке').visible).toBe('Нет в списке');
});
