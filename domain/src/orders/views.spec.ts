import { ORDER_VIEWS } from './views';

test('the one-click views are these, in this order, with these filters', () => {
  expect(ORDER_VIEWS.map(({ name, label, filter }) => [name, label, filter('2026-12-31')])).toEqual([
    ['all', 'Все', {}],
    ['new', 'Новые', { status: 1 }],
    ['awaiting', 'Ждут ответа', { awaiting: true }],
    ['noPrice', 'Без цены', { needsPrice: true }],
    ['today', 'На сегодня', { deliveryDay: '2026-12-31', open: true }],
    ['tomorrow', 'На завтра', { deliveryDay: '2027-01-01', open: true }],
    ['pickup', 'Забрать', { status: 3 }],
    ['onWay', 'В пути', { status: 4 }],
    ['ready', 'К выдаче', { status: 5 }],
    ['failed', 'Не доставлены', { status: 7 }],
    ['fragile', 'Хрупкие', { fragile: true, open: true }],
  ]);
});
