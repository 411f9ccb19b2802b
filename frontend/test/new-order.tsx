import { defaultCalendar } from '@shlyah/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { keepDraft } from '../src/features/orders/new/order-draft';
import { NewOrder } from '../src/features/orders/new/NewOrder';
import { newRow } from '../src/features/calculator/cargo/cargo-row';
import type { OrderValues } from '../src/features/orders/form/types';
import { repeated } from '../src/features/orders/form/values';
import { answerApi, type Answers } from './api';
import { anEntry, aPlace, entriesPage } from './book';
import { anOrder } from './orders';
import { renderApp } from './render-app';
import { aUser } from './users';

export const user = aUser();
export const now = () => new Date('2026-11-20T10:00:00Z');

export const points = [{ id: 4, address: 'г. Брест, ул. Московская, 208', cityId: 1 }];
export const known = {
  'GET /api/addressBook': entriesPage(anEntry(), aPlace()),
  'GET /api/points': { body: points },
  'POST /api/calculator/quote': { body: anOrder().estimate },
};
export const made = { 'POST /api/order': { status: 201, body: anOrder({ id: 1025 }) } };

/** What the list is told of the order that was just made. */
function Made() {
  return <p>Создан: {JSON.stringify(useLocation().state)}</p>;
}

/** The form of a new order at one of its steps, with the pages that it leads to. */
export function showNewOrder({ step = 1, answers = made as Answers } = {}) {
  const sent = answerApi({ ...known, ...answers });
  const app = renderApp(
    <Routes>
      <Route path="/cabinet/addNew" element={<NewOrder now={now} />} />
      <Route path="/cabinet/myOrders/:id" element={<Made />} />
      <Route path="/cabinet/myOrders/view/1025" element={<p>Заказ открыт</p>} />
    </Routes>,
    { at: `/cabinet/addNew?step=${step}`, user },
  );
  return {
    ...app,
    orders: () => sent.filter(({ method, path }) => method === 'POST' && path === '/api/order'),
  };
}

/** A draft with nothing left to fill in. */
export function readyDraft(changes: Partial<OrderValues> = {}) {
  const values = { ...repeated(anOrder(), now(), defaultCalendar), ...changes };
  keepDraft(user.id, {
    ...values,
    packages: [{ ...newRow(), length: '30', width: '20', height: '10', weight: '3' }],
  });
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
