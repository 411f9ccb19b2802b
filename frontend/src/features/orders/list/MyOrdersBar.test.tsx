import { defaultDeliveryDate, defaultCalendar } from '@shlyah/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { answerApi, type Answers } from '../../../../test/api';
import { anOrder, aStatus } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import type { Order } from '../types';
import { MyOrders } from './MyOrders';

const pageOf = (orders: Order[], page = 1, pages = 1) => ({
  body: { data: orders, page, pages, total: orders.length },
});
const noneWaits = { 'GET /api/order?page=1&filter[awaiting]=true': pageOf([]) };
const Step = () => <p>шаг {useLocation().search}</p>;

async function open(orders: Order[], answers: Answers = {}, at = '/cabinet/myOrders/1') {
  const sent = answerApi({ 'GET /api/order?page=1': pageOf(orders), ...noneWaits, ...answers });
  const shown = renderApp(
    <Routes>
      <Route path="/cabinet/myOrders/:id" element={<MyOrders action={() => null} />} />
      <Route path="/cabinet/addNew" element={<Step />} />
    </Routes>,
    { at, user: aUser() },
  );
  await screen.findByRole('table');
  return { sent, ...shown };
}

const boxOf = (id: number) => screen.getByRole('checkbox', { name: new RegExp(`Выбрать заказ №\\s${id}$`) });
const choose = async (...ids: number[]) => {
  for (const id of ids) await userEvent.click(boxOf(id));
};
const bar = () => screen.queryByRole('region', { name: 'Выбранные заказы' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('what is chosen stays chosen on another page, and another filter is another list', async () => {
  const answers = {
    'GET /api/order?page=2': pageOf([anOrder({ id: 4 })], 2, 2),
    'GET /api/order?page=1&filter[open]=true': pageOf([anOrder({ id: 9 })]),
    'GET /api/order?page=2&filter[open]=true': pageOf([anOrder({ id: 9 })]),
  };
  const first = await open([anOrder({ id: 9 })], answers);
  expect(bar()).toBeNull();
  await choose(9);
  expect(bar()).toHaveTextContent(/^Выбрано: 1/);
  first.unmount();
  const list = <Route path="/cabinet/myOrders/:id" element={<MyOrders action={() => null} />} />;
  const second = renderApp(<Routes>{list}</Routes>, { at: '/cabinet/myOrders/2', store: first.store });
  await screen.findByRole('row', { name: /№\s4 / });
  expect(bar()).toHaveTextContent('Выбрано: 1, на других страницах: 1');
  await choose(4);
  expect(bar()).toHaveTextContent('Выбрано: 2, на других страницах: 1');
  second.unmount();
  renderApp(<Routes>{list}</Routes>, { at: '/cabinet/myOrders/1?open=1', store: first.store });
  await screen.findByRole('row', { name: /№\s9 / });
  expect(bar()).toBeNull();
});

test('the box above chooses all of the page, the cross none', async () => {
  await open([9, 8, 7, 6].map((id) => anOrder({ id })));
  await userEvent.click(
    screen.getAllByRole('checkbox', { name: 'Выбрать все на странице' })[0] as HTMLElement,
  );
  expect(bar()).toHaveTextContent(/^Выбрано: 4/);
  await press('Снять выбор');
  expect(bar()).toBeNull();
});

test('one is repeated as a draft, as from its row', async () => {
  await open([anOrder({ id: 9 })]);
  await choose(9);
  await press('Повторить');
  expect(screen.getByText('шаг ?step=4')).toBeInTheDocument();
});

describe('several are repeated', () => {
  const [priced, agreed] = [anOrder({ id: 9, externalId: 'A-1' }), anOrder({ id: 8 })];
  agreed.estimate = { ...agreed.estimate, total: null, byAgreement: true };

  test('after a question that says how many, the sum and the day, by one call whose repeat makes none twice', async () => {
    const { sent } = await open([priced, agreed], { 'POST /api/order/batch': 'offline' });
    await choose(9, 8);
    await press('Повторить');
    const dialog = await screen.findByRole('dialog', { name: /Повторить 2\sзаказа\?/ });
    const [day = ''] = defaultDeliveryDate(new Date(), defaultCalendar).split(' ');
    expect(dialog).toHaveTextContent(/≈\s38\.00\sр/);
    expect(dialog).toHaveTextContent('Ещё 1 — по согласованию');
    expect(dialog).toHaveTextContent(`Доставка: ${day.split('-').reverse().join('.')} до`);
    await press('Оформить');
    await screen.findByRole('alert');
    await press('Оформить');
    const calls = sent.filter(({ path }) => path === '/api/order/batch');
    expect(calls).toHaveLength(2);
    expect(new Set(calls.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
    const { orders } = calls[0]?.body as { orders: { externalId: string | null; name: string }[] };
    expect(orders.map(({ name, externalId }) => [name, externalId ?? null])).toEqual([
      ['Виктор Гайдук', null],
      ['Виктор Гайдук', null],
    ]);
  });

  test('and asks again where the price is another by now', async () => {
    const moved = (total: number) => ({
      statusCode: 409,
      code: 'price_changed',
      message: 'Цена изменилась',
      fresh: { ...priced.estimate, total },
    });
    const { sent } = await open([priced, anOrder({ id: 7 }), anOrder({ id: 6 })], {
      'POST /api/order/batch': (body) => {
        const { orders } = body as { orders: { shownTotal: number }[] };
        return {
          body: orders.map(({ shownTotal }, index) =>
            index === 0 && shownTotal === 38
              ? { index, ...moved(57) }
              : { index, statusCode: 201, order: anOrder({ id: 10 + index }) },
          ),
        };
      },
    });
    await choose(9, 7, 6);
    await press('Повторить');
    await press('Оформить');
    expect(await screen.findByText('Оформлено 2 из 3')).toBeInTheDocument();
    const dialog = screen.getByRole('dialog', { name: /Повторить 1\sзаказ\?/ });
    expect(dialog).toHaveTextContent(/Цена изменилась: 38\.00 → 57\.00\sр/);
    expect(dialog).toHaveTextContent(/≈\s57\.00\sр/);
    await press('Оформить по новой цене');
    expect(screen.queryByRole('dialog')).toBeNull();
    const calls = sent.filter(({ path }) => path === '/api/order/batch');
    const shown = calls.map(({ body }) =>
      (body as { orders: { shownTotal: number }[] }).orders.map(({ shownTotal }) => shownTotal),
    );
    expect(shown).toEqual([[38, 38, 38], [57]]);
    expect(new Set(calls.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2);
  });

  test('and says how many of them were placed, and why the others were not', async () => {
    const { sent } = await open([priced, agreed], {
      'POST /api/order/batch': {
        body: [
          { index: 0, statusCode: 201, order: anOrder({ id: 10 }) },
          { index: 1, statusCode: 422, code: 'invalid', message: 'Нет', errors: { name: ['Укажите имя'] } },
        ],
      },
    });
    await choose(9, 8);
    await press('Повторить');
    await press('Оформить');
    expect(await screen.findByText('Оформлено 1 из 2')).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toHaveTextContent(/Заказ №\s8: Укажите имя/);
    expect(bar()).toBeNull();
    expect(
      sent.filter(({ path, query }) => path === '/api/order' && query['page'] === '1').length,
    ).toBeGreaterThan(1);
    await press('Понятно');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('several are canceled', () => {
  const orders = [anOrder({ id: 9 }), anOrder({ id: 8 }), anOrder({ id: 7, status: aStatus(4) })];

  test('those which may be, with one reason; the others are named with their status', async () => {
    const { sent } = await open(orders, {
      'POST /api/order/cancel': { body: anOrder({ id: 9, status: aStatus(8) }) },
    });
    await choose(9, 8, 7);
    await press('Отменить');
    const dialog = await screen.findByRole('dialog', { name: /Отменить 2\sзаказа\?/ });
    expect(dialog).toHaveTextContent(/Не войдёт 1\sзаказ/);
    expect(dialog).toHaveTextContent(new RegExp(`Заказ №\\s7: «${aStatus(4).name}»`));
    await userEvent.type(screen.getByRole('textbox', { name: /Причина/ }), 'Передумали');
    await press('Отменить заказы');
    expect(await screen.findByText(/^Отменены 2\sзаказа$/)).toBeInTheDocument();
    const bodies = sent.filter(({ path }) => path === '/api/order/cancel').map(({ body }) => body);
    expect(bodies).toEqual([9, 8].map((id) => ({ id, reason: 'Передумали' })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('one that has gone too far meanwhile is told with its reason', async () => {
    const body = { code: 'too_late', message: 'Заказ уже забрали' };
    await open(orders, { 'POST /api/order/cancel': { status: 409, body } });
    await choose(9);
    await press('Отменить');
    await screen.findByRole('dialog');
    await press('Отменить заказы');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Не отменено: 1\sзаказЗаказ №\s9: Заказ уже забрали/,
    );
  });

  test('those that are left when the session ends are asked about again after the login, with the reason', async () => {
    const over = { status: 401, body: { code: 'not_logged_in', message: 'Войдите, чтобы продолжить.' } };
    const { sent, unmount } = await open(orders, { 'POST /api/order/cancel': over });
    await choose(9, 8);
    await press('Отменить');
    await userEvent.type(await screen.findByRole('textbox', { name: /Причина/ }), 'Передумали');
    await press('Отменить заказы');
    expect(await screen.findByRole('button', { name: 'Войти снова' })).toBeInTheDocument();
    expect(sent.filter(({ path }) => path === '/api/order/cancel')).toHaveLength(1);
    unmount();
    await open(orders);
    expect(await screen.findByRole('dialog', { name: /Отменить 2\sзаказа\?/ })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Причина/ })).toHaveValue('Передумали');
    await press('Не отменять');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('when none may be, it is said and nothing can be sent', async () => {
    await open([anOrder({ id: 7, status: aStatus(4) })]);
    await choose(7);
    await press('Отменить');
    expect(await screen.findByRole('dialog', { name: 'Эти заказы отменить нельзя' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Отменить заказы' })).toBeNull();
  });
});
