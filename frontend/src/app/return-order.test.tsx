import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { answerApi, type Answers } from '../../test/api';
import { anOrder, aStatus } from '../../test/orders';
import { renderApp } from '../../test/render-app';
import { aUser } from '../../test/users';
import MyOrderPage from '../pages/cabinet/customer/MyOrderPage';
import { setMode } from '../shared/mode';

const user = aUser();

function show(id: number, answers: Answers) {
  const sent = answerApi({
    [`GET /api/order/history?id=${id}`]: { body: [] },
    [`GET /api/order/${id}/messages`]: { body: [] },
    ...answers,
  });
  const app = renderApp(
    <Routes>
      <Route path="/cabinet/myOrders/view/:id" element={<MyOrderPage />} />
    </Routes>,
    { at: `/cabinet/myOrders/view/${id}`, user },
  );
  return { ...app, sent };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const more = async (name: string) => {
  await press('Ещё');
  await userEvent.click(screen.getByRole('button', { name }));
};
const inDialog = () => within(screen.getByRole('dialog'));
const order = { 'GET /api/order/single?id=1024': { body: anOrder() } };

afterEach(() => {
  sessionStorage.clear();
  setMode(user);
});

describe('«Вернуть отправителю»', () => {
  const onTheWay = anOrder({ status: aStatus(4) });
  const answers: Answers = { ...order, 'GET /api/order/single?id=1024': { body: onTheWay } };
  const posts = (sent: { method: string; path: string; body?: unknown }[]) =>
    sent.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));

  test('asks for the reason, and the desk for the return, in place of the own request that waits', async () => {
    const waiting = [{ id: 5, side: 'client' as const, changes: [] }];
    const { sent } = show(1024, {
      ...answers,
      'GET /api/order/single?id=1024': { body: { ...onTheWay, waiting } },
      'POST /api/order/1024/proposals': { status: 201, body: {} },
    });
    await more('Вернуть отправителю');
    expect(inDialog().getByText(/прежнее предложение эта просьба заменит/)).toBeInTheDocument();
    await userEvent.click(inDialog().getByRole('button', { name: 'Попросить вернуть' }));
    expect(inDialog().getByLabelText('Причина')).toHaveAccessibleDescription(/обязательно/);
    expect(posts(sent)).toEqual([]);
    await userEvent.click(inDialog().getByRole('button', { name: 'Получатель отказался' }));
    await userEvent.click(inDialog().getByRole('button', { name: 'Попросить вернуть' }));
    expect(await screen.findByText('Просьба отправлена')).toBeInTheDocument();
    const body = { status: 8, reason: 'Получатель отказался', version: 1, replaces: 5 };
    expect(posts(sent)).toEqual([{ path: '/api/order/1024/proposals', body }]);
  });

  test('says that it is too late, with the order as it is by now', async () => {
    const body = { code: 'too_late', message: 'Изменить заказ здесь уже нельзя.' };
    const all = { ...answers, 'POST /api/order/1024/proposals': { status: 409, body } };
    show(1024, all);
    await more('Вернуть отправителю');
    answerApi({ ...all, 'GET /api/order/single?id=1024': { body: anOrder({ status: aStatus(6) }) } });
    await userEvent.type(inDialog().getByLabelText('Причина'), 'Ошибка');
    await userEvent.click(inDialog().getByRole('button', { name: 'Попросить вернуть' }));
    expect(await screen.findByText('Изменить заказ здесь уже нельзя.')).toBeInTheDocument();
    expect(await inDialog().findByText('Заказ уже закрыт или возвращается.')).toBeInTheDocument();
    expect(inDialog().getByRole('button', { name: 'Понятно' })).toBeInTheDocument();
  });
});
