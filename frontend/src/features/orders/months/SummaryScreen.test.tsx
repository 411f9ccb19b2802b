import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { filterChips, filterFromParams } from '../filter';
import { SummaryScreen } from './SummaryScreen';
import { dayPairs, outcomeTitle, reasonPairs, share } from './summary-words';

const day = (date: string, orders: number) => ({ day: date, orders, sum: orders * 10 });
const november = {
  from: '2026-11-01',
  until: '2026-11-02',
  orders: 5,
  sum: 50,
  noPrice: 1,
  inTime: 4,
  late: 1,
  notDelivered: 2,
  failures: [{ reason: 'nobody' as const, orders: 2 }],
  days: [day('2026-11-01', 0), day('2026-11-02', 5)],
};
const october = {
  ...november,
  from: '2026-10-01',
  until: '2026-10-02',
  orders: 3,
  failures: [{ reason: 'none' as const, orders: 1 }],
  days: [day('2026-10-01', 3), day('2026-10-02', 0)],
};
const summary = { month: '2026-11', isOver: false, shown: november, before: october };

const open = (body: object, at = '/cabinet/summary/2026-11') => {
  answerApi({ 'GET /api/months/2026-11/summary': { body } });
  renderApp(
    <Routes>
      <Route path="/cabinet/summary/:month" element={<SummaryScreen />} />
    </Routes>,
    { at },
  );
};

beforeEach(() =>
  // A wide window: the tables stand beside the charts.
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('min-width: 1024px'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  ),
);
afterEach(() => jest.restoreAllMocks());

const filterOf = (link: HTMLElement) =>
  Object.fromEntries(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams);

test('each figure leads to the orders that it counts, of both months', async () => {
  open(summary);
  const totals = within(await screen.findByRole('table', { name: 'Итоги месяца' }));
  const handed = totals.getByRole('row', { name: /Вручено заказов/ });
  const [now, then] = within(handed).getAllByRole('link');
  expect(filterOf(now as HTMLElement)).toEqual({ handedFrom: '2026-11-01', handedTo: '2026-11-02' });
  expect(filterOf(then as HTMLElement)).toEqual({ handedFrom: '2026-10-01', handedTo: '2026-10-02' });
  // A client's own list.
  expect(now).toHaveAttribute('href', expect.stringContaining('/cabinet/myOrders/1?'));
  const inTime = within(screen.getByRole('table', { name: 'Вручено в срок и позже' }));
  const [, late] = within(inTime.getByRole('row', { name: /Ноябрь/ })).getAllByRole('link');
  expect(filterOf(late as HTMLElement)).toEqual({
    handedFrom: '2026-11-01',
    handedTo: '2026-11-02',
    inTime: '0',
  });
  const days = within(screen.getByRole('table', { name: 'Вручено по дням' }));
  const second = days.getByRole('row', { name: /02\.11/ });
  expect(within(second).getAllByRole('link').map(filterOf)).toEqual([
    { handedFrom: '2026-11-02', handedTo: '2026-11-02' },
  ]);
  const reasons = within(screen.getByRole('table', { name: 'Причины' }));
  expect(filterOf(within(reasons.getByRole('row', { name: /никого/ })).getByRole('link'))).toEqual({
    failedFrom: '2026-11-01',
    failedTo: '2026-11-02',
    failedFor: 'nobody',
  });
  expect(screen.getByText(/Месяц ещё идёт: Ноябрь\s2026 по\s02\.11, рядом/)).toBeInTheDocument();
});

test('without a month before there is nothing to compare with, and nothing is compared', async () => {
  open({ ...summary, isOver: true, before: null });
  expect(await screen.findByText(/Сравнить не с\sчем/)).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Раньше' })).toBeNull();
});

test('an empty month says so', async () => {
  const none = { orders: 0, sum: 0, noPrice: 0, inTime: 0, late: 0, notDelivered: 0, failures: [] };
  open({ ...summary, shown: { ...november, ...none }, before: null });
  expect(await screen.findByText('В этом месяце ничего не вручали')).toBeInTheDocument();
});

test('words and pairs', () => {
  expect(outcomeTitle(november)).toBe('Ноябрь\u00a02026 по\u00a002.11');
  expect(outcomeTitle({ ...november, until: '2026-11-30' })).toBe('Ноябрь\u00a02026');
  expect([share(199, 200), share(0, 0)]).toEqual(['99\u00a0%', '']);
  const shorter = { ...summary, shown: { ...november, days: [day('2026-11-01', 1)] } };
  expect(dayPairs(shorter).map(({ orders, ordersBefore }) => [orders, ordersBefore])).toEqual([
    [1, 3],
    [null, 0],
  ]);
  expect(reasonPairs(summary)).toEqual([
    { reason: 'nobody', orders: 2, ordersBefore: 0 },
    { reason: 'none', orders: 0, ordersBefore: 1 },
  ]);
});

test('the list says by which figure it was opened', () => {
  const chips = (query: string) =>
    filterChips(filterFromParams(new URLSearchParams(query)), null, false).map(({ text }) => text);
  expect(chips('handedFrom=2026-11-01&inTime=0')).toEqual([
    'Вручено с\u00a001.11.2026',
    'Вручено позже срока',
  ]);
  expect(chips('failedFrom=2026-11-01&failedTo=2026-11-30&failedFor=nobody')).toEqual([
    'Не вручили с\u00a001.11.2026 по\u00a030.11.2026: никого не было на месте',
  ]);
});
