import { defaultCalendar } from '@shlyah/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { anOrder, aStatus } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { getCalendar } from '../../calendar/actions';
import type { Day } from '../types';
import { CalendarScreen } from './CalendarScreen';

const now = () => new Date('2026-11-20T10:00:00Z');
const stored = {
  ...defaultCalendar,
  days: [
    { day: '2026-01-01', isOpen: false, name: 'Новый год' },
    { day: '2026-12-25', isOpen: false, name: 'Рождество' },
  ],
  version: 3,
};
const busy = [
  { day: '2026-11-23', orders: 2, pickups: 3, isOpen: true, next: null, runs: [] },
  { day: '2026-11-24', orders: 5, pickups: 0, isOpen: true, next: null, runs: [] },
  { day: '2026-12-25', orders: 1, pickups: 0, isOpen: false, next: '2026-12-27', runs: [] },
];
const unknownMoves = { year: 2026, isKnown: false, days: [], version: 0 };
const answers: Answers = {
  'GET /api/calendar': { body: stored },
  'GET /api/day': { body: busy },
  'GET /api/movedDays/2026': { body: unknownMoves },
};

/** Monday, with two orders of two hours, and one of a day before that was not delivered. */
const closedDay: Day = {
  day: '2026-11-23',
  today: '2026-11-20',
  previous: '2026-11-22',
  nextDelivery: '2026-11-24 23:00',
  deliveries: [],
  pickups: [],
  total: 2,
  closedUnpriced: 0,
  carriers: [],
  undelivered: [7],
  unfit: [{ reason: 'closed', ids: [9, 8] }],
  orders: [
    anOrder({ id: 9, deliveryDate: '2026-11-23 23:00' }),
    anOrder({ id: 8, deliveryDate: '2026-11-23 10:00' }),
    anOrder({ id: 7, deliveryDate: '2026-11-20 23:00', status: aStatus(7) }),
  ],
};

function show(more: Answers = {}, role: 'admin' | 'manager' = 'admin') {
  const sent = answerApi({ ...answers, ...more });
  const { store } = renderApp(<CalendarScreen now={now} />, { user: aUser({ id: 1, role }) });
  return { sent, store, saved: () => sent.findLast(({ method }) => method === 'PUT')?.body };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

test('before a day is closed, its orders are counted, with their list; afterwards one press moves them', async () => {
  const kept = {
    ...stored,
    weekdays: defaultCalendar.weekdays.filter((day) => day !== 'monday'),
    version: 4,
  };
  let counted: object[] = busy;
  const { sent, store, saved } = show({
    'PUT /api/calendar': { body: kept },
    'GET /api/day': () => ({ body: counted }),
    'GET /api/day/2026-11-23': { body: closedDay },
    'POST /api/order/bulk': (body) => ({
      body: (body as { orders: { id: number }[] }).orders.map(({ id }) => ({
        id,
        statusCode: 200,
        order: anOrder({ id, version: 2, deliveryDate: '2026-11-24 23:00' }),
      })),
    }),
  });
  expect(await screen.findByText('Заказы на закрытые дни: 1')).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('понедельник'));
  expect(screen.getByText(/Закроются дни с заказами: 2\sзаказа, забрать 3/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '23.11.2026' })).toHaveAttribute(
    'href',
    '/cabinet/orders/1?deliveryDay=2026-11-23&open=1',
  );
  const [first, ...later] = busy;
  counted = [{ ...first, isOpen: false, next: '2026-11-24', runs: [{ run: 5, orders: 1 }] }, ...later];
  await press('Сохранить');
  expect(await screen.findByText('Календарь сохранён')).toBeInTheDocument();
  expect(saved()).toEqual({
    weekdays: ['tuesday', 'thursday', 'friday', 'sunday'],
    days: stored.days,
    closesAt: null,
    version: 3,
  });
  expect(await screen.findByText('Заказы на закрытые дни: 3. Забрать в закрытые дни: 3')).toBeInTheDocument();
  expect(screen.queryByText(/Закроются дни/)).toBeNull();
  expect(screen.getAllByText(/назначен/)[0]).toHaveTextContent(
    /На 23\.11\.2026 назначены 2\sзаказа, 1 из них в рейсе №\s5/,
  );
  counted = later;
  await press('Перенести на 24.11.2026 (вторник)');
  expect(await screen.findByText('Заказы на закрытые дни: 1')).toBeInTheDocument();
  expect(sent.filter(({ path }) => path === '/api/order/bulk').map(({ body }) => body)).toEqual([
    { deliveryDate: '2026-11-24 23:00', orders: [{ id: 9, version: 1 }] },
    { deliveryDate: '2026-11-24 10:00', orders: [{ id: 8, version: 1 }] },
  ]);
  // Forms of this browser go by it at once.
  expect(store.getState().cache[getCalendar.typePrefix]?.data).toEqual(kept);
});

test('a year’s holidays come by one press, once, and a passed day is kept though not shown', async () => {
  const { saved } = show({ 'PUT /api/calendar': { body: { ...stored, version: 4 } } });
  await screen.findByText('Прошедших: 1. Они остаются в календаре.');
  expect(screen.getAllByLabelText('День')).toHaveLength(1);
  await press('Праздники Беларуси на 2027');
  expect(screen.queryByRole('button', { name: 'Праздники Беларуси на 2027' })).toBeNull();
  expect(screen.getByDisplayValue('11.05.2027')).toBeInTheDocument();
  await press('Убрать 25.12.2026');
  await userEvent.selectOptions(screen.getByLabelText(/Заказы на сегодня/), 'до 17:00');
  await press('Сохранить');
  await waitFor(() => expect(saved()).toMatchObject({ closesAt: 17 }));
  const { days } = saved() as { days: { day: string; name: string }[] };
  expect(days).toHaveLength(11);
  expect(days[0]).toEqual(stored.days[0]);
  expect(days).toContainEqual({ day: '2027-05-11', isOpen: false, name: 'Радуница' });
});

test('a worked Saturday, a day twice and a week without a day are told where they are', async () => {
  const errors = { 'days.2.day': ['Этот день уже есть в списке'] };
  const { sent } = show({
    'PUT /api/calendar': { status: 422, body: { code: 'invalid', message: 'Неверно', errors } },
  });
  await screen.findByText('Заказы на закрытые дни: 1');
  await press('Добавить рабочий день');
  const row = within(screen.getAllByRole('list').at(-2) as HTMLElement);
  await userEvent.type(row.getByLabelText('День'), '25.12.2026');
  await press('Сохранить');
  await waitFor(() =>
    expect(row.getByLabelText('День')).toHaveAccessibleDescription('Этот день уже есть в списке'),
  );
  for (const day of ['понедельник', 'вторник', 'четверг', 'пятница', 'воскресенье'])
    await userEvent.click(screen.getByLabelText(day));
  const before = sent.length;
  await press('Сохранить');
  expect(await screen.findAllByText('Выберите хотя бы один день')).not.toHaveLength(0);
  expect(sent).toHaveLength(before);
});

test('another admin’s save is told with who, and what both have changed is chosen', async () => {
  const fresh = { ...stored, closesAt: 12, version: 9 };
  const savedBy = { name: 'Мария Лис', at: '2026-11-20 12:01' };
  const { saved } = show({
    'PUT /api/calendar': { status: 409, body: { code: 'version_conflict', message: 'Уже', fresh, savedBy } },
  });
  await screen.findByText('Заказы на закрытые дни: 1');
  await userEvent.click(screen.getByLabelText('понедельник'));
  await press('Сохранить');
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('Календарь тем временем изменили');
  expect(panel).toHaveTextContent('Мария Лис, 20.11.2026 12:01');
  expect(screen.getByLabelText('понедельник')).not.toBeChecked();
  expect(screen.getByLabelText(/Заказы на сегодня/)).toHaveValue('12');
  await press('Сохранить');
  await waitFor(() => expect(saved()).toMatchObject({ version: 9, closesAt: 12 }));
});

test('a manager reads it', async () => {
  show({}, 'manager');
  expect(await screen.findByText('понедельник, вторник, четверг, пятница, воскресенье')).toBeInTheDocument();
  expect(screen.getByText('Заказы на закрытые дни: 1')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull();
});

test('an admin types the moved days of a year; which way a day is moved follows from the day', async () => {
  const days = [{ day: '2026-12-05', isWorking: true }];
  const { saved } = show({
    'PUT /api/movedDays/2026': { body: { year: 2026, isKnown: true, days, version: 1 } },
  });
  expect(await screen.findByText(/сроки считаем без них/)).toBeInTheDocument();
  await press('Добавить перенос');
  await press('Сохранить переносы');
  expect(await screen.findByText('Это поле обязательно для заполнения')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'День 1' }), '05.12.2026');
  expect(await screen.findByText('Выходной → рабочий')).toBeInTheDocument();
  await press('Сохранить переносы');
  await waitFor(() => expect(saved()).toEqual({ version: 0, days }));
  await waitFor(() => expect(screen.queryByText(/сроки считаем без них/)).toBeNull());
});

test('the errors of moved days stand at their rows', async () => {
  show({
    'PUT /api/movedDays/2026': {
      status: 422,
      body: {
        statusCode: 422,
        code: 'invalid',
        message: 'The given data was invalid.',
        errors: { 'days.0.day': ['Нужен день 2026 года'] },
      },
    },
  });
  await screen.findByText(/сроки считаем без них/);
  await press('Добавить перенос');
  await userEvent.type(screen.getByRole('textbox', { name: 'День 1' }), '05.12.2027');
  await press('Сохранить переносы');
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'День 1' })).toHaveAccessibleDescription(
      /Нужен день 2026 года/,
    ),
  );
});
