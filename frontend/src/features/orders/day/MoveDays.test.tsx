import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { anOrder } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { Desk } from '../desk/Desk';
import type { BusyDay } from '../types';
import MoveDays from './MoveDays';

/** A Friday morning. */
const now = new Date('2026-11-20T07:00:00Z');
const closed: BusyDay = {
  day: '2026-12-03',
  orders: 27,
  pickups: 0,
  isOpen: false,
  next: '2026-12-04',
  runs: [],
};
const open: BusyDay = { day: '2026-12-07', orders: 4, pickups: 0, isOpen: true, next: null, runs: [] };
const order = (id: number, time = '23:00') => anOrder({ id, deliveryDate: `2026-12-03 ${time}` });
const day = (...ids: number[]) => ({
  body: { unfit: [{ reason: 'closed', ids }], orders: [...ids.map((id) => order(id)), order(99)] },
});

function show(answers: Answers, days: readonly BusyDay[] = [closed, open]) {
  const sent = answerApi({ 'GET /api/order/statuses': { body: { statuses: [], states: [] } }, ...answers });
  const onNothing = jest.fn();
  renderApp(
    <Desk
      list="closed days"
      place=""
      listed={[]}
      whole
      hrefOf={({ id }) => `/${id}`}
      onChanged={undefined}
      onDeleted={() => undefined}
    >
      {(work) => <MoveDays days={days} work={work} onNothing={onNothing} now={now} />}
    </Desk>,
    { user: aUser({ role: 'manager' }) },
  );
  return {
    onNothing,
    moves: () => sent.filter(({ path }) => path === '/api/order/bulk').map(({ body }) => body),
  };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('a closed day says how many orders it has and which runs carry some', () => {
  const runs = [
    { run: 5, orders: 3 },
    { run: 6, orders: 2 },
  ];
  show({}, [{ ...closed, runs }, { ...closed, day: '2026-12-10', orders: 21 }, open]);
  expect(screen.getByText('Заказы на закрытые дни: 48')).toBeInTheDocument();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(
    /На 03\.12\.2026 назначено 27\sзаказов, 3 из них в рейсе №\s5, 2 в рейсе №\s6/,
  );
  expect(second).toHaveTextContent(/На 10\.12\.2026 назначен 21\sзаказ/);
  expect(screen.getByRole('link', { name: /№\s5/ })).toHaveAttribute('href', '/cabinet/runs/5');
});

test('any open day may be named instead of the next one, a closed one is refused at the field', async () => {
  const { moves } = show({
    'GET /api/day/2026-12-03': day(1),
    'POST /api/order/bulk': { body: [{ id: 1, statusCode: 200, order: anOrder({ id: 1, version: 2 }) }] },
  });
  await press('Другой день');
  const field = screen.getByLabelText('На какой день перенести заказы с 03.12.2026');
  await userEvent.clear(field);
  await userEvent.type(field, '09.12.2026');
  expect(field).toHaveAccessibleDescription(/09\.12 — среда, доставки нет\. Ближайшие: 10\.12, 11\.12/);
  expect(screen.getByRole('button', { name: 'Перенести' })).toBeDisabled();
  await userEvent.clear(field);
  await userEvent.type(field, '11.12.2026');
  await press('Перенести на 11.12.2026 (пятница)');
  await waitFor(() =>
    expect(moves()).toEqual([{ deliveryDate: '2026-12-11 23:00', orders: [{ id: 1, version: 1 }] }]),
  );
});

test('who was first, whose client waits and what cannot be moved is named', async () => {
  const theirs = anOrder({ id: 2, version: 5, deliveryDate: '2026-12-07 12:00' });
  const asked = { ...order(3), waiting: [{ id: 1, side: 'client', changes: [], expiresAt: null }] };
  show({
    'GET /api/day/2026-12-03': {
      body: { unfit: [{ reason: 'closed', ids: [1, 2, 3] }], orders: [order(1), order(2), asked] },
    },
    'POST /api/order/bulk': {
      body: [
        { id: 1, statusCode: 200, order: anOrder({ id: 1, version: 2, deliveryDate: '2026-12-04 23:00' }) },
        {
          id: 2,
          statusCode: 409,
          code: 'version_conflict',
          message: 'Данные изменились.',
          order: theirs,
          savedBy: { name: 'Пётр Лис', at: '2026-11-20 10:00' },
        },
      ],
    },
  });
  await press('Перенести на 04.12.2026 (пятница)');
  const refused = await screen.findByRole('alert');
  expect(refused).toHaveTextContent(/Заказ №\s2: его уже изменили/);
  expect(refused).toHaveTextContent(/Пётр Лис/);
  expect(screen.getByText(/1\sзаказ ждёт ответа клиенту и не вошёл/)).toBeInTheDocument();
  expect(await screen.findByText('Сохранено 1 из 2')).toBeInTheDocument();
});

test('what is to be fetched on a closed day is moved by a press of its own, each at its hours', async () => {
  const fetched = (id: number, changes: object) =>
    anOrder({ id, deliveryDate: '2026-12-07 23:00', pickupDate: '2026-12-03 23:00', ...changes });
  const soon = fetched(2, { deliveryDate: '2026-12-04 18:00' });
  const pickups = [
    fetched(1, {}),
    soon,
    fetched(3, { pickupDate: '2026-12-03 18:00', pickupFrom: '14:00' }),
    fetched(4, { pickupDate: '2026-12-02 18:00' }),
  ];
  const { moves } = show(
    {
      'GET /api/day/2026-12-03': {
        body: { unfit: [{ reason: 'pickupClosed', ids: [1, 2, 3, 4] }], orders: [...pickups, order(99)] },
      },
      'POST /api/order/bulk': (body) => ({
        body: (body as { orders: { id: number }[] }).orders.map(({ id }) =>
          id === 3
            ? { id, statusCode: 422, code: 'invalid', message: 'Забрать нужно не позже доставки' }
            : { id, statusCode: 200, order: fetched(id, { version: 2, pickupDate: '2026-12-04 23:00' }) },
        ),
      }),
    },
    [{ ...closed, orders: 0, pickups: 3 }, open],
  );
  expect(screen.getByText('Забрать в закрытые дни: 3')).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent(/Забрать 03\.12\.2026 назначено 3\sзаказа/);
  expect(screen.queryByRole('button', { name: /^Перенести на/ })).toBeNull();
  await press('Перенести забор на 04.12.2026 (пятница)');
  expect(await screen.findByText('Сохранено 2 из 3')).toBeInTheDocument();
  // Until the end of a day means until the delivery where that is on the same day.
  expect(moves()).toEqual([
    { pickupDate: '2026-12-04 23:00', orders: [{ id: 1, version: 1 }] },
    {
      pickupDate: '2026-12-04 18:00',
      orders: [
        { id: 2, version: 1 },
        { id: 3, version: 1 },
      ],
    },
  ]);
  const refused = screen.getByRole('alert');
  expect(refused).toHaveTextContent(/Заказ №\s3: Забрать нужно не позже доставки/);
  expect(refused).toHaveTextContent('забор 04.12.2026 до 18:00');
});

test('a closed day with both has a press for each, and another day of fetching is judged', async () => {
  show({}, [{ ...closed, orders: 2, pickups: 5 }]);
  expect(screen.getByText('Заказы на закрытые дни: 2. Забрать в закрытые дни: 5')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Перенести на 04\.12\.2026/ })).toBeEnabled();
  const [, other] = screen.getAllByRole('button', { name: 'Другой день' });
  await userEvent.click(other as HTMLElement);
  const field = screen.getByLabelText('На какой день перенести забор с 03.12.2026');
  await userEvent.clear(field);
  await userEvent.type(field, '09.12.2026');
  expect(field).toHaveAccessibleDescription(/09\.12 — среда, курьеры не ездят/);
  expect(screen.getByRole('button', { name: 'Перенести забор' })).toBeDisabled();
});

test('orders that another has moved meanwhile are not moved again', async () => {
  const { onNothing, moves } = show({
    'GET /api/day/2026-12-03': { body: { unfit: [], orders: [order(99)] } },
  });
  await press('Перенести на 04.12.2026 (пятница)');
  expect(await screen.findByText('На 03.12.2026 переносить уже нечего')).toBeInTheDocument();
  expect(onNothing).toHaveBeenCalledTimes(1);
  expect(moves()).toEqual([]);
});

test('a day that cannot be read says why, and moves nothing', async () => {
  const { moves } = show({ 'GET /api/day/2026-12-03': 'offline' });
  await press('Перенести на 04.12.2026 (пятница)');
  expect(await screen.findByText(/Нет связи с сервером/)).toBeInTheDocument();
  expect(moves()).toEqual([]);
});
