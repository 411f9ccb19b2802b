import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { answerApi, type Answers } from '../../../../test/api';
import { anOrder, aStatus } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { aRun as run, aRunOrder as order } from '../../../../test/runs';
import { noChanges, publishChanges, type Changes } from '../../../shared/changes';
import { RunScreen } from './RunScreen';

async function open(answers: Answers, shown = run(), at = '/cabinet/runs/5') {
  const sent = answerApi({ 'GET /api/runs/5': { body: shown }, ...answers });
  renderApp(
    <Routes>
      <Route path="/cabinet/runs/:id" element={<RunScreen />} />
    </Routes>,
    { at },
  );
  await screen.findByRole('heading', { level: 1, name: /Рейс №\s5 на 30\.11\.2026/ });
  return sent;
}

const press = (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name }));
const numbers = () => screen.getAllByRole('link', { name: /^№\s\d+$/ }).map(({ textContent }) => textContent);

test('an order is opened as one of the run, and leads back to its row', async () => {
  await open({}, run(), '/cabinet/runs/5#order-126');
  const link = screen.getByRole('link', { name: /^№\s126$/ });
  expect(link).toHaveAttribute('href', '/cabinet/orders/view/126?run=5&inRun=5');
  expect(link).toHaveFocus();
});

test('orders move up and down by buttons and by the arrow keys, over the version that is shown', async () => {
  const moved = run({ version: 5, orders: [order(126), order(125)] });
  const sent = await open({ 'PUT /api/runs/5/orders': { body: moved } });
  await press(/Подробнее о заказе №\s125/);
  await press(/Подробнее о заказе №\s126/);
  await press(/Опустить заказ №\s125/);
  await waitFor(() => expect(numbers()).toEqual(['№\u00a0126', '№\u00a0125']));
  expect(sent.at(-1)?.body).toEqual({ version: 4, ids: [126, 125] });
  // The first one goes no higher.
  await press(/Поднять заказ №\s126/);
  screen.getByRole('button', { name: /Поднять заказ №\s125/ }).focus();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ version: 5, ids: [125, 126] }));
});

test('who lets a run go after another has changed it sees who, and what it is by now', async () => {
  const changedWhat = '№\u00a0127: дом получателя';
  const fresh = run({
    version: 6,
    changedWhat,
    ordersCount: 3,
    orders: [order(125), order(126), order(127)],
  });
  const body = {
    code: 'version_conflict',
    message: 'Данные изменились.',
    fresh,
    savedBy: { name: 'Пётр Лис', at: '2026-11-27 16:00' },
  };
  await open({ 'POST /api/runs/5/leave': { status: 409, body } });
  await press('Уехал');
  await press('Уехал', screen.getByRole('dialog'));
  for (const alert of await screen.findAllByRole('alert'))
    expect(alert).toHaveTextContent(
      /^Рейс тем временем изменили: Пётр Лис, 27\.11\.2026 16:00, №\s127: дом получателя\. Проверьте/,
    );
  expect(numbers()).toHaveLength(3);
});

test('leaving says which statuses it sets, what waits and what has no price, and sets none when unticked', async () => {
  const gone = run({ state: 'left', leftAt: '2026-11-30 08:00', version: 5 });
  const sent = await open(
    { 'POST /api/runs/5/leave': { body: gone } },
    run({
      ordersCount: 5,
      orders: [
        order(125),
        order(126, { price: -1 }),
        order(127, { task: 'fetch' }),
        order(128, { awaiting: true }),
        order(129, { status: { ...aStatus(5), code: 'ready', final: false } }),
      ],
    }),
  );
  await press('Уехал');
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent(/5 заказов\. После этого/);
  expect(dialog).toHaveTextContent(/Ждут ответа об изменении, их статус останется: №\s128\./);
  expect(dialog).toHaveTextContent(/Без цены: №\s126\./);
  await userEvent.click(
    within(dialog).getByRole('checkbox', { name: 'Поставить статусы «В пути» — 2, «Забор груза» — 1' }),
  );
  expect(dialog).not.toHaveTextContent('Ждут ответа');
  await press('Уехал', dialog);
  await screen.findByText('Уехал');
  await press('Ещё');
  expect(screen.getByRole('button', { name: 'Отменить выезд' })).toBeInTheDocument();
  expect(sent.at(-1)?.body).toEqual({ version: 4, keepStatuses: true });
});

test('a run has one main action; the rest stands under «Ещё»', async () => {
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  await open({});
  expect(names().slice(0, 3)).toEqual(['Маршрутный лист', 'Уехал', 'Ещё']);
  expect(screen.queryByRole('button', { name: /Этикетки|Заявки|Excel/ })).toBeNull();
  await press('Ещё');
  for (const name of ['Маршрутный лист, Excel', 'Этикетки', 'Заявки', 'Показать в списке заказов'])
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  await press('Этикетки');
  expect(await screen.findByRole('dialog', { name: /^Этикетки/ })).toBeInTheDocument();
});

test('what has left changes in nothing, and says how that is taken back', async () => {
  const sent = await open(
    { 'POST /api/runs/5/takeBack': { body: run({ version: 6 }) } },
    run({ state: 'left', leftAt: '2026-11-30 08:00', version: 5 }),
  );
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Поднять/ })).toBeNull();
  await press('Ещё');
  await press('Отменить выезд');
  expect(await screen.findByRole('button', { name: 'Уехал' })).toBeInTheDocument();
  expect(sent.at(-1)?.body).toEqual({ version: 5 });
});

test('a canceled order stands struck through, and is not among those on their way', async () => {
  const canceled = { ...aStatus(9), code: 'canceled', final: true } as const;
  const sent = await open(
    { 'POST /api/order/bulk': { body: [{ id: 125, statusCode: 200 }] } },
    run({ ordersCount: 1, orders: [order(125), order(126, { carried: false, status: canceled })] }),
  );
  await press('Ещё');
  await press('Все в пути: 1');
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')).toBeDefined());
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    status: 4,
    orders: [{ id: 125, version: 3 }],
  });
});

test('chosen orders go out of the run, or to another one', async () => {
  const rest = run({ version: 5, ordersCount: 1, orders: [order(126)] });
  const sent = await open({
    'POST /api/runs/5/orders/remove': { body: rest },
    'GET /api/runs?day=2026-11-30&ids=125': {
      body: [run(), { ...run({ id: 6, driver: 'Пётр Лис', car: null }), fitting: 1 }],
    },
    'GET /api/runs/carriers?ids=125': {
      body: [
        { order: 125, run: 5, day: '2026-11-30', driver: 'Игорь Савич', state: 'open', task: 'deliver' },
      ],
    },
    'POST /api/runs/6/orders': { body: run({ id: 6, driver: 'Пётр Лис', orders: [order(125)] }) },
  });
  await userEvent.click(screen.getByRole('checkbox', { name: /Выбрать заказ №\s125/ }));
  await press('Переместить в рейс…');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('radio', { name: /№\s6, Пётр Лис/ })).toBeChecked();
  expect(within(dialog).queryByRole('radio', { name: /№\s5/ })).toBeNull();
  await press('Переместить', dialog);
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/api/runs/6/orders')?.body).toEqual({ ids: [125], from: [5] }),
  );
  await press('Убрать из рейса');
  await waitFor(() => expect(numbers()).toEqual(['№\u00a0126']));
});

test('of a run that two edit, what one has not touched stays as the other has saved it', async () => {
  const fresh = run({ version: 6, driver: 'Пётр Лис' });
  const answer: Answers[string] = {
    status: 409,
    body: {
      code: 'version_conflict',
      message: 'Данные изменились.',
      fresh,
      savedBy: { name: 'Ольга Кравец', at: '2026-11-27 16:00' },
    },
  };
  const sent = await open({ 'PUT /api/runs/5': answer });
  await press('Изменить');
  const car = await screen.findByRole('textbox', { name: /Машина/ });
  await userEvent.clear(car);
  await userEvent.type(car, 'Газель');
  await press('Сохранить');
  expect(await screen.findByText('Рейс тем временем изменили')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /Водитель/ })).toHaveValue('Пётр Лис');
  Object.assign(answer, { status: 200, body: { ...fresh, version: 7, car: 'Газель' } });
  await press('Объединить и сохранить');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { version: 4, car: 'Газель' },
    { version: 6, car: 'Газель' },
  ]);
});

test('a session that ends keeps what was typed about a run, and its form is open again', async () => {
  const answers = {
    'PUT /api/runs/5': { status: 401, body: { code: 'not_logged_in', message: 'Войдите.' } },
  };
  await open(answers);
  await press('Изменить');
  const car = await screen.findByRole('textbox', { name: /Машина/ });
  await userEvent.clear(car);
  await userEvent.type(car, 'Газель');
  await press('Сохранить');
  expect(await screen.findByRole('button', { name: 'Войти снова' })).toBeInTheDocument();
  cleanup();
  await open(answers);
  expect(await screen.findByRole('textbox', { name: /Машина/ })).toHaveValue('Газель');
});

test('orders whose clients await an answer are left out of those on their way, which can be undone', async () => {
  const asked = { ...aStatus(1), code: 'new', final: false } as const;
  const saved = { id: 125, statusCode: 200, order: anOrder({ id: 125, version: 4 }) };
  const sent = await open(
    { 'POST /api/order/bulk': { body: [saved] } },
    run({ orders: [order(125), order(126, { awaiting: true, status: asked })] }),
  );
  expect(screen.getByRole('link', { name: 'клиент ждёт ответа об изменении' })).toBeInTheDocument();
  await press('Ещё');
  await press('Все в пути: 2');
  expect(await screen.findByText(/1\sзаказ ждёт ответа клиенту и не вошёл/)).toBeInTheDocument();
  const bodies = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(bodies()).toEqual([{ status: 4, orders: [{ id: 125, version: 3 }] }]);
  await screen.findByRole('button', { name: 'Отменить' });
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(bodies()[1]).toEqual({ status: 2, orders: [{ id: 125, version: 4 }] }));
});

describe('what another does to an open run', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const hear = (changes: Partial<Changes>) =>
    act(async () => {
      publishChanges({ ...noChanges, ...changes });
      await jest.advanceTimersByTimeAsync(1100);
    });

  test('is shown where it stands, and when orders come or move, when it is asked for', async () => {
    const later = { changedBy: 'Пётр Лис', changedAt: '2026-11-27 16:00' };
    let now = run();
    const sent = await open({ 'GET /api/runs/5': () => ({ body: now }) });
    now = run({ ...later, version: 5, driver: 'Анна Сом' });
    await hear({ runs: true });
    expect(await screen.findByText(/Анна Сом/)).toBeInTheDocument();
    const orders = [order(127), order(125), order(126)];
    now = run({ ...later, version: 6, orders });
    await hear({ runs: true });
    expect(numbers()).toEqual(['№\u00a0125', '№\u00a0126']);
    await press('Изменён: Пётр Лис — показать');
    expect(numbers()).toEqual(['№\u00a0127', '№\u00a0125', '№\u00a0126']);
    expect(screen.queryByRole('button', { name: /показать/ })).toBeNull();
    // Of other orders nothing is asked.
    const asked = sent.length;
    await hear({ orders: [{ id: 9, version: 2, kinds: ['order.status'], by: null }] });
    expect(sent).toHaveLength(asked);
  });

  test('waits while a dialog is open: what it asks about stays', async () => {
    let now = run();
    await open({ 'GET /api/runs/5': () => ({ body: now }) });
    await press('Уехал');
    now = run({ orders: [order(125, { price: 30 }), order(126)] });
    await hear({ orders: [{ id: 125, version: 4, kinds: ['order.price'], by: null }] });
    // Who has changed the run last did not change its order.
    expect(screen.getByRole('button', { name: 'Изменились заказы — показать', hidden: true })).toBeVisible();
    now = run({ version: 5, driver: 'Анна Сом' });
    await hear({ runs: true });
    expect(screen.queryByText(/Анна Сом/)).toBeNull();
    expect(screen.getByRole('button', { name: /Изменён: .* — показать/, hidden: true })).toBeInTheDocument();
  });
});
