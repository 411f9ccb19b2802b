import { defaultCalendar } from '@shlyah/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { anOrder } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { emptyOrder } from '../form/values';
import { unfinishedOrders, keepDraft, storedDraft } from './order-draft';
import { RepeatButton } from './RepeatButton';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('pressed twice, it leaves the unfinished order where it was parked', async () => {
  answerApi({});
  const user = aUser();
  keepDraft(user.id, { ...emptyOrder(user, new Date(), defaultCalendar), name: 'Иван' });
  renderApp(<RepeatButton order={anOrder()} />, { user });
  await userEvent.dblClick(screen.getByRole('button', { name: /^Повторить заказ/ }));
  expect(storedDraft(user.id)).toMatchObject({ name: 'Виктор Гайдук' });
  expect(unfinishedOrders(user.id)).toEqual([expect.objectContaining({ name: 'Иван' })]);
});
