import { mentioning, suggestedFor } from './mention';

const colleagues = ['Анна Лис', 'Ольга Кравец', 'Пётр Второй'];

test.each<[string, string[]]>([
  ['Звонили', []],
  ['Звонили @', colleagues],
  ['@ол', ['Ольга Кравец']],
  ['Звонили.\n@Кр', ['Ольга Кравец']],
  ['(@пётр в', ['Пётр Второй']],
  ['@Ольга Кравец', []],
  ['@Ольга Кравец, @а', ['Анна Лис']],
  ['почта olga@ж', []],
  ['@Ольга Кравец,\nпозвоните', []],
])('after %j are suggested %j', (text, names) => expect(suggestedFor(text, colleagues)).toEqual(names));

test('a name takes the place of its start', () => {
  expect(mentioning('Звонили, @ол', 'Ольга Кравец')).toBe('Звонили, @Ольга Кравец, ');
  expect(mentioning('Звонили', 'Ольга Кравец')).toBe('Звонили');
});
