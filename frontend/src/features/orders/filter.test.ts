import { filterChips, filterFromParams, filterQuery, filterToSearch, without } from './filter';
import { aStatus } from '../../../test/orders';

const statuses = {
  statuses: [aStatus(4)],
  states: [{ id: 1, name: 'Активная' }],
};

test('an address and the filter say the same', () => {
  const address = 'status=4&dateType=period&dateFrom=2026-11-01&dateTo=2026-11-20&priceType=range&priceMin=5';
  const filter = filterFromParams(new URLSearchParams(address));
  const again = new URLSearchParams(filterToSearch(filter));
  expect(Object.fromEntries(again)).toEqual(Object.fromEntries(new URLSearchParams(address)));
});

test('nonsense in an address is ignored', () => {
  const filter = filterFromParams(new URLSearchParams('status=abc&dateType=yesterday&priceMin=5&bonus=1'));
  expect(filter).toEqual({});
});

test('the ends of a period count only with «За период»', () => {
  expect(filterFromParams(new URLSearchParams('dateType=week&dateFrom=2026-11-01'))).toEqual({
    dateType: 'week',
  });
});

test('the API gets numbers for numbers', () => {
  const { search, query } = filterQuery({
    search: 'Гайдук',
    status: '4',
    priceType: 'range',
    priceMax: '10,5',
  });
  expect(search).toBe('Гайдук');
  expect(query).toMatchObject({ status: 4, state: null, priceType: 'range', priceMin: null, priceMax: 10.5 });
});

test('each choice is a chip, and a chip takes its own fields away', () => {
  const filter = { status: '4', priceType: 'range', priceMin: '5', priceMax: '10' };
  const chips = filterChips(filter, statuses, true);
  expect(chips.map(({ text }) => text)).toEqual(['Статус: В пути', 'Цена от 5\u00a0р до 10\u00a0р']);
  expect(without(filter, chips[1]?.fields ?? [])).toEqual({ status: '4' });
});

test('the own number is a chip under the name that its reader knows', () => {
  const chips = [true, false].flatMap((staff) => filterChips({ externalId: 'ИМ-1024' }, statuses, staff));
  expect(chips).toEqual([
    { text: 'Номер у клиента: ИМ-1024', fields: ['externalId'] },
    { text: 'Ваш номер заказа: ИМ-1024', fields: ['externalId'] },
  ]);
});

test('«За всё время» is no filter at all', () => {
  expect(filterToSearch({ dateType: 'all' })).toBe('');
});

test('a city has its name in the address for people; the API gets its number alone', () => {
  const filter = filterFromParams(new URLSearchParams('city=3&cityName=Гомель&clientType=fiz-lico&open=1'));
  expect(filterChips(filter, statuses, true).map(({ text }) => text)).toEqual([
    'Город: Гомель',
    'Физические лица',
    'В работе',
  ]);
  expect(filterQuery(filter).query).toMatchObject({ city: 3, clientType: 'fiz-lico', open: true });
  expect(filterQuery(filter).query).not.toHaveProperty('cityName');
  expect(filterToSearch(without(filter, ['city', 'cityName']))).toBe('?open=1&clientType=fiz-lico');
  expect(filterFromParams(new URLSearchParams('cityName=Гомель'))).toEqual({});
});

test('the days of the handover are one chip, either end open', () => {
  const [from, to] = [{ handedFrom: '2026-11-01' }, { handedTo: '2026-11-30' }];
  const texts = [{ ...from, ...to }, from, to].map((filter) => filterChips(filter, statuses, false)[0]?.text);
  expect(texts).toEqual([
    'Вручено с\u00a001.11.2026 по\u00a030.11.2026',
    'Вручено с\u00a001.11.2026',
    'Вручено по\u00a030.11.2026',
  ]);
  expect(without({ ...from, ...to }, filterChips(from, statuses, true)[0]?.fields ?? [])).toEqual({});
});

test.each([
  [{ search: 'мёд' }, 'Поиск: мёд'],
  [{ status: '4' }, 'Статус: В пути'],
  [{ status: '77' }, 'Статус: №\u00a077'],
  [{ state: '1' }, 'Состояние: Активная'],
  [{ dateType: 'today' }, 'Оформлен: сегодня'],
  [{ dateType: 'period' }, 'Оформлен: за период'],
  [{ dateType: 'period', dateFrom: '2026-11-01' }, 'Оформлен от 01.11.2026'],
  [
    { dateType: 'period', dateFrom: '2026-11-01', dateTo: '2026-11-20' },
    'Оформлен от 01.11.2026 до 20.11.2026',
  ],
  [{ priceType: 'range' }, 'Цена: в диапазоне'],
  [{ priceType: 'range', priceMin: '5.5' }, 'Цена от 5,5\u00a0р'],
  [{ priceType: 'range', priceMax: '10' }, 'Цена до 10\u00a0р'],
  [{ deliveryDay: '2026-11-20' }, 'Доставка 20.11.2026'],
  [{ city: '3' }, 'Город: 3'],
  [{ clientType: 'ur-lico' }, 'Юридические лица'],
  [{ open: '1' }, 'В работе'],
  [{ open: '0' }, 'Не в работе'],
  [{ fragile: '1' }, 'Хрупкие'],
  [{ fragile: '0' }, 'Не хрупкие'],
] as const)('the chip of %o reads «%s»', (filter, text) => {
  expect(filterChips(filter, statuses, true).map((chip) => chip.text)).toEqual([text]);
});
