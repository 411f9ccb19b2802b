import { defaultCalendar } from '@shlyah/domain';
import { aUser } from '../../../../test/users';
import { aPlace } from '../../../../test/book';
import { commonSent, firstCommon, lackingOf } from './common';
import { commonSchema } from './common-schema';
import type { ImportColumn } from './types';

const now = new Date('2026-11-20T09:00:00Z');
const columnsOf = (...fields: ImportColumn['field'][]): ImportColumn[] =>
  fields.map((field, index) => ({
    index,
    heading: String(field),
    field,
    unit: null,
    samples: [],
    question: null,
    questionText: null,
    options: [],
    note: null,
  }));
const whole = columnsOf('name', 'phone', 'town', 'street', 'weight', 'sizes', 'deliveryDate');

test('what no column tells is asked once where it may be, and named where not', () => {
  expect(lackingOf(whole)).toEqual({ date: false, weight: false, sizes: false, columns: [] });
  expect(lackingOf(columnsOf('name', 'town', 'street'))).toEqual({
    date: true,
    weight: true,
    sizes: true,
    columns: ['Телефон получателя'],
  });
});

test('the sender is the one of the last order', () => {
  const last = aPlace({ delivery: 'client', street: 'ул. Немига', house: '5' });
  expect(firstCommon(aUser(), last, now, defaultCalendar)).toMatchObject({
    delivery: 'client',
    street: 'ул. Немига',
    house: '5',
  });
  expect(firstCommon(aUser(), undefined, now, defaultCalendar).street).toBe('');
});

test('only what no column tells goes with the sender', () => {
  const values = firstCommon(aUser(), aPlace({ street: 'ул. Немига', house: '5' }), now, defaultCalendar);
  const said = {
    ...values,
    place: { ...values.place, weight: '2,5', length: '30', width: '20', height: '10' },
  };
  const sent = commonSent(said, lackingOf(whole));
  expect(sent).toMatchObject({ street: 'ул. Немига', place: {} });
  expect(sent).not.toHaveProperty('deliveryDate');
  expect(commonSent(said, lackingOf(columnsOf('name', 'phone', 'address')))).toMatchObject({
    deliveryDate: values.deliveryDate,
    place: { weight: 2.5, length: 30, width: 20, height: 10 },
  });
});

test('the weight of a place is asked for where no column has it', () => {
  const values = firstCommon(aUser(), aPlace({ street: 'ул. Немига', house: '5' }), now, defaultCalendar);
  const lacking = { ...lackingOf(whole), weight: true };
  expect(commonSchema(lackingOf(whole), () => now, defaultCalendar).isValidSync(values)).toBe(true);
  expect(commonSchema(lacking, () => now, defaultCalendar).isValidSync(values)).toBe(false);
  const said = { ...values, place: { ...values.place, weight: '2,5' } };
  expect(commonSchema(lacking, () => now, defaultCalendar).isValidSync(said)).toBe(true);
});
