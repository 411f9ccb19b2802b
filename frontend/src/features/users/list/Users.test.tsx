import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { readScreen } from '../../../../test/read-screen';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { Users } from './Users';

const client = aUser({ id: 3, name: 'Анна Ковалёва', role: 'customer', status: 'confirmed' });
const admin = aUser({ id: 1, role: 'admin' });
const list = { 'GET /api/users?page=1': { body: { data: [client], page: 1, pages: 1, total: 1 } } };

describe('the list of users', () => {
  test('reads, from top to bottom, for an admin', async () => {
    const person = { isLegalEntity: false, organization: null, Unp: null };
    const manager = aUser({ id: 4, name: 'Ольга Мороз', role: 'manager', email: 'olga@demo.by', ...person });
    answerApi({
      'GET /api/users?page=1': { body: { data: [client, manager], page: 1, pages: 2, total: 22 } },
    });
    renderApp(<Users />, { user: admin });
    await screen.findByText('Ольга Мороз');
    expect(readScreen()).toEqual([
      'Пользователи',
      'Поиск ()',
      '[Найти]',
      '[Фильтр]',
      'Найдено 22 пользователя',
      'Пользователи',
      'id | Имя | Эл. почта | Телефон | УНП | Организация | Роль | Подробности',
      '3 | Анна Ковалёва </cabinet/user/3> | company@demo.by <mailto:company@demo.by> | ' +
        '+375 (29) 12-34-567 <tel:+375291234567> | 190000000 | ООО «Ромашка» | Роль: Анна Ковалёва (Клиент) | ' +
        'Подробнее: Анна Ковалёва </cabinet/user/3> [Удалить: Анна Ковалёва]',
      '4 | Ольга Мороз </cabinet/user/4> | olga@demo.by <mailto:olga@demo.by> | ' +
        '+375 (29) 12-34-567 <tel:+375291234567> | | | Роль: Ольга Мороз (Менеджер) | ' +
        'Подробнее: Ольга Мороз </cabinet/user/4> [Удалить: Ольга Мороз]',
      'Страница 1 </> Страница 2 </?page=2> Следующая страница </?page=2>',
    ]);
  });

  test('at a page that is no number is its first page: nothing else is asked for', async () => {
    const sent = answerApi(list);
    renderApp(<Users />, { at: '/cabinet/users?page=1.5', user: admin });
    expect(await screen.findByRole('link', { name: 'Анна Ковалёва' })).toBeInTheDocument();
    expect(sent.map(({ path, query }) => [path, query])).toEqual([['/api/users', { page: '1' }]]);
  });

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

  test('is narrowed by each choice, from its first page, and says what a client waits for', async () => {
    const body = (...data: unknown[]) => ({ body: { data, page: 1, pages: 1, total: data.length } });
    const pending = aUser({ id: 5, name: 'Игорь Зайцев', status: 'pending' });
    const rejected = aUser({ id: 6, name: 'Зоя Лапко', status: 'canceled' });
    const sent = answerApi({
      'GET /api/users?page=3&search=романов': body(client),
      'GET /api/users?page=1&search=романов&status=pending': body(pending, rejected),
      'GET /api/users?page=1&role=manager&search=романов&status=pending': body(client),
      'GET /api/users?page=1&role=manager&search=романов': body(client),
      'GET /api/users?page=1&role=customer&search=романов': body(),
    });
    renderApp(<Users />, { at: '/?page=3&search=романов', user: admin });
    await screen.findByText('Анна Ковалёва');
    const choose = async (label: string, choice: string) => {
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: label }), choice);
      await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
    };
    await userEvent.click(screen.getByRole('button', { name: 'Фильтр' }));
    await screen.findByRole('combobox', { name: 'Роль' });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Подтверждённые', 'Ждут подтверждения', 'Отклонённые', 'Клиенты', 'Менеджеры']),
    );
    await choose('Статус', 'Ждут подтверждения');
    expect(await screen.findByRole('row', { name: /Игорь Зайцев заявка/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Зоя Лапко отклонён/ })).toBeInTheDocument();
    await choose('Роль', 'Менеджеры');
    await screen.findByText('Роль: Менеджеры');
    await choose('Статус', 'Все');
    await waitFor(() => expect(screen.queryByText('Статус: Ждут подтверждения')).toBeNull());
    await choose('Роль', 'Клиенты');
    expect(await screen.findByText('Никого не найдено')).toBeInTheDocument();
    expect(screen.getByText('Измените запрос или снимите ограничения.')).toBeInTheDocument();
    expect(sent).toHaveLength(5);
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

  test('says why a user was not deleted, and lets it be tried again', async () => {
    answerApi({ ...list, 'GET /api/users/3': { body: { ...client, ordersCount: 2 } } });
    renderApp(<Users />, { user: admin });
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить: Анна Ковалёва' }));
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByText(/исчезнут 2\sзаказа/);
    await userEvent.click(dialog.getByRole('button', { name: 'Пользователь и заказы' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The test has no answer to DELETE');
    const sent = answerApi({ ...list, 'DELETE /api/users/deleteAndOrders/3': {} });
    await userEvent.click(dialog.getByRole('button', { name: 'Пользователь и заказы' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  test('moves the focus on to the next user after a deletion, or back to the last one', async () => {
    const others = [aUser({ id: 4, name: 'Ольга Мороз' }), aUser({ id: 5, name: 'Пётр Лис' })];
    const body = { data: [client, ...others], page: 1, pages: 1, total: 3 };
    answerApi({
      'GET /api/users?page=1': { body },
      'GET /api/users/4': { body: { ...client, ordersCount: 0 } },
      'DELETE /api/users/deleteAndOrders/4': {},
      'GET /api/users/5': { body: { ...client, ordersCount: 0 } },
      'DELETE /api/users/deleteAndOrders/5': {},
    });
    renderApp(<Users />, { user: admin });
    for (const [gone, next] of [
      ['Ольга Мороз', 'Пётр Лис'],
      ['Пётр Лис', 'Анна Ковалёва'],
    ] as const) {
      await userEvent.click(await screen.findByRole('button', { name: `Удалить: ${gone}` }));
      const dialog = within(screen.getByRole('dialog'));
      await dialog.findByText(/Заказов у него нет/);
      body.data = body.data.filter(({ name }) => name !== gone);
      await userEvent.click(dialog.getByRole('button', { name: 'Пользователь и заказы' }));
      await waitFor(() => expect(screen.getByRole('button', { name: `Удалить: ${next}` })).toHaveFocus());
    }
  });
});
