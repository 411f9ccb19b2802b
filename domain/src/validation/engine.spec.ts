import { fieldProblem, isRequired, problems } from './engine';
import { defineFields, type FieldRule, type Rules } from './field';
import { cleanFields } from './read';

const check = (rule: FieldRule, value: unknown): string | null => fieldProblem(rule, value, {});

describe('a rule', () => {
  it('takes null, nothing and blanks for empty', () => {
    for (const empty of [null, undefined, '', '   ']) {
      expect(check({ kind: 'text', required: true }, empty)).toBe('Это поле обязательно для заполнения');
      expect(check({ kind: 'text' }, empty)).toBeNull();
      expect(check({ kind: 'number', required: true }, empty)).toBe('Это поле обязательно для заполнения');
    }
  });

  it('may have its own word for "required"', () => {
    expect(check({ kind: 'id', required: true, message: 'Выберите из списка' }, null)).toBe(
      'Выберите из списка',
    );
  });

  it('does not count when its condition does not hold', () => {
    const rule: FieldRule = { kind: 'text', required: true, when: (values) => values['on'] === true };
    expect(fieldProblem(rule, '', { on: false })).toBeNull();
    expect(fieldProblem(rule, 7, { on: false })).toBeNull();
    expect(fieldProblem(rule, '', { on: true })).not.toBeNull();
    expect(isRequired(rule, { on: false })).toBe(false);
    expect(isRequired(rule, { on: true })).toBe(true);
  });

  it('may be required on a condition', () => {
    const rule: FieldRule = { kind: 'text', required: (values) => values['on'] === true };
    expect(fieldProblem(rule, '', { on: false })).toBeNull();
    expect(fieldProblem(rule, '', { on: true })).not.toBeNull();
  });

  it.each<[FieldRule, unknown, string | null]>([
    [{ kind: 'text', max: 3 }, ' абв ', null],
    [{ kind: 'text', max: 3 }, 'абвг', 'Сократите текст: не больше 3 символов'],
    [{ kind: 'text', max: 3 }, '😀😀😀', null],
    [{ kind: 'text', min: 3 }, 'аб', 'Минимальная длинна 3 символов'],
    [{ kind: 'text' }, 12, 'Введите текст'],
    [{ kind: 'text' }, 'я'.repeat(256), 'Сократите текст: не больше 255 символов'],
    [{ kind: 'number', min: 1 }, 0.99, 'Введите число не меньше 1'],
    [{ kind: 'number', min: 1 }, 1, null],
    [{ kind: 'number', max: 10 }, 10, null],
    [{ kind: 'number', max: 10 }, 10.01, 'Введите число не больше 10'],
    [{ kind: 'number' }, 0.1 + 0.2, null],
    [{ kind: 'number' }, 0.125, 'После запятой — не больше 2 знаков'],
    [{ kind: 'number', decimals: 3 }, 0.125, null],
    [{ kind: 'number' }, '1,25', null],
    [{ kind: 'number' }, 'abc', 'Введите число'],
    [{ kind: 'number', min: 0, allow: [-1] }, -1, null],
    [{ kind: 'number', min: 0, allow: [-1] }, '-1', null],
    [{ kind: 'number', min: 0, allow: [-1] }, -2, 'Введите число не меньше 0'],
    [{ kind: 'integer' }, 1.5, 'Введите целое число'],
    [{ kind: 'integer' }, true, 'Введите целое число'],
    [{ kind: 'id' }, '6', null],
    [{ kind: 'id' }, 0, 'Выберите из списка'],
    [{ kind: 'id' }, 1.5, 'Выберите из списка'],
    [{ kind: 'id' }, 2_147_483_648, 'Выберите из списка'],
    [{ kind: 'choice', choices: ['a', 1] }, 'a', null],
    [{ kind: 'choice', choices: ['a', 1] }, '1', 'Выберите из списка'],
    [{ kind: 'choice' }, 'a', 'Выберите из списка'],
    [{ kind: 'flag' }, 0, null],
    [{ kind: 'flag' }, 'да', 'Выберите «да» или «нет»'],
    [{ kind: 'date' }, '2026-11-20 23:00', null],
    [{ kind: 'date' }, '2026-11-20', 'Укажите дату и время в виде ГГГГ-ММ-ДД ЧЧ:ММ'],
    [{ kind: 'day' }, '2026-11-20', null],
    [{ kind: 'day' }, '2026-11-20 23:00', 'Укажите дату в виде ГГГГ-ММ-ДД'],
    [{ kind: 'phone' }, '80291234567', null],
    [{ kind: 'phone' }, '8029', 'Введите номер целиком: +375 (29) 12-34-567'],
    [{ kind: 'password' }, '       ', 'Минимальная длинна 8 символов'],
    [{ kind: 'number', min: 1, zeroIsNone: true }, 0, null],
    [{ kind: 'number', min: 1, zeroIsNone: true, required: true }, 0, 'Введите число не меньше 1'],
  ])('%j with %p says %p', (rule, value, problem) => {
    expect(check(rule, value)).toBe(problem);
  });

  it.each([
    ['2026-11-21', 'Выберите день не раньше 21.11.2026'],
    ['2026-11-20', null],
    ['', null],
    ['вчера', null],
  ])('of the end of a period that begins on %p says %p', (from, problem) => {
    expect(fieldProblem({ kind: 'day', notBelow: 'from' }, '2026-11-20', { from })).toBe(problem);
  });

  it('looks only at the values’ own fields', () => {
    const required: FieldRule = { kind: 'text', required: true };
    const rules: Rules = Object.fromEntries(['constructor', 'toString'].map((name) => [name, required]));
    expect(Object.keys(problems(rules, {}))).toEqual(['constructor', 'toString']);
  });
});

describe('clean values', () => {
  const rules = defineFields({
    name: { label: 'Поле', kind: 'text' },
    phone: { label: 'Поле', kind: 'phone' },
    email: { label: 'Поле', kind: 'email' },
    price: { label: 'Поле', kind: 'number' },
    city: { label: 'Поле', kind: 'id' },
    flag: { label: 'Поле', kind: 'flag' },
    kind: { label: 'Поле', kind: 'choice', choices: ['a', 'b'] },
    date: { label: 'Поле', kind: 'date' },
    secret: { label: 'Поле', kind: 'password' },
    extra: { label: 'Поле', kind: 'text', when: (values) => values['kind'] === 'b' },
  });

  it('are read, trimmed and in one spelling', () => {
    const typed = {
      name: '  Анна ',
      phone: '80291234567',
      email: ' A@B.by ',
      price: '21,5',
      city: '6',
      flag: '1',
      kind: 'b',
      date: ' 2026-11-20 23:00 ',
      secret: ' parol 26 ',
      extra: 'x',
      unknown: 'dropped',
    };
    expect(cleanFields(rules, typed)).toEqual({
      name: 'Анна',
      phone: '+375 (29) 12-34-567',
      email: 'a@b.by',
      price: 21.5,
      city: 6,
      flag: true,
      kind: 'b',
      date: '2026-11-20 23:00',
      secret: ' parol 26 ',
      extra: 'x',
    });
  });

  it('are null where nothing is, or where another choice rules the field out', () => {
    const cleaned = cleanFields(rules, { name: ' ', kind: 'a', extra: 'x', secret: '' });
    expect(Object.values(cleaned).filter((value) => value !== null)).toEqual(['a']);
    expect(Object.keys(cleaned)).toEqual(Object.keys(rules));
  });

  it('lose the noise of binary fractions', () => {
    expect(cleanFields(rules, { price: 0.1 + 0.2 }).price).toBe(0.3);
  });
});
