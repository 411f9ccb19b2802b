import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CarrierDto } from '@shlyah/api-client';
import { Route, Routes } from 'react-router';
import { answerApi } from '../../../../test/api';
import { anOrder, aStatus } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { noChanges, publishChanges } from '../../../shared/changes';
import type { Day } from '../types';
import { DayScreen } from './DayScreen';

const ids = [9, 8, 6];
const group = (town: string, own: number[]) => ({
  region: 'Минск',
  town,
  point: null,
  ids: own,
  places: own.length,
  weight: 3,
  volume: 0.006,
  unpriced: 0,
});
const carrier = (order: number, changes: Partial<CarrierDto> = {}): CarrierDto => ({
  order,
  run: 5,
  day: '2026-11-27',
  driver: 'Игорь Савич',
  driverPhone: null,
  car: null,
  state: 'open',
  task: 'deliver',
  done: false,
  untold: false,
  ...changes,
});
const aDay = (carriers: CarrierDto[], changes: Partial<Day> = {}): Day => ({
  day: '2026-11-27',
  today: '2026-11-27',
  previous: '2026-11-26',
  nextDelivery: '2026-11-29 23:00',
  undelivered: [],
  unfit: [],
  deliveries: [group('Гомель', [9, 8]), group('Брест', [6])],
  pickups: [],
  total: 3,
  closedUnpriced: 0,
  carriers,
  orders: ids.map((id) => anOrder({ id })),
  ...changes,
});

function show(day: Day) {
  const answers = { 'GET /api/day/today': { body: day } };
  answerApi({ 'GET /api/order/statuses': { body: { statuses: [], states: [] } }, ...answers });
  renderApp(
    <Routes>
      <Route path="/cabinet/day/:date" element={<DayScreen />} />
    </Routes>,
    { at: '/cabinet/day/today', user: aUser({ role: 'manager' }) },
  );
  return (next: Day) => (answers['GET /api/day/today'].body = next);
}

const textOf = (element: HTMLElement | null | undefined) => element?.textContent.replaceAll('\u00a0', ' ');
const head = async (name: RegExp) => textOf((await screen.findByRole('button', { name })).parentElement);

test('a group says how many of its orders are in runs, a whole one who drives', async () => {
  show(aDay([carrier(9), carrier(6), carrier(8, { done: true })]));
  expect(await head(/^Гомель/)).toMatch(/1 из 2 в рейсе$/);
  expect(await head(/^Брест/)).toMatch(/Игорь Савич$/);
  expect(screen.getByRole('heading', { level: 3, name: /Минск/ }).parentElement).toHaveTextContent(
    /2\sиз\s3 в рейсах$/,
  );
});

test('what no run carries stands on top, chosen with one press; so is the whole day', async () => {
  show(aDay([carrier(9)]));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Выбрать: не в рейсе' }));
  expect(screen.getByRole('button', { name: 'Не в рейсе: 2' })).toBeInTheDocument();
  const bar = screen.getByRole('region', { name: 'Выбранные заказы' });
  expect(bar).toHaveTextContent('Выбрано: 2');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Выбрать весь день' }));
  expect(bar).toHaveTextContent('Выбрано: 3');
});

test('an order that waits in a point needs no run, and a whole day says so', async () => {
  const orders = [anOrder({ id: 9 }), anOrder({ id: 8, status: aStatus(5) }), anOrder({ id: 6 })];
  show(aDay([carrier(9), carrier(6)], { orders }));
  expect(await screen.findByText('Все заказы дня в рейсах')).toBeInTheDocument();
  expect(screen.queryByText(/Не в рейсе/)).toBeNull();
});

test('of a day that has passed no run is missed', async () => {
  show(aDay([], { today: '2026-11-28' }));
  await screen.findByRole('checkbox', { name: 'Выбрать весь день' });
  expect(screen.queryByText(/в рейс/)).toBeNull();
});

test('what another dispatcher puts into a run is seen where it stands', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const answer = show(aDay([carrier(9)]));
  expect(await head(/^Гомель/)).toMatch(/1 из 2 в рейсе$/);
  answer(aDay([carrier(9), carrier(8, { driver: 'Пётр Лис', run: 7 })]));
  await act(async () => {
    publishChanges({ ...noChanges, runs: true });
    await jest.advanceTimersByTimeAsync(1100);
  });
  await waitFor(async () => expect(await head(/^Гомель/)).toMatch(/Игорь Савич, Пётр Лис$/));
  expect(screen.queryByText(/День изменился/)).toBeNull();
  const row = screen.getByRole('link', { name: '8' }).closest('tr') as HTMLElement;
  expect(within(row).getByRole('link', { name: /Пётр Лис/ })).toHaveAttribute('href', '/cabinet/runs/7');
  jest.useRealTimers();
});
