import type { TrackingDto } from '@shlyah/api-client';
import { headline, isOver, whatNext } from './words';

const at = '2026-11-20 12:00';
const point = { address: 'г. Гомель, ул. Советская, 54', hours: null, note: null, place: '31,52.4' };

/** A parcel with a status, to a point or to an address, promised or not. */
const parcel = (id: number, more: Partial<TrackingDto> = {}): TrackingDto => ({
  code: '7K4M-PX2D-W9H4',
  mode: 'live',
  from: 'Минск',
  to: 'Гомель',
  places: 1,
  failure: null,
  nextTry: null,
  nextTryUtc: null,
  deliveryFrom: null,
  handedTo: null,
  passed: [{ id, name: `Статус ${id}`, date: at, dateUtc: null }],
  ahead: [],
  point: null,
  ...more,
});

const promised = (expected: string) => ({
  ahead: [{ id: 6, name: 'Доставлена', expected, expectedUtc: null }],
});

describe('where a parcel is', () => {
  it('is said in a sentence of its own for each status', () => {
    const said = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => headline(parcel(id)));
    expect(said).toEqual([
      'Заказ оформлен, менеджер его проверяет',
      'Заказ принят, скоро заберём посылку у отправителя',
      'Забираем посылку у отправителя',
      'Посылка едет к получателю',
      'Посылка готова к передаче',
      'Посылка доставлена',
      'Вручить посылку не удалось',
      'Посылка возвращается отправителю',
      'Заказ отменён',
    ]);
  });

  it('is said otherwise where the receiver comes to a point', () => {
    expect([4, 5].map((id) => headline(parcel(id, { point })))).toEqual([
      'Посылка едет в пункт выдачи',
      'Посылку можно забрать в пункте выдачи',
    ]);
  });

  it('is the name of a status that is not known here', () => {
    expect(headline(parcel(12))).toBe('Статус 12');
    expect(headline(parcel(1, { passed: [] }))).toBe('');
  });
});

describe('what follows', () => {
  it('is the promised day', () => {
    expect(whatNext(parcel(4, promised('2026-11-23 23:00')), at)).toBe('Доставим 23.11.2026 до 23:00.');
    expect(whatNext(parcel(4, { ...promised('2026-11-23 23:00'), point }), at)).toBe(
      'Привезём в пункт 23.11.2026 до 23:00.',
    );
  });

  it('is an open word when that day has passed', () => {
    expect(whatNext(parcel(4, promised('2026-11-20 11:59')), at)).toBe(
      'Обещали 20.11.2026 до 11:59 — задерживается. Позвоните нам, и мы скажем, когда она будет.',
    );
    expect(whatNext(parcel(4, promised(at)), at)).toMatch(/^Доставим/);
  });

  it('is what to do where nothing is promised, or nothing', () => {
    expect(whatNext(parcel(5, { point }), at)).toBe('Приходите в часы работы пункта.');
    expect([7, 8, 9].map((id) => whatNext(parcel(id), at))).toEqual([
      'Позвоните нам, и мы договоримся о другом дне.',
      'Если это ошибка, позвоните нам или отправителю.',
      'Отменили по ошибке? Свяжитесь с отправителем.',
    ]);
    for (const id of [5, 6]) expect(whatNext(parcel(id), at)).toBeNull();
  });
});

it('a parcel that was delivered or cancelled has come to its end', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((id) => isOver(parcel(id)))).toEqual([6, 9]);
});
