import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { answerApi } from '../../../../test/api';
import { anOrder, aStatus } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { noChanges, publishChanges } from '../../../shared/changes';
import { Toasts } from '../../../ui/feedback/Toasts';
import type { Day } from '../types';
import { DayScreen } from './DayScreen';
import { reasonsOf, undeliveredTitle } from './words';

const failed = anOrder({
  id: 7,
  deliveryDate: '2026-11-26 23:00',
  status: aStatus(7),
  failure: 'nobody',
  price: 20,
});
const [one, two, third] = [anOrder({ id: 9 }), anOrder({ id: 8, price: 38 }), anOrder({ id: 6 })];
const group = (region: string, town: string, ids: number[]) => ({
  region,
  town,
  point: null,
  ids,
  places: ids.length,
  weight: 3,
  volume: 0.006,
  unpriced: 1,
});
const aDay = (differences: Partial<Day> = {}): Day => ({
  day: '2026-11-27',
  today: '2026-11-27',
  previous: '2026-11-26',
  nextDelivery: '2026-11-29 23:00',
  undelivered: [7],
  unfit: [{ reason: 'noPrice', ids: [9, 6] }],
  deliveries: [group('Гомельская область', 'Гомель', [9, 8]), group('Минск', 'Минск', [6])],
  pickups: [group('Минск', 'Минск', [9])],
  total: 3,
  closedUnpriced: 0,
  carriers: [],
  orders: [one, two, third, failed],
  ...differences,
});

const show = (answers: Parameters<typeof answerApi>[0], date = 'today') => {
  const sent = answerApi({ 'GET /api/order/statuses': { body: { statuses: [], states: [] } }, ...answers });
  renderApp(
    <>
      <Routes>
        <Route path="/cabinet/day/:date" element={<DayScreen />} />
      </Routes>
      <Toasts />
    </>,
    { at: `/cabinet/day/${date}`, user: aUser({ role: 'manager' }) },
  );
  return sent;
};

test('the day says what is brought where, and leads to the days around it', async () => {
  show({ 'GET /api/day/today': { body: aDay() } });
  await screen.findByRole('heading', { level: 1, name: /Сегодня\s— пятница, 27\sноября 2026/ });
  expect(screen.getByRole('heading', { name: /Доставить/ })).toHaveTextContent(
    /Доставить: 3\sзаказа, 3\sместа, 6\sкг, 0,012\sм³, 2\sбез цены/,
  );
  expect(screen.getByRole('link', { name: 'Сегодня' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: /→/ })).toHaveAttribute('href', '/cabinet/day/2026-11-28');
  // The address of an order knows its day.
  expect(screen.getByRole('link', { name: '8' })).toHaveAttribute(
    'href',
    '/cabinet/orders/view/8?deliveryDay=2026-11-27&open=1&day=2026-11-27',
  );
});

test('reasons are counted, the most frequent first', () => {
  const other = { ...failed, failure: 'other' as const, failureWords: 'закрыт проезд' };
  const unmarked = { ...failed, failure: null, status: aStatus(4) };
  expect(reasonsOf([other, failed, unmarked, failed])).toBe(
    'никого не было на месте\u00a0— 2, другая причина\u00a0— 1, итог не отмечен\u00a0— 1',
  );
});

test('an order that another changes is renewed where it stands; one that comes is asked for', async () => {
  show({ 'GET /api/day/today': { body: aDay() } });
  await screen.findByRole('heading', { name: /Доставить/ });
  const tell = (id: number) =>
    act(async () =>
      publishChanges({
        ...noChanges,
        orders: [{ id, version: 2, kinds: ['order.price'], by: null }],
      }),
    );
  const priced = { ...one, price: 41, version: 2 };
  answerApi({ 'GET /api/day/today': { body: aDay({ orders: [priced, two, third, failed] }) } });
  await tell(9);
  expect(await screen.findAllByText('41.00 р')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: /обновить/ })).toBeNull();
  const come = aDay({
    deliveries: [group('Гомельская область', 'Гомель', [12, 9, 8]), group('Минск', 'Минск', [6])],
    orders: [anOrder({ id: 12 }), priced, two, third, failed],
  });
  answerApi({ 'GET /api/day/today': { body: come } });
  await tell(12);
  const renew = await screen.findByRole('button', { name: 'День изменился — показать' });
  expect(screen.queryByRole('link', { name: '12' })).toBeNull();
  await userEvent.click(renew);
  expect(screen.getByRole('link', { name: '12' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /обновить/ })).toBeNull();
});

test('one press chooses a place, and another leaves it', async () => {
  show({ 'GET /api/day/today': { body: aDay() } });
  const all = await screen.findByRole('checkbox', { name: 'Выбрать: доставить, Гомель' });
  await userEvent.click(all);
  expect(screen.getByText('Выбрано: 2')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /Выбрать заказ №\s9/ })).toBeChecked();
  await userEvent.click(all);
  expect(screen.queryByText(/Выбрано/)).toBeNull();
});

test('what does not fit is folded, and unfolds by keys', async () => {
  show({ 'GET /api/day/today': { body: aDay() } });
  const fold = await screen.findByRole('button', { name: 'Без цены: 2' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  fold.focus();
  await userEvent.keyboard('{Enter}');
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('table', { name: 'Без цены' })).toBeInTheDocument();
});

test('a price that is half typed outlives the folding of its place', async () => {
  show({ 'GET /api/day/today': { body: aDay() } });
  const fold = await screen.findByRole('button', { name: /^Гомель/ });
  const place = () => within(screen.getByRole('table', { name: /Гомель/ }));
  await userEvent.click(place().getByRole('button', { name: /Изменить цену заказа №\s8/ }));
  await userEvent.keyboard('41');
  await userEvent.click(fold);
  expect(screen.queryByRole('textbox', { name: /Цена заказа/ })).toBeNull();
  await userEvent.click(fold);
  expect(place().getByRole('textbox', { name: /Цена заказа №\s8/ })).toHaveValue('41');
});

test('what was not delivered stands with its reason, and one press moves all of it', async () => {
  const moved = { ...failed, version: 2, deliveryDate: '2026-11-29 23:00' };
  const answer = { body: aDay() };
  const sent = show({
    'GET /api/day/today': answer,
    'POST /api/order/bulk': { body: [{ id: 7, statusCode: 200, order: moved }] },
  });
  const table = await screen.findByRole('table', { name: 'Вчера не доставлено' });
  expect(within(table).getByText('никого не было на месте')).toBeInTheDocument();
  answer.body = aDay({ undelivered: [], orders: [one, two, third] });
  await userEvent.click(screen.getByRole('button', { name: 'Перенести все на 29.11.2026' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /не доставлено/ })).toBeNull());
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    orders: [{ id: 7, version: 1 }],
    deliveryDate: '2026-11-29 23:00',
  });
});

test('«Перенести» leaves out what was refused, is damaged or has no outcome yet, says so, and is undone by one press', async () => {
  const on = (id: number, differences: object) => ({ ...failed, id, ...differences });
  const past = [
    failed,
    on(5, { failure: null }),
    on(4, { failure: 'refused' as const }),
    on(3, { failure: 'damaged' as const }),
    on(2, { status: aStatus(4), failure: null }),
  ];
  const date = '2026-11-29 23:00';
  const saved = [7, 5].map((id) => ({
    id,
    statusCode: 200,
    order: on(id, { version: 2, deliveryDate: date, failure: id === 7 ? 'nobody' : null }),
  }));
  const day = aDay({ undelivered: [7, 5, 4, 3, 2], orders: [one, two, third, ...past] });
  const sent = show({ 'GET /api/day/today': { body: day }, 'POST /api/order/bulk': { body: saved } });
  const move = await screen.findByRole('button', { name: 'Перенести 2 из 5 на 29.11.2026' });
  expect(
    screen.getByText(
      /^Не переносим: получатель отказался\s— 1, груз повреждён\s— 1, итог не отмечен\s— 1\. Чтобы перенести и их/,
    ),
  ).toBeInTheDocument();
  await userEvent.click(move);
  const undo = await screen.findByRole('button', { name: 'Отменить' });
  const posted = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(posted()).toEqual([
    {
      orders: [
        { id: 7, version: 1 },
        { id: 5, version: 1 },
      ],
      deliveryDate: date,
    },
  ]);
  const back = [7, 5].map((id) => ({ id, statusCode: 200, order: on(id, { version: 3 }) }));
  answerApi({ 'GET /api/day/today': { body: day }, 'POST /api/order/bulk': { body: back } });
  // jsdom has no pointer capture, which the toast asks for.
  fireEvent.click(undo);
  expect(await screen.findByText('Вернули как было: 2 заказа')).toBeInTheDocument();
  // Chosen by hand, they are moved.
  await userEvent.click(screen.getByRole('checkbox', { name: /Выбрать заказ №\s4$/ }));
  expect(screen.getByRole('button', { name: 'Перенести выбранные, 1, на 29.11.2026' })).toBeInTheDocument();
  expect(screen.queryByText(/^Не переносим/)).toBeNull();
});

test('what was delivered without a price is counted, also on a day with no other orders, and leads to it', async () => {
  const nothing = { deliveries: [], pickups: [], unfit: [], undelivered: [], total: 0, orders: [] };
  show({ 'GET /api/day/today': { body: aDay({ ...nothing, closedUnpriced: 6 }) } });
  const link = await screen.findByRole('link', { name: /^6\sзаказов$/ });
  expect(link).toHaveAttribute('href', '/cabinet/orders/1?deliveryDay=2026-11-27&open=0&needsPrice=1');
  expect(link.parentElement).toHaveTextContent(/^Уже доставлены или закрыты без цены: 6\sзаказов$/);
});

test('nothing is offered to be moved where all is left out', async () => {
  const refused = { ...failed, failure: 'refused' as const };
  show({ 'GET /api/day/today': { body: aDay({ orders: [one, two, third, refused] }) } });
  expect(await screen.findByText(/^Не переносим: получатель отказался/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Перенести/ })).toBeNull();
});

test('a row stays under the hand when its order has got its price', async () => {
  const priced = { ...one, version: 2, price: 21 };
  const answer = { body: aDay() };
  show({
    'GET /api/day/today': answer,
    'POST /api/order/bulk': { body: [{ id: 9, statusCode: 200, order: priced }] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Без цены: 2' }));
  const table = screen.getByRole('table', { name: 'Без цены' });
  const numbers = () =>
    within(table)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(numbers()).toEqual(['9', '6']);
  answer.body = aDay({ unfit: [{ reason: 'noPrice', ids: [6] }], orders: [priced, two, third, failed] });
  await userEvent.click(within(table).getByRole('button', { name: /Принять заказ №\s9/ }));
  await screen.findByRole('button', { name: 'Без цены: 1' });
  expect(numbers()).toEqual(['9', '6']);
  expect(within(table).getByRole('button', { name: /Изменить цену заказа №\s9: 21.00/ })).toBeInTheDocument();
});

test('a move that another person was quicker than says what is now, and can be done all the same', async () => {
  const now = { ...failed, version: 2, price: 25 };
  show({
    'GET /api/day/today': { body: aDay() },
    'POST /api/order/bulk': {
      body: [
        {
          id: 7,
          statusCode: 409,
          code: 'version_conflict',
          message: 'Изменено',
          order: now,
          savedBy: { name: 'Ольга', at: '2026-11-27 10:00' },
        },
      ],
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Перенести все на 29.11.2026' }));
  expect(await screen.findByText(/Ваше не сохранено: доставка 29.11.2026 до 23:00/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Всё равно поставить 29.11.2026 до 23:00' })).toBeInTheDocument();
});

test.each([
  ['2026-11-27', '2026-11-26', 'Вчера не доставлено'],
  ['2026-11-28', '2026-11-27', 'Сегодня не доставлено'],
  ['2026-11-26', '2026-11-24', 'Не доставлено с\u00a024.11.2026'],
  ['2026-12-01', '2026-11-30', 'Не доставлено 30.11.2026'],
])('of %s, behind %s, it is «%s»', (day, previous, title) => {
  expect(undeliveredTitle(aDay({ day, previous }))).toBe(title);
});

test('a day without orders, and one that is none', async () => {
  const empty = { undelivered: [], unfit: [], deliveries: [], pickups: [], total: 0, orders: [] };
  show({ 'GET /api/day/tomorrow': { body: aDay({ ...empty, day: '2026-11-28' }) } }, 'tomorrow');
  expect(await screen.findByText('На этот день заказов нет')).toBeInTheDocument();
  show(
    { 'GET /api/day/2026-02-30': { status: 404, body: { statusCode: 404, code: 'not_found' } } },
    '2026-02-30',
  );
  expect(await screen.findByText('Такого дня нет')).toBeInTheDocument();
});
