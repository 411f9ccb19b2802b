import * as domain from '../index';
import type { Field, Fields } from './field';

const tables = Object.entries(domain as unknown as Record<string, Fields>)
  .filter(([name, table]) => name.endsWith('Fields') && typeof table === 'object')
  .flatMap(([, table]) => Object.entries(table));

const inWords = ([name, { label, min, max, message, minMessage, choiceLabels }]: [string, Field]): string =>
  [`${name}: ${label}`, [min, max].join('…'), message, minMessage, ...Object.values(choiceLabels ?? {})]
    .filter(Boolean)
    .join(' | ');

/** Kept beside this file: forms, refusals, the history and documents say it. `npx jest -u` writes it anew, to be read. */
test('what people call the fields, how long and how much they may be, the choices in them', () => {
  expect([...new Set(tables.map(inWords))]).toMatchSnapshot();
  expect(domain.ORDER_FIELD_GROUPS).toMatchSnapshot();
});

const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /[а-яё]{2}/i.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};

/** In the same way: what screens, letters and guides call statuses, rights, events, notices and checks. */
test('what people call everything else', () => {
  const named = Object.entries(domain)
    .filter(([name]) => !name.endsWith('Fields') && name !== 'defaultCompany')
    .map(([name, value]) => [name, wordsIn(value)] as const)
    .filter(([, words]) => words.length > 0);
  expect(Object.fromEntries(named)).toMatchSnapshot();
});
