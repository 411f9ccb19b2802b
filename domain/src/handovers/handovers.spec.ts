import {
  handedPlacesProblem,
  handedTo,
  handoverLine,
  hourProblem,
  isNewsToReceiver,
  isUndoneBy,
  missingPlaces,
  placesBackProblem,
} from './index';

const moment = (time: string): Date => new Date(`2026-11-30T${time}:00Z`);
const facts = { now: moment('15:00'), placedAt: moment('05:00'), departure: null };

describe('the hour of a handover', () => {
  it.each([
    ['15:00', null],
    ['05:00', null],
    ['15:01', 'ещё не наступил'],
    ['04:59', 'Заказ оформлен 30.11.2026 08:00'],
  ])('%s: %s', (time, problem) => {
    const found = hourProblem(moment(time), facts);
    if (problem === null) expect(found).toBeNull();
    else expect(found).toContain(problem);
  });

  it('is not before the minute of the departure', () => {
    const departure = { run: 5, leftAt: new Date('2026-11-30T06:10:40Z') };
    expect(hourProblem(moment('06:10'), { ...facts, departure })).toBeNull();
    expect(hourProblem(moment('06:09'), { ...facts, departure })).toContain(
      '№\u00a05 выехал 30.11.2026 09:10',
    );
  });

  it('is at most three days old', () => {
    const old = { ...facts, placedAt: new Date('2026-11-01T00:00:00Z') };
    expect(hourProblem(new Date('2026-11-27T15:00:00Z'), old)).toBeNull();
    expect(hourProblem(new Date('2026-11-27T14:59:00Z'), old)).toContain('72 часов');
  });
});

it('fewer places than there are are a failed try, or cargo that is collected in parts', () => {
  expect(handedPlacesProblem(3, 3, 'handed')).toBeNull();
  expect(handedPlacesProblem(2, 3, 'handed')).toContain('«Доставлена» ставят, когда переданы все');
  expect(handedPlacesProblem(2, 3, 'point')).toContain('«Готова к выдаче»');
  expect(handedPlacesProblem(2, 3, 'collected')).toBeNull();
  expect(handedPlacesProblem(2, 3, 'failed')).toBeNull();
  expect(handedPlacesProblem(4, 3, 'failed')).toContain('больше передать нельзя');
});

it('places come back after a failed delivery alone, and no more than there are', () => {
  const failed = { task: 'deliver', outcome: 'failed' } as const;
  expect([0, 2, 3].map((back) => placesBackProblem(back, 3, failed))).toEqual([null, null, null]);
  expect(placesBackProblem(4, 3, failed)).toContain('3\u00a0места: больше вернуться не могло');
  for (const other of [
    { task: 'deliver', outcome: 'missed' } as const,
    { task: 'fetch', outcome: 'failed' } as const,
  ])
    expect(placesBackProblem(1, 3, other)).toContain('когда заказ не вручён');
});

it('what did not come back is named', () => {
  const words = (back: number | null, all: number) => missingPlaces('№\u00a07', back, all);
  expect([words(2, 3), words(1, 3), words(0, 5)]).toEqual([
    'Не вернулось 1\u00a0место заказа №\u00a07',
    'Не вернулись 2\u00a0места заказа №\u00a07',
    'Не вернулось 5\u00a0мест заказа №\u00a07',
  ]);
  expect([words(3, 3), words(null, 3), words(4, 3)]).toEqual([null, null, null]);
});

it('a delivery stands as long as its status, other tries until a status before them', () => {
  expect([4, 7, 8].map((status) => isUndoneBy('handed', status))).toEqual([true, true, true]);
  expect([4, 6, 7].map((status) => isUndoneBy('point', status))).toEqual([true, false, false]);
  expect([3, 5].map((status) => isUndoneBy('collected', status))).toEqual([true, false]);
  expect([4, 6].map((status) => isUndoneBy('failed', status))).toEqual([false, false]);
});

it('is news to the receiver for two hours, if its hour is known', () => {
  const recordedAt = '2026-11-30 18:00';
  expect(isNewsToReceiver(null)).toBe(true);
  expect(isNewsToReceiver({ date: '2026-11-30 16:00', recordedAt })).toBe(true);
  expect(isNewsToReceiver({ date: '2026-11-30 15:59', recordedAt })).toBe(false);
  expect(isNewsToReceiver({ date: null, recordedAt })).toBe(false);
});

it('is one line, and on public pages no name', () => {
  const taken = { outcome: 'handed', receivedBy: 'Пётр Сидоров', receivedAs: 'relative', places: 2 } as const;
  expect(handoverLine({ ...taken, date: '2026-11-30 10:15', ttnTaken: true })).toBe(
    'вручено 30.11.2026 в\u00a010:15, Пётр Сидоров, родственник, мест: 2, ТТН забрали',
  );
  expect(handoverLine({ ...taken, date: null, ttnTaken: false, receivedBy: null, places: null })).toBe(
    'вручено, время неизвестно, родственник',
  );
  const failed = {
    outcome: 'failed',
    receivedBy: null,
    receivedAs: null,
    places: null,
    ttnTaken: false,
  } as const;
  const line = 'не вручено 30.11.2026 в\u00a010:15, вернулось мест: 1';
  const told = { ...failed, date: '2026-11-30 10:15', placesBack: 1 };
  expect([handoverLine(told), handoverLine(told, 3)]).toEqual([line, `${line} из 3`]);
  expect([handedTo(taken), handedTo({ receivedAs: 'receiver' }), handedTo({ receivedAs: null })]).toEqual([
    'other',
    'personally',
    null,
  ]);
});
