import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { Users } from './Users';

const client = aUser({ id: 3, name: 'Анна Ковалёва', role: 'customer', status: 'confirmed' });
const admin = aUser({ id: 1, role: 'admin' });
const list = { 'GET /api/users?page=1': { body: { data: [client], page: 1, pages: 1, total: 1 } } };

describe('the list of users', () => {
  test('is for reading only in the hands of a manager', async () => {
    answerApi(list);
    renderApp(<Users />, { user: aUser({ role: 'manager' }) });
    expect(await screen.findByRole('link', { name: 'Анна Ковалёва' })).toHaveAttribute(
      'href',
      '/cabinet/user/3',
    );
    expect(screen.queryByRole('columnheader', { name: 'Роль' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Удалить/ })).toBeNull();
  });

  test('lets an admin give a role, after asking once more', async () => {
    const sent = answerApi({
      ...list,
      'PUT /api/users/updateRole': { body: { ...client, role: 'manager' } },
    });
    renderApp(<Users />, { user: admin });
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Роль: Анна Ковалёва' }),
      'Менеджер',
    );
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Сменить роль' }));
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ id: 3, role: 'manager' });
  });

  test('is asked for with the choices and the page of the address', async () => {
    const manager = aUser({ id: 4, name: 'Ольга Менеджер', role: 'manager' });
    answerApi({
      'GET /api/users?page=2&role=manager&status=confirmed&search=ольга': {
        body: { data: [manager], page: 2, pages: 2, total: 21 },
      },
    });
    renderApp(<Users />, { at: '/?page=2&role=manager&status=confirmed&search=ольга', user: admin });
    expect(await screen.findByRole('link', { name: 'Ольга Менеджер' })).toBeInTheDocument();
  });

  test('says before a deletion how many orders go along', async () => {
    const sent = answerApi({
      ...list,
      'GET /api/users/3': { body: { ...client, ordersCount: 12 } },
      'DELETE /api/users/deleteAndOrders/3': {},
    });
    renderApp(<Users />, { user: admin });
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить: Анна Ковалёва' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Удалить выбранного пользователя?' }));
    expect(await dialog.findByText(/12\sзаказов/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Нет' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Пользователь и заказы' }));
    expect(sent.some(({ path }) => path === '/api/users/deleteAndOrders/3')).toBe(true);
  });
});
