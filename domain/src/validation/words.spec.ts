import type { Field } from './field';
import { valueInWords } from './words';

const sides = { kind: 'choice', choices: ['yes', 'no'], choiceLabels: { yes: 'берём', no: 'нет' } } as const;

describe('a value in words', () => {
  it.each([
    ['text', 'Гомель', 'Гомель'],
    ['number', 2.5, '2,5'],
    ['number', '2.5', '2,5'],
    ['number', 0, '0'],
    ['number', 'около двух', 'около двух'],
    ['flag', true, 'да'],
    ['flag', '1', 'да'],
    ['flag', false, 'нет'],
    ['flag', 0, 'нет'],
    ['date', '2026-11-20 23:00', '20.11.2026 до 23:00'],
    ['date', 'завтра', 'завтра'],
    ['day', '2026-11-20', '20.11.2026'],
    ['day', 'завтра', 'завтра'],
  ] as const)('of kind %s: %p is «%s»', (kind, value, words) => {
    expect(valueInWords({ kind, label: 'Поле' } as Field, value)).toBe(words);
  });

  it('of a choice is its label, or itself when it has none', () => {
    const choice = { ...sides, label: 'Поле' } as Field;
    expect(['yes', 'no', 'maybe'].map((value) => valueInWords(choice, value))).toEqual([
      'берём',
      'нет',
      'maybe',
    ]);
  });

  it.each([null, undefined, ''])('is none for %p', (value) => {
    for (const kind of ['text', 'number', 'flag', 'date', 'day'] as const)
      expect(valueInWords({ kind, label: 'Поле' } as Field, value)).toBeNull();
  });
});
