import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { answerApi, type Answers } from '../../test/api';
import { anOrder, aProposal, aStatus } from '../../test/orders';
import { renderApp } from '../../test/render-app';
import { aUser } from '../../test/users';
import MyOrderPage from '../pages/cabinet/customer/MyOrderPage';
import OrderPage from '../pages/cabinet/staff/OrderPage';

const order = anOrder({ price: 38 });
const client = aUser();
const manager = aUser({ id: 2, role: 'manager', name: 'Ольга Кравец' });
const late = { from: null, to: 'Позвонить' };
const wish = aProposal({
  id: 18,
  side: 'client',
  waitsFor: 'staff',
  reason: 'Опечатка',
  price: { before: 38, after: 38 },
  changes: [{ field: 'comment', ...late }],
  proposed: { comment: 'Позвонить' },
});

function open(page: ReactElement, user: typeof client, answers: Answers) {
  const sent = answerApi({
    'GET /api/order/single?id=1024': { body: order },
    'GET /api/order/history?id=1024': { body: [] },
    'GET /api/order/1024/messages': { body: [] },
    'GET /api/order/1024/proposals': { body: [] },
    ...answers,
  });
  renderApp(
    <Routes>
      <Route path="/order/:id" element={page} />
    </Routes>,
    { at: '/order/1024', user },
  );
  return { sent, posts: () => sent.filter(({ method }) => method === 'POST') };
}

/** An instant of that day as the API tells it: by the clock of Minsk, and exactly. */
const exact = (time: string, seconds: string): string =>
  new Date(`2026-11-20T${time}:${seconds}+03:00`).toISOString();
const minsk = (time: string, seconds = '00.000') => ({
  date: `2026-11-20 ${time}`,
  dateUtc: exact(time, seconds),
});
const answeredAt = (time: string, seconds = '00.000') => ({
  answeredAt: `2026-11-20 ${time}`,
  answeredAtUtc: exact(time, seconds),
});

const asClient = (answers: Answers) => open(<MyOrderPage />, client, answers);
const asStaff = (answers: Answers) => open(<OrderPage />, manager, answers);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const history = () => screen.getByRole('heading', { name: 'Путь заказа' }).closest('section') as HTMLElement;
const listing = (...proposals: object[]): Answers => ({
  'GET /api/order/1024/proposals': { body: proposals },
});

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a price is accepted with one press, and the order is as it is then', async () => {
  const accepted = {
    proposal: aProposal({ state: 'accepted', waitsFor: null }),
    order: { ...order, version: 2, price: 45.6 },
  };
  const { posts } = asClient({
    ...listing(aProposal()),
    'POST /api/proposals/17/accept': { body: accepted },
  });
  expect(await screen.findByText('Новая цена 45.60 р вместо 38.00 р')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Отозвать' })).toBeNull();
  await press('Принять');
  expect(await screen.findByText('Изменение принято')).toBeInTheDocument();
  expect(screen.getByText('45.60 р')).toBeInTheDocument();
  expect(posts().map(({ path }) => path)).toEqual(['/api/proposals/17/accept']);
  expect(screen.queryByRole('button', { name: 'Принять' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Предложения' })).toHaveFocus();
});

test('what is to be answered stands first; what was answered goes at once, and it alone', async () => {
  const withdrawn = { proposal: { ...wish, state: 'withdrawn', waitsFor: null }, order };
  asClient({
    // An ended proposal and one of an earlier version need no answer.
    ...listing(
      wish,
      aProposal(),
      aProposal({ id: 19, state: 'declined', waitsFor: null, price: { before: 38, after: 50 } }),
      aProposal({ id: 20, orderVersion: 2, price: { before: 38, after: 60 } }),
    ),
  });
  const mine = await screen.findByText('Вы просите изменить заказ');
  const theirs = screen.getByText('Новая цена 45.60 р вместо 38.00 р');
  expect(theirs.compareDocumentPosition(mine)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const buttons = within(screen.getByRole('region', { name: 'Предложения' })).getAllByRole('button');
  expect(buttons.filter(({ textContent }) => textContent === 'Принять')).toHaveLength(1);
  // The list is read anew afterwards, and until that answers, what was answered is gone by itself.
  answerApi({
    'GET /api/order/1024/proposals': 'offline',
    'POST /api/proposals/18/decline': { body: withdrawn },
  });
  await press('Отозвать');
  expect(await screen.findByText('Предложение отозвано')).toBeInTheDocument();
  expect(screen.queryByText('Вы просите изменить заказ')).toBeNull();
  expect(screen.getByText('Новая цена 45.60 р вместо 38.00 р')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Принять' })).toBeInTheDocument();
});

test('staff decline with a reason; what has ended meanwhile is told, with the order as it is', async () => {
  const message = 'Предложение уже отозвано.';
  const fresh = {
    proposal: { ...wish, state: 'withdrawn' },
    order: { ...order, version: 2, status: aStatus(2) },
  };
  const { posts } = asStaff({
    ...listing(wish),
    'POST /api/proposals/18/decline': { status: 409, body: { code: 'proposal_closed', message, fresh } },
  });
  expect(await screen.findByText('Клиент просит изменить заказ')).toBeInTheDocument();
  await press('Отклонить');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Заказ останется прежним.')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/Причина/), 'Нет машин');
  await userEvent.click(dialog.getByRole('button', { name: 'Отклонить' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getAllByText('Принята')).not.toHaveLength(0);
  expect(posts()[0]?.body).toEqual({ reason: 'Нет машин' });
});

test('why an answer failed is said beside it, and it can be given again', async () => {
  const { posts } = asStaff({
    ...listing(wish),
    'POST /api/proposals/18/accept': {
      status: 422,
      body: { code: 'invalid', message: '', errors: { deliveryDate: ['Это время уже прошло'] } },
    },
  });
  await press('Принять');
  expect(await screen.findByRole('alert')).toHaveTextContent('Это время уже прошло');
  await press('Принять');
  await waitFor(() => expect(posts()).toHaveLength(2));
});

test('its own side takes it back or changes it; only one is proposed at a time', async () => {
  const { posts } = asClient({
    ...listing(wish),
    'POST /api/order/1024/proposals': { status: 201, body: wish },
  });
  expect(await screen.findByText('Вы просите изменить заказ')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Принять' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Предложить изменение' })).toBeNull();
  await press('Изменить');
  expect(await screen.findByLabelText(/^Комментарий/, { selector: '[name=comment]' })).toHaveValue(
    'Позвонить',
  );
  expect(screen.getByRole('heading', { name: 'Изменить предложение' })).toBeInTheDocument();
  await press('Отправить вместо прежнего');
  expect(await screen.findByText('Предложение отправлено')).toBeInTheDocument();
  expect(posts()[0]?.body).toEqual({ comment: 'Позвонить', reason: 'Опечатка', version: 1, replaces: 18 });
});

test('its own side takes it back with one press', async () => {
  const withdrawn = { proposal: { ...wish, state: 'withdrawn', waitsFor: null }, order };
  const { posts } = asClient({ ...listing(wish), 'POST /api/proposals/18/decline': { body: withdrawn } });
  await press('Отозвать');
  expect(await screen.findByText('Предложение отозвано')).toBeInTheDocument();
  expect(posts().map(({ path, body }) => [path, body])).toEqual([
    ['/api/proposals/18/decline', { reason: null }],
  ]);
});

test('what was typed survives a failure, and is sent under the same key', async () => {
  const { posts } = asClient({ 'POST /api/order/1024/proposals': 'offline' });
  await press('Ещё');
  await press('Предложить изменение');
  expect(screen.getByRole('heading', { name: 'Предложить изменение' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Цену')).toBeNull();
  await userEvent.click(await screen.findByLabelText('Комментарии'));
  await userEvent.type(screen.getByLabelText(/Комментарий к доставке/), 'Позвонить');
  await userEvent.type(screen.getByLabelText('Почему'), 'Забыли');
  await press('Отправить');
  expect(await screen.findByText(/Нет связи с сервером/)).toBeInTheDocument();
  expect(screen.getByLabelText(/Комментарий к доставке/)).toHaveValue('Позвонить');
  await press('Отправить');
  await waitFor(() => expect(posts()).toHaveLength(2));
  const [first, second] = posts();
  expect(first?.body).toEqual({ reciverComment: 'Позвонить', reason: 'Забыли', version: 1 });
  expect(first?.headers.get('Idempotency-Key')).toBe(second?.headers.get('Idempotency-Key'));
});

test('an order that is closed, or goes back, is not talked over by its client', async () => {
  asClient({ 'GET /api/order/single?id=1024': { body: anOrder({ status: aStatus(8) }) } });
  expect(await screen.findAllByText('Возврат')).not.toHaveLength(0);
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Предложить изменение' })).toBeNull();
});

test('what was proposed and answered stands in the time of the order', async () => {
  const who = { id: null, name: null, role: null };
  const events = [
    { id: 3, ...minsk('16:00', '00.020'), user: who, field: 'price', from: '38.00 р', to: '45.60 р' },
    { id: 1, ...minsk('10:15'), user: who, field: 'status', from: null, to: 'Новая' },
  ];
  const answered = { state: 'accepted', waitsFor: null, ...answeredAt('16:00', '00.020') } as const;
  asClient({
    ...listing({ ...wish, state: 'expired', waitsFor: null, ...minsk('15:30') }, aProposal(answered)),
    'GET /api/order/history?id=1024': { body: events },
  });
  await screen.findByText(/Заказ оформлен/);
  const lines = within(history())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Заказ оформлен/),
    expect.stringMatching(/^Менеджер предложил: новая цена .*Груз тяжелее$/),
    expect.stringMatching(/^Вы предложили: комментарий .*Опечатка, больше не действует$/),
    expect.stringMatching(/^Вы приняли: новая цена 45\.60/),
    expect.stringMatching(/^Цена: /),
    'Принята',
    'Забор груза',
    'В пути',
    expect.stringMatching(/^Доставлена/),
  ]);
});

test('what happened in one minute stands in the order in which it happened', async () => {
  const who = { id: null, name: null, role: null };
  const events = [
    { id: 4, ...minsk('16:00', '41.000'), user: who, field: 'status', from: 'Новая', to: 'Принята' },
    { id: 3, ...minsk('16:00', '30.000'), user: who, field: 'price', from: '38.00 р', to: '45.60 р' },
    { id: 1, ...minsk('16:00', '01.000'), user: who, field: 'status', from: null, to: 'Новая' },
  ];
  const letter = { channel: 'email', to: 'client', state: 'sent' };
  asClient({
    ...listing(
      {
        ...wish,
        state: 'declined',
        waitsFor: null,
        ...minsk('16:00', '02.000'),
        ...answeredAt('16:00', '20.000'),
      },
      {
        ...aProposal({ state: 'declined', waitsFor: null }),
        ...minsk('16:00', '50.000'),
        ...answeredAt('16:01'),
      },
    ),
    'GET /api/order/single?id=1024': { body: anOrder({ status: aStatus(2) }) },
    'GET /api/order/history?id=1024': { body: events },
    'GET /api/order/1024/messages': {
      body: [
        { id: 8, ...minsk('16:00', '45.000'), ...letter, subject: 'Заказ № 1024 принят в работу' },
        { id: 7, ...minsk('16:00', '01.500'), ...letter, subject: 'Мы получили заказ № 1024' },
      ],
    },
  });
  await screen.findByText(/^Письмо вам «Заказ №\s1024\sпринят в\sработу»$/);
  const lines = within(history())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Заказ оформлен/),
    expect.stringMatching(/^Вы предложили/),
    expect.stringMatching(/^Менеджер отклонил/),
    expect.stringMatching(/^Цена: /),
    expect.stringMatching(/^Принята/),
    expect.stringMatching(/^Менеджер предложил/),
    expect.stringMatching(/^Вы отклонили/),
    'Забор груза',
    'В пути',
    expect.stringMatching(/^Доставлена/),
    expect.stringMatching(/^Письмо вам «Заказ №\s1024\sпринят/),
    expect.stringMatching(/^Письмо вам «Мы\sполучили заказ №\s1024»/),
  ]);
});
