import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { answerApi, type Answers } from '../../test/api';
import { anOrder, aProposal } from '../../test/orders';
import { renderApp } from '../../test/render-app';
import { aUser } from '../../test/users';
import MyOrderPage from '../pages/cabinet/customer/MyOrderPage';
import OrderPage from '../pages/cabinet/staff/OrderPage';

const order = anOrder({ price: 38 });

function open(page: ReactElement, user: ReturnType<typeof aUser>, answers: Answers) {
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

const asClient = (answers: Answers) => open(<MyOrderPage />, aUser(), answers);
const asStaff = (answers: Answers) => open(<OrderPage />, aUser({ id: 2, role: 'manager' }), answers);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('what was ticked and typed survives a conflict, with the order as it is then around it', async () => {
  const fresh = { ...order, version: 2, price: 40 };
  const message = 'Заказ тем временем изменили.';
  const { sent, posts } = asClient({
    'POST /api/order/1024/proposals': { status: 409, body: { code: 'version_conflict', message, fresh } },
  });
  await press('Ещё');
  await press('Предложить изменение');
  await userEvent.click(await screen.findByLabelText('Комментарии'));
  await userEvent.type(screen.getByLabelText(/Комментарий к доставке/), 'Второй подъезд');
  await userEvent.type(screen.getByLabelText('Почему'), 'Забыли');
  await press('Отправить');
  expect(await screen.findByText('Заказ тем временем изменили')).toBeInTheDocument();
  expect(screen.getByText('40.00 р', { selector: 'strong' })).toBeInTheDocument();
  await waitFor(() => expect(sent.filter(({ path }) => path.endsWith('/proposals'))).toHaveLength(3));
  expect(screen.getByLabelText('Комментарии')).toBeChecked();
  expect(screen.getByLabelText(/Комментарий к доставке/)).toHaveValue('Второй подъезд');
  expect(screen.getByLabelText('Почему')).toHaveValue('Забыли');
  await press('Отправить');
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(posts()[1]?.body).toEqual({ reciverComment: 'Второй подъезд', reason: 'Забыли', version: 2 });
});

test('beside a proposal that waits for an answer «Принять» is the main action', async () => {
  const waiting = [{ side: 'staff' as const, changes: [] }];
  asClient({
    'GET /api/order/1024/proposals': { body: [aProposal()] },
    'GET /api/order/single?id=1024': { body: { ...order, waiting } },
  });
  expect(await screen.findByRole('button', { name: 'Принять' })).toHaveClass('primary');
  expect(screen.getByRole('button', { name: /^Повторить заказ/ })).toHaveClass('secondary');
});

test('a form that is open is not begun a second time', async () => {
  asStaff({});
  await press('Ещё');
  await press('Согласовать с клиентом');
  expect(await screen.findByRole('heading', { name: 'Согласовать с клиентом' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Предложения' })).toHaveFocus();
  await press('Ещё');
  expect(screen.queryByRole('button', { name: 'Согласовать с клиентом' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Редактировать' })).toHaveClass('primary');
  await press('Отмена');
  await press('Ещё');
  expect(screen.getByRole('button', { name: 'Согласовать с клиентом' })).toBeInTheDocument();
});
