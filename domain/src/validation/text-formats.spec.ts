import { TEXT_FORMATS, type TextFormat } from './text-formats';

const rows: [TextFormat, string[], { stored?: string; shown?: string }][] = [
  ['place', ['Могилёв', ' МОГИЛЕВ', 'могиле\u0308в'], {}],
  ['code', ['З-1042', 'з1042', 'З 1042'], {}],
  ['code', ['12а', '12 А', '12-A'], {}],
  ['phone', ['+375 (29) 12-34-567'], { stored: '+375 (29) 12-34-567' }],
  ['email', ['Anna@Shop.BY ', 'anna@shop.by'], { stored: 'anna@shop.by' }],
  ['email', ['и@Почта.БЕЛ', 'и@xn--80a1acny.xn--90ais'], { stored: 'и@почта.бел' }],
  ['unp', ['АВ1234567', 'ab 1234567'], { stored: 'AB1234567' }],
  [
    'account',
    ['by20 olmp 3012 0001', 'ВY20OLMP30120001'],
    { stored: 'BY20OLMP30120001', shown: 'BY20 OLMP 3012 0001' },
  ],
  ['bic', ['olmpby2x', 'ОLMPBY2X'], { stored: 'OLMPBY2X' }],
];

it.each(rows)('%s: %j are one thing', (name, spellings, { stored, shown }) => {
  const format = TEXT_FORMATS[name];
  expect(new Set(spellings.map(format.compared)).size).toBe(1);
  if (stored) expect(new Set(spellings.map(format.stored))).toEqual(new Set([stored]));
  if (stored && shown) expect(format.shown(stored)).toBe(shown);
  for (const spelling of spellings)
    expect(format.stored(format.stored(spelling))).toBe(format.stored(spelling));
});
