import { company } from '../../test/render-app';
import type { TrackingState } from '../features/tracking/types';
import { drawTracking } from './tracking-page';

const template = '<html><head><!--head--></head><body><!--page--></body></html>';
const site = { company: { ...company, name: '«Шлях» <&>' }, address: 'https://shlyah.example' };
const at = '2026-11-20 12:05';

const parcel = {
  code: '7K4M-PX2D-W9H4',
  mode: 'live' as const,
  from: 'Минск',
  to: 'Гомель',
  places: 2,
  failure: null,
  nextTry: null,
  nextTryUtc: null,
  deliveryFrom: null,
  handedTo: null,
  passed: [
    { id: 1, name: 'Новая', date: '2026-11-19 10:00', dateUtc: '2026-11-19T07:00:00.000Z' },
    { id: 4, name: 'В пути', date: null, dateUtc: null },
  ],
  ahead: [
    { id: 5, name: 'Готова к выдаче', expected: '2026-11-23 23:00', expectedUtc: '2026-11-23T20:00:00.000Z' },
    { id: 6, name: 'Доставлена', expected: null, expectedUtc: null },
  ],
  point: { address: 'г. Гомель, ул. </p>, 12', hours: 'пн–пт', note: 'Вход со двора', place: '31,52.4' },
};

const drawn = (state: Partial<TrackingState> = {}): Document =>
  new DOMParser().parseFromString(
    drawTracking(site, template, { lookups: [], leftOut: 0, at, ...state }),
    'text/html',
  );

const textOf = (page: Document): string => (page.body.textContent ?? '').replace(/[\u00a0\u2060]/g, ' ');

test('a parcel is drawn with its road, its promise, its cargo and its point', () => {
  const page = drawn({ lookups: [{ typed: parcel.code, parcel }] });
  const steps = [...page.querySelectorAll('ol > li')].map((step) => step.textContent);
  expect(steps).toEqual([
    'Заказ оформлен19.11.2026 10:00',
    'В пути',
    'Готова к выдаче23.11.2026 до 23:00',
    'Доставлена',
  ]);
  for (const words of [
    'Минск → Гомель',
    'Привезём в пункт 23.11.2026',
    '2 места',
    'ул. </p>, 12',
    'Вход со двора',
  ])
    expect(textOf(page)).toContain(words);
  expect(page.querySelector('[data-map]')?.getAttribute('data-place')).toBe('31,52.4');
  expect(page.querySelector('[data-moves]')).not.toBeNull();
});

test('a receiver who is told can end that, without scripts, and reads that it has ended', () => {
  const formOf = (notices: 'on' | 'off' | null) =>
    drawn({ lookups: [{ typed: parcel.code, parcel, notices }] }).getElementById('notices');
  const form = formOf('on');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
    'post',
    `/t/${parcel.code}/silence`,
  ]);
  expect(form?.querySelector('button')?.textContent).toBe('Не присылать сообщения на этот номер');
  expect(form?.querySelector('button')?.hasAttribute('disabled')).toBe(false);
  expect(formOf('off')?.textContent).toBe(
    'Сообщений о посылках этого отправителя на номер получателя больше не будет. Передумали — позвоните нам.',
  );
  expect(formOf(null)).toBeNull();
});

test('a page on which nothing will change does not ask for more', () => {
  const passed = [{ id: 6, name: 'Доставлена', date: at, dateUtc: '2026-11-20T09:05:00.000Z' }];
  const page = drawn({
    lookups: [{ typed: parcel.code, parcel: { ...parcel, passed, ahead: [], point: null } }],
  });
  expect(page.querySelector('[data-moves], [data-map]')).toBeNull();
});

test('what was typed is shown as words, with what is wrong, and stays in the form', () => {
  const typed = '"><script>alert(1)</script>';
  const page = drawn({ lookups: [{ typed, problem: 'По этому коду посылки нет.' }], leftOut: 2 });
  expect(page.querySelector('script')).toBeNull();
  expect(textOf(page)).toContain(`Код ${typed}`);
  expect(textOf(page)).toContain('За один раз ищем до трёх кодов');
  expect(page.querySelector('input')?.value).toBe(typed);
});

test('the head names the company and no parcel, and keeps the address to itself', () => {
  const { head } = drawn({ lookups: [{ typed: parcel.code, parcel }] });
  const tags = [...head.querySelectorAll('title, meta')].map(
    (tag) => [...tag.attributes].map(({ value }) => value).join(' ') || tag.textContent,
  );
  expect(tags).toEqual([
    'Отслеживание посылки — «Шлях» <&>',
    'robots noindex, nofollow',
    'referrer no-referrer',
    'og:title Отслеживание посылки — «Шлях» <&>',
    'og:description Где посылка сейчас, что дальше и где её забрать.',
    'og:image https://shlyah.example/img/share.png',
  ]);
});

test('a parcel of a test order is a sample in its title, in its words and across them', () => {
  const shown = (mode: 'live' | 'test') => {
    const page = drawn({ lookups: [{ typed: parcel.code, parcel: { ...parcel, mode } }] });
    const words = 'ОБРАЗЕЦ Это тестовый заказ. Посылки нет';
    return [
      page.title.startsWith('ОБРАЗЕЦ'),
      textOf(page).includes(words),
      page.querySelector('article')?.hasAttribute('data-sample'),
    ];
  };
  expect(shown('test')).toEqual([true, true, true]);
  expect(shown('live')).toEqual([false, false, false]);
});

test('within one city the way is said in words', () => {
  const page = drawn({ lookups: [{ typed: parcel.code, parcel: { ...parcel, to: 'Минск' } }] });
  expect(textOf(page)).toContain('По городу Минск');
});
