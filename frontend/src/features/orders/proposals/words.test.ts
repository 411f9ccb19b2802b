import type { Proposal } from '../types';
import { changeLine, ending, newPrice, priceEffect, proposedChanges, whoProposed } from './words';

const date = { field: 'deliveryDate', from: '20.11.2026 18:00', to: '23.11.2026 18:00' };
const dearer = { field: 'price', from: '38.00 р', to: '45.60 р' };

const proposal = (values: Partial<Proposal>): Proposal =>
  ({
    side: 'client',
    state: 'waiting',
    answer: null,
    changes: [date],
    quote: null,
    price: { before: 38, after: 45.6 },
    ...values,
  }) as Proposal;

const plain = (text: string | null): string | null => text?.replaceAll('\u00a0', ' ') ?? null;

test('a change is told by its field, with what it was and what it becomes', () => {
  const lines = (change: Proposal['changes'][number]) =>
    proposedChanges({ changes: [change] }).map(changeLine);
  expect(lines(date)).toEqual(['Дата доставки: 20.11.2026 18:00 → 23.11.2026 18:00']);
  expect(lines({ field: 'comment', from: null, to: 'Позвонить' })).toEqual([
    'Комментарий отправителя: — → Позвонить',
  ]);
  expect(lines({ field: 'comment', from: 'Позвонить', to: null })).toEqual([
    'Комментарий отправителя: Позвонить → —',
  ]);
});

test('a price alone is told beside the one before, if there was one', () => {
  const changes = [dearer];
  expect(plain(newPrice(proposal({ changes })))).toBe('Новая цена 45.60 р вместо 38.00 р');
  expect(plain(newPrice(proposal({ changes, price: { before: -1, after: 45.6 } })))).toBe('Цена 45.60 р');
  expect(plain(newPrice(proposal({ changes, price: { before: 0, after: 45.6 } })))).toBe(
    'Новая цена 45.60 р вместо 0.00 р',
  );
  const formed = proposal({ changes, price: { before: -1, after: 45.6 } });
  expect(plain(newPrice(formed, '≈ 38.00 р'))).toBe('Цена ≈ 38.00 р → 45.60 р');
  expect(newPrice(proposal({ changes: [dearer, date] }))).toBeNull();
});

test.each([
  ['nothing to quote', {}, null],
  ['the same quote', { quote: { before: 38, after: 38 } }, 'Цена не изменится: 45.60 р.'],
  [
    'the same quote of a price that is being formed',
    { quote: { before: 38, after: 38 }, price: { before: -1, after: -1 } },
    null,
  ],
  [
    'another quote that staff have to price',
    { quote: { before: 38, after: 52 } },
    'По расчёту: 38.00 р → 52.00 р. Цену назначит менеджер.',
  ],
  [
    'another quote with its price',
    { quote: { before: 38, after: 45.6 }, changes: [date, dearer] },
    'По расчёту: 38.00 р → 45.60 р.',
  ],
  [
    'no quote any more',
    { quote: { before: 38, after: null } },
    'По расчёту: 38.00 р → по согласованию. Цену назначит менеджер.',
  ],
] as [string, Partial<Proposal>, string | null][])(
  'what becomes of the price: %s',
  (_what, values, words) => {
    expect(plain(priceEffect(proposal(values), 'client'))).toBe(words);
  },
);

test('who sets the price is told to both sides as it is', () => {
  const values = { quote: { before: 38, after: 52 } };
  expect(plain(priceEffect(proposal(values), 'staff'))).toBe(
    'По расчёту: 38.00 р → 52.00 р. Цену назначаете вы.',
  );
});

test('proposed changes have the labels of their fields, and the price stands last', () => {
  const other = { ...date, field: 'comment' };
  const labels = proposedChanges({ changes: [dearer, date, other] }).map(({ label }) => label);
  expect(labels).toEqual(['Дата доставки', 'Комментарий отправителя', 'Цена']);
});

test.each([
  ['client', 'client', 'Вы предложили'],
  ['staff', 'client', 'Менеджер предложил'],
  ['client', 'staff', 'Клиент предложил'],
  ['staff', 'staff', 'Предложили клиенту'],
] as const)('what the %s has proposed reads for the %s «%s»', (side, viewer, words) => {
  expect(whoProposed(side, viewer)).toBe(words);
});

test.each([
  ['accepted', 'Менеджер принял', 'Приняли', 'Вы приняли', 'Клиент принял'],
  ['declined', 'Менеджер отклонил', 'Отклонили', 'Вы отклонили', 'Клиент отклонил'],
  ['withdrawn', 'Вы отозвали', 'Клиент отозвал', 'Менеджер отозвал', 'Отозвали'],
  ['expired', null, null, null, null],
  ['waiting', null, null, null, null],
] as const)('how it has ended, %s, for each side', (state, ...words) => {
  const read = (side: 'client' | 'staff', viewer: 'client' | 'staff') =>
    ending(proposal({ side, state }), viewer);
  expect([
    read('client', 'client'),
    read('client', 'staff'),
    read('staff', 'client'),
    read('staff', 'staff'),
  ]).toEqual(words);
});
