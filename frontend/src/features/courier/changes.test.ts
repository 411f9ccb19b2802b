import { aCourierRun, aCourierStop, anEnd } from '../../../test/courier';
import { newsWords, opened, refreshed } from './changes';

const shown = { run: aCourierRun({ stops: [1, 2, 3].map((id) => aCourierStop(id)) }), news: {}, folded: [] };
const after = (...stops: ReturnType<typeof aCourierStop>[]) => refreshed(shown, aCourierRun({ stops }));
const ids = ({ run }: { run: typeof shown.run }) => run.stops.map(({ id }) => id);

it('keeps the stops where they are when the desk orders them anew', () => {
  const now = after(aCourierStop(3), aCourierStop(1), aCourierStop(2));
  expect([ids(now), now.news]).toEqual([[1, 2, 3], {}]);
});

it('tells what the desk has changed, and goes on telling it with the next change', () => {
  const once = after(aCourierStop(1), aCourierStop(2, { address: 'ул. Новая, д. 1' }), aCourierStop(3));
  const twice = refreshed(
    once,
    aCourierRun({
      stops: [1, 3].map((id) => aCourierStop(id)).concat(aCourierStop(2, { comment: 'Домофон 7' })),
    }),
  );
  expect(newsWords(once.news, once.run.stops)).toEqual(['№\u00a02: адрес']);
  expect(newsWords(twice.news, twice.run.stops)).toEqual(['№\u00a02: адрес, комментарий']);
});

it('leaves a stop that has left the run where it was, marked once, and puts a new one to the end', () => {
  const now = after(aCourierStop(4), aCourierStop(1), aCourierStop(3));
  expect(ids(now)).toEqual([1, 2, 3, 4]);
  expect(now.run.stops.map(({ carried }) => carried)).toEqual([true, false, true, true]);
  expect(newsWords(now.news, now.run.stops)).toEqual([
    '№\u00a02: снято с рейса',
    '№\u00a04: новая остановка',
  ]);
  const read = refreshed(
    { ...now, news: {} },
    aCourierRun({ stops: [1, 3, 4].map((id) => aCourierStop(id)) }),
  );
  expect(read.news).toEqual({});
});

it('tells a cancelled order, and the sender of what is fetched', () => {
  const cancelled = after(aCourierStop(1, { carried: false }), aCourierStop(2), aCourierStop(3));
  expect(newsWords(cancelled.news, cancelled.run.stops)).toEqual(['№\u00a01: заказ отменён']);
  const fetched = { run: aCourierRun({ stops: [aCourierStop(9, { task: 'fetch' })] }), news: {}, folded: [] };
  const now = refreshed(
    fetched,
    aCourierRun({ stops: [aCourierStop(9, { task: 'fetch', person: 'Анна' })] }),
  );
  expect(newsWords(now.news, now.run.stops)).toEqual(['№\u00a09: отправитель']);
});

it('tells an outcome of the desk and leaves the stop in the list; that of the driver is no news', () => {
  const ended = (key: string | null) =>
    aCourierStop(1, { outcome: { ...anEnd, outcome: 'failed', at: '2026-11-30 11:42', key } });
  const byDesk = after(ended(null), aCourierStop(2), aCourierStop(3));
  expect(newsWords(byDesk.news, byDesk.run.stops)).toEqual(['№\u00a01: исход «не вручено»']);
  expect(byDesk.folded).toEqual([]);
  expect(after(ended('k'), aCourierStop(2), aCourierStop(3)).news).toEqual({});
  const taken = refreshed({ ...byDesk, news: {} }, shown.run);
  expect(newsWords(taken.news, taken.run.stops)).toEqual(['№\u00a01: исход снят']);
  expect(opened(byDesk.run).folded).toEqual(['deliver-1']);
});

it('begins anew with another run', () => {
  expect(ids(refreshed(shown, aCourierRun({ id: 6, stops: [aCourierStop(2)] })))).toEqual([2]);
});
