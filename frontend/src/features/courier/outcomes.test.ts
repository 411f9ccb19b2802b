import { aCourierStop, anEnd } from '../../../test/courier';
import { cleanEnd, emptyEnd, endProblem, goodOutcome, hasPapers, outcomeButton } from './ends';
import type { KeptOutcome } from './kept';
import { endOf, sentCount } from './outcomes';
import { callHref, mapHref } from './phone-links';

const kept = (changes: Partial<KeptOutcome>): KeptOutcome => ({
  ...anEnd,
  key: 'k',
  place: 1,
  run: 5,
  order: 125,
  task: 'deliver',
  corrects: null,
  moment: { phone: Date.parse('2026-11-30T09:00:00Z'), offset: -18 * 60_000, sure: true },
  heldUntil: 0,
  state: 'taken',
  taken: 'recorded',
  note: null,
  ...changes,
});
const stop = aCourierStop(125, { places: 3 });
const onServer = { outcome: 'failed', at: '2026-11-30 12:05', failure: 'nobody', key: null } as const;
const { nextDay: _, ...told } = anEnd;

it('says how a stop ended by the clock of the server', () => {
  const handed = kept({ receivedBy: 'Пётр Сидоров', receivedAs: 'employee', ttnTaken: true });
  expect(endOf(stop, [handed])?.words).toBe('вручено в\u00a011:42, Пётр Сидоров, сотрудник, ТТН забрали');
  const failed = kept({
    outcome: 'failed',
    failure: 'other',
    failureWords: 'шлагбаум',
    nextDay: '2026-12-01',
  });
  expect(endOf(stop, [failed])?.words).toBe('не вручено в\u00a011:42, шлагбаум, перенести на 01.12.2026');
  const fetched = aCourierStop(125, { task: 'fetch', places: 3 });
  const collected = kept({ task: 'fetch', outcome: 'collected', places: 2 });
  expect(endOf(fetched, [collected])?.words).toBe('забрано в\u00a011:42, мест: 2 из 3');
  expect(endOf(fetched, [kept({ task: 'fetch', outcome: 'failed', failure: 'nobody' })])?.words).toContain(
    'не забрано',
  );
});

it('goes by the last outcome of the phone, and by the server where it has none', () => {
  expect(endOf(stop, [])).toBeNull();
  expect(endOf(stop, [kept({ order: 126 })])).toBeNull();
  expect(endOf(stop, [kept({}), kept({ outcome: 'point' })])?.words).toMatch(/^сдано в пункт/);
  expect(endOf({ ...stop, outcome: { ...told, ...onServer } }, [])).toEqual({
    words: 'не вручено в\u00a012:05, никого не было на месте',
    note: 'Записал диспетчер.',
    isConflict: false,
  });
});

it('says how a conflict has ended', () => {
  const own = kept({ taken: 'conflict', note: 'Рейс ещё не уехал' });
  const end = { ...told, ...onServer };
  expect(endOf({ ...stop, outcome: end }, [own])).toMatchObject({
    note: 'Рейс ещё не уехал',
    isConflict: true,
  });
  const words = 'Диспетчер оставил: не вручено 30.11.2026 в\u00a012:05';
  const settled = { key: 'k', as: 'desk', words } as const;
  expect(endOf({ ...stop, outcome: end, settled }, [own])).toMatchObject({ note: words, isConflict: false });
  const other = { ...settled, key: 'former' };
  expect(endOf({ ...stop, outcome: end, settled: other }, [own])?.isConflict).toBe(true);
  const recorded = { ...end, outcome: 'handed', key: 'k' } as const;
  expect(endOf({ ...stop, outcome: recorded }, [own])).toMatchObject({ note: null, isConflict: false });
});

it('says what an outcome is proved by', () => {
  const proved = { signature: '400,225;1,1', pictures: ['a', 'b'], documentShown: true, proxy: '14' };
  expect(endOf(stop, [kept({ ...proved, damaged: true })])?.words).toBe(
    'вручено в\u00a011:42, повреждён, с подписью, документ предъявлен, доверенность №\u00a014, фото: 2',
  );
  expect(endOf(stop, [kept({ noProof: 'оставлено по просьбе' })])?.words).toMatch(/, оставлено по просьбе$/);
});

it('says what the desk has instead of a taken outcome', () => {
  const end = endOf({ ...stop, outcome: { ...told, ...onServer } }, [kept({})]);
  expect(end).toMatchObject({
    note: 'У диспетчера: не вручено в\u00a012:05, никого не было на месте',
    isConflict: true,
  });
  expect(endOf({ ...stop, outcome: { ...told, ...onServer } }, [kept({ state: 'held' })])?.note).toBeNull();
});

it('counts what is sent', () => {
  const all = [kept({}), kept({ state: 'sending' }), kept({ state: 'held' })];
  expect(sentCount(all)).toEqual({ sent: 1, all: 3 });
});

it.each([
  [aCourierStop(1), 'handed', 'Вручено', 'Не вручено'],
  [aCourierStop(1, { point: true }), 'point', 'Сдано в пункт', 'Не вручено'],
  [aCourierStop(1, { task: 'fetch', point: true }), 'collected', 'Забрано', 'Не забрано'],
])('a stop ends in two ways: %#', (one, outcome, good, bad) => {
  expect([goodOutcome(one), outcomeButton(goodOutcome(one), one), outcomeButton('failed', one)]).toEqual([
    outcome,
    good,
    bad,
  ]);
});

it('asks for a reason of a failure alone, and sends no answers of another one', () => {
  expect(endProblem(emptyEnd('handed', stop, 0))).toBeNull();
  expect(endProblem(emptyEnd('failed', stop, 0))).toBe('Выберите причину');
  const other = { ...emptyEnd('failed', stop, 0), failure: 'other' } as const;
  expect(endProblem({ ...other, failureWords: ' ' })).toBe('Напишите причину');
  expect(
    cleanEnd({ ...other, failure: 'refused', failureWords: 'шлагбаум', receivedBy: ' ', nextDay: '' }, stop),
  ).toEqual({
    ...other,
    failure: 'refused',
  });
});

it('asks for papers where cargo has a ТТН or returns one', () => {
  expect([{}, { returnTTN: true }, { ttn: ['1'] }].map((one) => hasPapers(aCourierStop(1, one)))).toEqual([
    false,
    true,
    true,
  ]);
});

it('calls a number, and opens the map of the phone at a place', () => {
  expect(callHref('+375 (29) 12-34-567')).toBe('tel:+375291234567');
  const place = { town: 'г. Гомель', address: 'Пункт: ул. Мира, д. 1' };
  const words = encodeURIComponent('г. Гомель, ул. Мира, д. 1');
  expect(mapHref(place, 'Linux; Android 14')).toBe(`geo:0,0?q=${words}`);
  expect(mapHref(place, 'iPhone; CPU')).toBe(`https://maps.apple.com/?q=${words}`);
  expect(mapHref(place, 'Windows')).toBe(`https://yandex.by/maps/?text=${words}`);
});
