import fc from 'fast-check';
import * as cases from './cases';
import * as tables from '../index';
import { orderProblems, packagesProblems, quoteItemsProblems } from '../orders/problems';
import { problems } from './engine';
import type { Rules } from './field';
import { cleanFields } from './read';

const AT = { now: new Date('2026-11-20T09:00:00Z'), calendar: tables.defaultCalendar };

describe.each([...cases.ruleStories])('%s', (_name, rules, list) => {
  it.each(list)('$name: $errors', ({ values, errors, messages = {} }) => {
    const found = problems(rules, values);
    expect(Object.keys(found).sort()).toEqual([...errors].sort());
    for (const [field, text] of Object.entries(messages)) expect(found[field]).toEqual([text]);
  });
});

describe('order', () => {
  it.each(cases.orderCases)('$name: $errors', ({ order, errors }) => {
    expect(Object.keys(orderProblems(order)).sort()).toEqual([...errors].sort());
    expect(Object.keys(orderProblems(order, AT)).sort()).toEqual([...errors].sort());
  });

  it.each([
    ['sender', tables.senderFields, cases.senderCases],
    ['receiver', tables.receiverFields, cases.receiverCases],
    ['tariff plan', tables.tariffPlanFields, cases.tariffPlanCases],
  ] as [string, Rules, readonly cases.OrderCase[]][])(
    'has a step %s that finds its own mistakes alone',
    (_step, rules, list) => {
      for (const { order, errors } of list)
        expect(Object.keys(problems(rules, order)).sort()).toEqual([...errors].sort());
    },
  );

  it.each(cases.forbiddenDateCases)('$name is seen when the time is known', ({ order, errors }) => {
    expect(Object.keys(orderProblems(order, AT))).toEqual(errors);
    expect(orderProblems(order)).toEqual({});
  });

  it('is the sum of its four steps', () => {
    const steps = [tables.senderFields, tables.receiverFields, tables.cargoFields, tables.tariffPlanFields];
    expect(Object.keys(tables.orderFields)).toEqual(steps.flatMap((step) => Object.keys(step)));
  });

  it('with nothing in it names what each step asks for first', () => {
    expect(Object.keys(orderProblems({})).sort()).toEqual(
      [
        'delivery',
        'deliveryAddress',
        'deliveryDate',
        'name',
        'packages',
        'reciverPhone',
        'reciverType',
        'tarif',
      ].sort(),
    );
  });

  it('says in words what is wrong with its list of items', () => {
    expect(packagesProblems([])).toEqual({ packages: ['Добавьте хотя бы одно место'] });
    const tooMany = Array.from({ length: 101 }, () => ({ type: 'doc' }));
    expect(packagesProblems(tooMany)).toEqual({ packages: ['В одной заявке может быть не больше 100 мест'] });
    expect(orderProblems({ ...cases.validOrder, addressId: null })).toEqual({
      addressId: ['Выберите из списка'],
    });
  });

  it('asks for no names and waybills in a quote', () => {
    const product = { ...cases.validProduct, name: null, useTTN: 'yes' };
    expect(quoteItemsProblems([product])).toEqual({});
    expect(Object.keys(packagesProblems([product]))).toEqual(['packages.0.name', 'packages.0.TTN']);
  });
});

describe('order edit by staff', () => {
  it.each(cases.staffOrderCases)('$name: $errors', ({ order, errors }) => {
    expect(Object.keys(cases.staffOrderProblems(order)).sort()).toEqual([...errors].sort());
  });
});

describe('every table', () => {
  const all = Object.entries(tables)
    .filter(([name, rules]) => name.endsWith('Fields') && typeof rules === 'object')
    .map(([name, rules]) => [name, rules as Rules] as const);

  it('is one of these', () => {
    expect(all.length).toBeGreaterThanOrEqual(20);
  });

  it.each(all)('%s bears any JSON without throwing, twice with one answer', (_name, rules) => {
    const fields = Object.keys(rules);
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(
        null,
        '',
        ' ',
        0,
        1,
        true,
        'client',
        'punkt',
        'doc',
        'product',
        'volume',
        'yes',
        -1,
        1e308,
        '1e9',
        '💥',
      ),
    );
    const body = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom(...fields, '__proto__', 'constructor'), value),
    );
    fc.assert(
      fc.property(body, (anything) => {
        const found = problems(rules, anything);
        expect(Object.keys(found).every((field) => fields.includes(field))).toBe(true);
        expect(
          Object.values(found)
            .flat()
            .every((text) => text.length > 0),
        ).toBe(true);
        expect(problems(rules, anything)).toEqual(found);
      }),
    );
  });

  it.each(all)('%s refuses text without end and numbers without bound in every field', (_name, rules) => {
    const endless = 'я'.repeat(100_000);
    for (const [field, rule] of Object.entries(rules)) {
      const checked: Rules = { [field]: { ...rule, when: () => true } };
      expect(problems(checked, { [field]: endless })).toHaveProperty(field);
      expect(problems(checked, { [field]: 1e300 })).toHaveProperty(field);
      expect(problems(checked, { [field]: { deep: [] } })).toHaveProperty(field);
      expect(problems(checked, { [field]: ['client'] })).toHaveProperty(field);
    }
  });

  it('and a whole order bear any JSON', () => {
    const packages = fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.record({ packages })), (anything) => {
        expect(Object.keys(orderProblems(anything, AT)).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('an item as it is kept', () => {
  it('has the count of a product only, and no leftovers of the other way to reckon', () => {
    const leftovers = { ...cases.validByVolume, length: '10', count: 5, useTTN: null, extra: 'x' };
    expect(cleanFields(tables.packageFields, leftovers)).toEqual({ ...cases.validByVolume, count: 1 });
    expect(
      cleanFields(tables.packageFields, { ...cases.validProduct, count: '7', weight: '1,35', length: 0 }),
    ).toEqual(cases.validProduct);
  });

  it('is as right as before', () => {
    for (const { values, errors } of cases.packageCases) {
      if (errors.length === 0)
        expect(problems(tables.packageFields, cleanFields(tables.packageFields, values))).toEqual({});
    }
  });
});
