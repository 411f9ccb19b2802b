import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { EditOrder } from '../src/features/orders/edit/EditOrder';
import { answerApi, type Answers } from './api';
import { anOrder, aStatus } from './orders';
import { renderApp } from './render-app';
import { aUser } from './users';

const statuses = {
  statuses: [aStatus(1), aStatus(2)],
  states: [{ id: 1, name: 'Активная' }],
};
export const known: Answers = {
  'GET /api/order/single?id=1024': { body: anOrder() },
  'GET /api/order/statuses': { body: statuses },
  'GET /api/points': { body: [{ id: 4, address: 'г. Брест, ул. Московская, 208', cityId: 1 }] },
  'POST /api/calculator/quote': { body: { ...anOrder().estimate, total: 38.5 } },
};

/** The edit of order 1024, as a manager opens it from a list. */
export async function showEditOrder(answers: Answers = {}) {
  const sent = answerApi({ ...known, ...answers });
  const app = renderApp(
    <Routes>
      <Route path="/cabinet/orders/edit/:id" element={<EditOrder />} />
      <Route path="/cabinet/orders/view/:id" element={<p>Заказ открыт</p>} />
    </Routes>,
    { at: '/cabinet/orders/edit/1024?status=1&page=2', user: aUser({ id: 2, role: 'manager' }) },
  );
  await screen.findByLabelText('Комментарий для курьера необязательно');
  return { ...app, saves: () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
}

// Nothing here is hidden, and finding that out for each of the form's elements takes most of the time.
export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: true }));
export const house = () => screen.getAllByLabelText('Дом');

export async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
