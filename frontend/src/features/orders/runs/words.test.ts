import { progressWords, runState } from './words';

test.each([
  ['open', 41, 12, 2, '41'],
  ['left', 41, 12, 2, '12 из 41, 2 не вручены'],
  ['left', 41, 12, 21, '12 из 41, 21 не вручён'],
  ['left', 3, 3, 0, '3 из 3'],
] as const)(
  'a run that is %s with %i orders, %i done and %i failed is «%s»',
  (state, all, done, failed, words) => {
    const shown = progressWords({ state, ordersCount: all, doneCount: done, failedCount: failed });
    expect(shown.replaceAll('\u00a0', ' ')).toBe(words);
  },
);

test('a run that came back is no longer on its way', () => {
  expect(runState({ state: 'open', returnedAt: null }).word).toBe('Собирается');
  expect(runState({ state: 'left', returnedAt: null }).word).toBe('Уехал');
  expect(runState({ state: 'left', returnedAt: '2026-11-30 18:00' }).word).toBe('Вернулся');
});
