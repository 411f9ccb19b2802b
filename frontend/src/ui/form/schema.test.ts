import { problems, type FieldRule } from '@shlyah/domain';
import { ruleStories } from '@shlyah/domain/cases';
import fc from 'fast-check';
import { firstTexts, said } from '../../../test/schema';
import { schemaFrom } from './schema';

describe.each([...ruleStories])('the form of %s', (_name, rules, cases) => {
  const schema = schemaFrom(rules);

  test.each(cases)('says the same as the API of $name', async ({ values, errors }) => {
    const found = await said(schema, values);
    expect(Object.keys(found).sort()).toEqual([...errors].sort());
    expect(found).toEqual(firstTexts(problems(rules, values), values));
  });

  const anyValue = fc.oneof(
    fc.constantFrom(
      null,
      undefined,
      '',
      ' ',
      0,
      -1,
      1,
      0.5,
      2.555,
      1e9,
      '2,5',
      '-1',
      '0',
      '12',
      true,
      false,
      'yes',
    ),
    fc.constantFrom(...Object.values(rules).flatMap(({ choices = [] }) => choices), 'client', 'none'),
    fc.constantFrom(
      '80291234567',
      '+375 (29) 1',
      'a@b.by',
      'a@',
      '2099-01-05 12:00',
      '2099-02-30',
      '2099-01-05',
    ),
    fc.integer({ min: 1, max: 40 }).map((n) => '𝒜'.repeat(n * 10)),
    fc.string({ maxLength: 12 }),
  );
  const anyValues = fc.record(Object.fromEntries(Object.keys(rules).map((name) => [name, anyValue])));

  test('says the same as the API of anything', async () => {
    await fc.assert(
      fc.asyncProperty(anyValues, async (values) => {
        expect(await said(schema, values)).toEqual(firstTexts(problems(rules, values), values));
      }),
      { numRuns: 200, seed: 2026 },
    );
  });
});

test('the fields of a schema have types of their own', () => {
  const kinds = {
    text: 'string',
    phone: 'string',
    number: 'number',
    integer: 'number',
    flag: 'boolean',
  } as const;
  for (const [kind, type] of Object.entries(kinds)) {
    const schema = schemaFrom({ one: { kind: kind as FieldRule['kind'], required: true } });
    const [field] = Object.values(schema.describe({ value: { one: 'x' } }).fields);
    expect(field).toMatchObject({ type, nullable: false });
  }
});

test.each([
  ['31.02.2027 23:00', 'Укажите дату: ДД.ММ.ГГГГ'],
  ['23:00', 'Укажите дату и время: ДД.ММ.ГГГГ ЧЧ:ММ'],
  ['2026-11-24', 'Укажите время: ЧЧ:ММ'],
  ['2026-11-24 25:00', 'Укажите время: ЧЧ:ММ'],
])('a moment of %s is asked for in the format of its field', async (moment, text) => {
  const schema = schemaFrom({ when: { kind: 'date' } });
  expect(await said(schema, { when: moment })).toEqual({ when: text });
});

test('a day is asked for in the format of its field', async () => {
  expect(await said(schemaFrom({ day: { kind: 'day' } }), { day: '31.02' })).toEqual({
    day: 'Укажите дату: ДД.ММ.ГГГГ',
  });
});
