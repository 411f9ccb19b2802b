import {
  changesLine,
  isStopField,
  isStopOver,
  isStopStatus,
  momentWords,
  movedAwayWords,
  netChanges,
  stopChangeWords,
} from './stop-changes';

const change = (field: string, from: string | null, to: string | null) => ({ field, from, to });

it('has one change of each field, and none of what was changed back', () =>
  expect(
    netChanges([
      change('reciverHouse', '1', '2'),
      change('name', 'Ян', 'Пётр'),
      change('reciverHouse', '2', '3'),
      change('name', 'Пётр', 'Ян'),
    ]),
  ).toEqual([change('reciverHouse', '1', '3')]));

it.each([
  ['deliver', 'reciverHouse', true],
  ['deliver', 'house', false],
  ['fetch', 'house', true],
  ['fetch', 'deliveryDate', false],
  ['deliver', 'packages', true],
  ['fetch', 'packages', true],
  ['deliver', 'price', false],
] as const)('the driver of a task to %s knows %s: %s', (task, field, isKnown) =>
  expect(isStopField(task, field)).toBe(isKnown),
);

it.each([
  [4, 9, true],
  [9, 4, true],
  [4, 8, true],
  [7, 8, false],
  [4, 6, false],
  [1, 4, false],
])('the status %i that becomes %i is news to a driver: %s', (from, to, isNews) =>
  expect(isStopStatus(from, to)).toBe(isNews),
);

it('needs no news of a stop that it was at, but of one to be returned', () => {
  const stop = { task: 'deliver', missed: false } as const;
  expect([4, 6, 7, 8, 9, null].map((status) => isStopOver(stop, status))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isStopOver({ ...stop, missed: true }, 4)).toBe(true);
});

it('says what was and what is, by the last of the changes', () => {
  const changes = [
    { ...change('reciverHouse', '12', '14'), at: '2026-11-30 09:10' },
    { ...change('reciverFlat', null, '3'), at: '2026-11-30 09:05' },
    { ...change('deleted', null, 'удалён'), at: '2026-11-30 08:00' },
    { ...change('deleted', 'удалён', null), at: '2026-11-30 08:00' },
  ];
  expect(changesLine(changes, '2026-11-30')).toBe(
    'Изменено 9:10: дом получателя: было 12, стало 14; квартира получателя: было пусто, стало 3; заказ удалён; заказ возвращён',
  );
  expect(stopChangeWords(change('status', 'В пути', 'Возврат'))).toBe(
    'статус: было «В пути», стало «Возврат»',
  );
  expect(momentWords('2026-11-29 09:10', '2026-11-30')).toContain('29.11.2026');
  expect(movedAwayWords(123, '2026-12-12')).toBe('№\u00a0123 ушёл: перенесён на 12.12.2026');
});
