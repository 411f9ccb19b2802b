import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { ToRunButton } from './ToRunButton';

const made = {
  id: 7,
  day: '2026-11-30',
  driver: null,
  car: null,
  state: 'open',
  version: 1,
  orders: [],
  ordersCount: 0,
};

async function open(answers: Parameters<typeof answerApi>[0]) {
  const sent = answerApi({
    'GET /api/runs?day=2026-11-30&ids=125&ids=126': { body: [] },
    'GET /api/runs/carriers?ids=125&ids=126': { body: [] },
    'POST /api/runs': { status: 201, body: made },
    ...answers,
  });
  let done = 0;
  renderApp(<ToRunButton ids={[125, 126]} day="2026-11-30" onDone={() => (done += 1)} />);
  await userEvent.click(screen.getByRole('button', { name: 'В рейс…' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('radio', { name: 'Новый рейс' });
  return { sent, dialog, done: () => done };
}

test('without a run that day a new one is made and takes the orders', async () => {
  const { sent, dialog, done } = await open({ 'POST /api/runs/7/orders': { body: made } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Внести' }));
  await waitFor(() => expect(done()).toBe(1));
  expect(sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    ['/api/runs', { day: '2026-11-30', driver: null, driverPhone: null, car: null }],
    ['/api/runs/7/orders', { ids: [125, 126] }],
  ]);
});

test('who comes second is told who has the order, and the next try goes into the same run', async () => {
  const errors = { ids: ['Заказ № 125 уже в рейсе № 3 (Игорь Савич). Внесён: Пётр Лис'] };
  const { sent, dialog, done } = await open({
    'POST /api/runs/7/orders': { status: 422, body: { code: 'invalid', message: 'Нельзя', errors } },
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Внести' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Пётр Лис/);
  await userEvent.click(within(dialog).getByRole('button', { name: /Внести|Переместить/ }));
  await waitFor(() => expect(sent.filter(({ path }) => path === '/api/runs/7/orders')).toHaveLength(2));
  expect(sent.filter(({ method, path }) => method === 'POST' && path === '/api/runs')).toHaveLength(1);
  expect(done()).toBe(0);
});

test('of a run that left it is said when it gives the order away', async () => {
  const held = {
    run: 3,
    day: '2026-11-30',
    driver: 'Игорь Савич',
    state: 'left',
    task: 'deliver',
    done: false,
  };
  const { dialog } = await open({
    'GET /api/runs/carriers?ids=125&ids=126': { body: [{ order: 125, ...held }] },
  });
  expect(within(dialog).getByText(/Уже в рейсе/)).toHaveTextContent(
    'Рейс уже уехал и отдаст заказ, когда по статусу груз забран или не доставлен.',
  );
});

test('an order with which its run has nothing more to do joins another one as if it were in none', async () => {
  const done = { run: 3, day: '2026-11-30', driver: 'Игорь Савич', state: 'left', task: 'fetch', done: true };
  const { sent, dialog } = await open({
    'GET /api/runs/carriers?ids=125&ids=126': { body: [{ order: 125, ...done }] },
    'POST /api/runs/7/orders': { body: made },
  });
  expect(within(dialog).queryByText(/Уже в рейсе/)).toBeNull();
  expect(within(dialog).getByRole('radio', { name: 'Доставить' })).toBeChecked();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Внести' }));
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ ids: [125, 126] }));
});

test('what is to be done with the orders is said once for all', async () => {
  const { sent, dialog } = await open({ 'POST /api/runs/7/orders': { body: made } });
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Забрать' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Внести' }));
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ ids: [125, 126], task: 'fetch' }));
});

const open5 = {
  ...made,
  id: 5,
  driver: 'Игорь Савич',
  ordersCount: 12,
  towns: ['г. Гомель', 'г. Речица'],
  fitting: 0,
  conflicts: 0,
};

test('the run that goes to most of the towns is offered, and none by chance', async () => {
  const runs = 'GET /api/runs?day=2026-11-30&ids=125&ids=126';
  const { dialog } = await open({
    [runs]: { body: [open5, { ...open5, id: 6, fitting: 2, driver: 'Пётр Лис' }] },
  });
  expect(within(dialog).getByRole('radio', { name: /Пётр Лис/ })).toBeChecked();
  expect(dialog).toHaveTextContent(/12\sзаказов, г\. Гомель, г\. Речица; по пути 2 из 2/);
  cleanup();
  const other = await open({ [runs]: { body: [open5] } });
  expect(within(other.dialog).getByRole('radio', { name: 'Новый рейс' })).toBeChecked();
});

test('a new run gets its driver in the same dialog, a known one with telephone and car', async () => {
  const known = { driver: 'Игорь Савич', driverPhone: '+375 (29) 12-34-567', car: 'Ford Transit' };
  const { sent, dialog, done } = await open({
    'GET /api/runs/drivers': { body: [known] },
    'POST /api/runs/7/orders': { body: made },
  });
  await waitFor(() => expect(dialog.querySelector('option')).toHaveValue('Игорь Савич'));
  await userEvent.type(within(dialog).getByRole('combobox', { name: /Водитель/ }), 'Игорь Савич');
  expect(within(dialog).getByRole('textbox', { name: /Машина/ })).toHaveValue('Ford Transit');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Внести' }));
  await waitFor(() => expect(done()).toBe(1));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ day: '2026-11-30', ...known });
});

test('an unusual day is asked about, and the next press says that it is meant', async () => {
  const message = 'Рейс на 30.11.2026, а доставка в другой день: № 125 — 01.12.2026.';
  const refused = { status: 409, body: { code: 'unusual_day', message } };
  let tries = 0;
  const { sent, dialog, done } = await open({
    'POST /api/runs/7/orders': () => (tries++ === 0 ? refused : { body: made }),
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Внести' }));
  expect(await within(dialog).findByText(message)).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Внести всё равно' }));
  await waitFor(() => expect(done()).toBe(1));
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { day: '2026-11-30', driver: null, driverPhone: null, car: null },
    { ids: [125, 126] },
    { ids: [125, 126], confirmDay: true },
  ]);
});
