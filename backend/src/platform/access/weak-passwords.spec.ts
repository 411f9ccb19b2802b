import { refuseWeak, weakPassword } from './weak-passwords';

const anna = { name: 'Анна Ковалёва', email: 'anna.kov@romashka.by', organization: 'ООО «Ромашка»' };
const verdict = (password: string, owner: object = anna) =>
  weakPassword({ ...owner, password }).password?.[0];

test.each(['password', '12345678', 'Qwerty123', 'PASSWORD1', 'iloveyou', 'йцукенгш', 'Йцукен123'])(
  '%s is among the most common passwords',
  (password) =>
    expect(verdict(password)).toBe(
      'Этот пароль есть в списках самых частых: его подберут первым. Возьмите, например, три-четыре слова подряд',
    ),
);

test.each([
  ['the name', 'Ковалёва1990'],
  ['the name in Latin letters', 'kovaleva-90'],
  ['the name on Latin keys', 'Rjdfk`df1'],
  ['the e-mail', 'anna.kov@romashka.by'],
  ['the name before @', 'anna.kov2026'],
  ['the organization', 'romashka!!'],
  ['organization and name', 'Ромашка_Анна'],
  ['this company', 'shlyah2026'],
  ['this company in Russian', 'Шлях-2026'],
])('made of %s: %s', (_, password) =>
  expect(verdict(password)).toBe(
    'Пароль составлен из имени, почты или названия: его легко угадать. Возьмите, например, три-четыре слова подряд',
  ),
);

test.each([
  'demo-parol-2026',
  'лошадь-скрепка',
  'ромашка на лугу цветёт',
  'kov-90-xTqm',
  '        ',
  '😀😀😀😀😀😀😀😀',
])('%s will do', (password) => expect(verdict(password)).toBeUndefined());

test('somebody else may have what is weak for its owner', () => {
  expect(verdict('kovaleva-90', { name: 'Пётр Лис', email: 'lis@example.by' })).toBeUndefined();
});

test.each([
  ['Ким Ирина', 'kim-19902'],
  ['Ян Кот', 'КОТ_1234567'],
])('a name of three letters counts: of %s %s is made', (name, password) =>
  expect(verdict(password, { name, email: 'x@example.by' })).toMatch(/^Пароль составлен из имени/),
);

test('short words of a name do not count, nor does a password that is too short anyway', () => {
  expect(verdict('lihua-2026', { name: 'Ли Ян', email: 'x@example.by' })).toBeUndefined();
  expect(weakPassword({ password: '1234' })).toEqual({});
  expect(weakPassword({ password: null })).toEqual({});
});

test('a weak one is refused as a field that is wrong, any other is not', () => {
  const refuse = (password: string) => (): void => refuseWeak({ ...anna, password });
  expect(refuse('kovaleva-90')).toThrow(
    expect.objectContaining({
      extra: { errors: { password: [expect.stringMatching(/^Пароль составлен/)] } },
    }),
  );
  expect(refuse('лошадь-скрепка')).not.toThrow();
});
