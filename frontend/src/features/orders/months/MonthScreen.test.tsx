import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { MonthScreen } from './MonthScreen';
import { monthAt, monthTitle, obstaclesIn } from './words';

const figures = { orders: 52, sum: 1204.6, vat: 200.77, noPrice: 4, noEnd: 0, awaiting: 0 };
const firm = {
  user: 12,
  client: 'ООО «Ромашка»',
  unp: '191234567',
  contract: null,
  inActs: { orders: 50, sum: 1180 },
  acts: [{ id: 31, number: 12, date: '2026-12-01' }],
  ...figures,
};
const page = (...data: object[]) => ({ data, page: 1, pages: 1, total: data.length });
const month = {
  ...page(firm),
  month: '2026-11',
  until: '2026-11-30',
  isOver: true,
  vatPercent: 20,
  vatChange: null,
  firms: figures,
  noContract: 1,
  inActs: { orders: 50, sum: 1180 },
  persons: { ...figures, orders: 3, sum: 21, noPrice: 0 },
};
const open = (at: string) =>
  renderApp(
    <Routes>
      <Route path="/cabinet/months/:month" element={<MonthScreen />} />
    </Routes>,
    { at },
  );

test('a month shows its firms, their sums and what is in the way, each a step from its cure', async () => {
  answerApi({ 'GET /api/months/2026-11?page=1': { body: month } });
  open('/cabinet/months/2026-11');
  expect(await screen.findByRole('heading', { name: /Ноябрь\s2026/ })).toBeInTheDocument();
  const row = await screen.findByRole('row', { name: /Ромашка/ });
  expect(row).toHaveTextContent(/191234567.*52.*1204\.60\sр.*200\.77\sр/);
  expect(within(row).getByRole('link', { name: /4\sбез цены/ })).toHaveAttribute(
    'href',
    '/cabinet/months/2026-11?user=12&part=noPrice',
  );
  expect(within(row).getByRole('link', { name: 'нет контракта' })).toHaveAttribute(
    'href',
    '/cabinet/users/contract/12',
  );
  expect(row).toHaveTextContent(/50\sиз\s52: №\s12/);
  expect(within(row).getByRole('link', { name: /Акт №\s12/ })).toHaveAttribute('href', '/cabinet/acts/31');
  expect(screen.queryByRole('button', { name: 'Выставить акты…' })).toBeNull();
  expect(screen.getByText(/Частным лицам вручено: 3\sзаказа на 21\.00\sр/)).toBeInTheDocument();
});

test('a change of the rate of НДС since the month began is said', async () => {
  answerApi({
    'GET /api/actSeries': { body: { last: 0, stopped: null, gaps: [] } },
    'GET /api/months/2026-11?page=1': {
      body: { ...month, vatChange: { day: '2026-11-14', from: '10', to: '20' } },
    },
  });
  open('/cabinet/months/2026-11');
  expect(
    await screen.findByText(/14\.11\.2026 ставка сменилась: было 10\s%, стало 20\s%\. В\sакте одна ставка/),
  ).toBeInTheDocument();
});

test('clients whose accounts are gone are named with what becomes of their bill', async () => {
  const gone = {
    ...firm,
    user: 0,
    client: 'Клиенты без учётной записи',
    inActs: { orders: 0, sum: 0 },
    acts: [],
  };
  answerApi({
    'GET /api/actSeries': { body: { last: 0, stopped: null, gaps: [] } },
    'GET /api/months/2026-11?page=1': { body: { ...month, ...page(gone) } },
  });
  open('/cabinet/months/2026-11');
  expect(await screen.findByRole('link', { name: 'акта не будет: учётных записей уже нет' })).toHaveAttribute(
    'href',
    '/cabinet/months/2026-11?user=0',
  );
});

test('the orders without a price lead to the list where prices are set', async () => {
  const order = {
    id: 7,
    externalId: null,
    client: 'ООО «Ромашка»',
    receiver: 'Ян Белый',
    status: 'Доставлена',
    handedAt: '2026-11-25 10:15',
    deliveryDate: '2026-11-25 23:00',
    price: -1,
  };
  answerApi({ 'GET /api/months/2026-11/orders?part=noPrice&page=1': { body: page(order) } });
  open('/cabinet/months/2026-11?part=noPrice');
  expect(await screen.findByRole('link', { name: /№\s7/ })).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Назначить цены в списке' });
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://x');
  expect(Object.fromEntries(searchParams)).toEqual({
    handedFrom: '2026-11-01',
    handedTo: '2026-11-30',
    priceType: 'none',
    clientType: 'ur-lico',
  });
});

test('an address that names no month says so and leads to no other one', async () => {
  const message = 'Такого месяца нет, или он ещё не начался.';
  answerApi({ 'GET /api/months/november?page=1': { status: 404, body: { message } } });
  open('/cabinet/months/november');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Месяц$/);
  expect(screen.queryByRole('link', { name: /NaN/ })).not.toBeInTheDocument();
});

test.each([
  ['2026-12-01T09:00:00Z', '2026-11'],
  ['2026-12-10T20:59:00Z', '2026-11'],
  ['2026-12-10T21:00:00Z', '2026-12'],
])('at %s the month %s is worked with', (now, expected) => expect(monthAt(new Date(now))).toBe(expected));

test('words', () => {
  expect(monthTitle('2026-11')).toBe('Ноябрь\u00a02026');
  expect(obstaclesIn({ ...figures, noEnd: 2, awaiting: 1 }).map(({ text }) => text)).toEqual([
    '4\u00a0без цены',
    '2\u00a0без исхода',
    '1\u00a0ждёт ответа',
  ]);
});
