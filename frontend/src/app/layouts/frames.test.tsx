import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../test/api';
import { readScreen } from '../../../test/read-screen';
import { renderApp } from '../../../test/render-app';
import { aUser } from '../../../test/users';
import { App } from '../App';
import { cabinetRoutes } from '../cabinet-routes';
import { routesFor } from '../routes';
import { Toasts } from '../../ui/feedback/Toasts';

const waiting = {
  'GET /api/users/unproved?page=1&status=pending': { body: { data: [], page: 1, pages: 1, total: 101 } },
};

function show(who: Parameters<typeof aUser>[0] | null, at: string, answers: Answers = {}) {
  const user = who ? aUser({ secondFactorNeeded: false, ...who } as Parameters<typeof aUser>[0]) : null;
  const sent = answerApi({ ...waiting, ...answers });
  const app = renderApp(
    <>
      <Toasts />
      <App routes={routesFor(user, user ? cabinetRoutes(user) : undefined)} />
    </>,
    { at, user },
  );
  return { ...app, sent };
}

const part = (role: 'banner' | 'contentinfo') => readScreen(screen.getByRole(role));
const menu = () => screen.getByRole('navigation', { name: 'Меню кабинета' });
const here = (inside: Element) =>
  [...inside.querySelectorAll('[aria-current="page"]')].map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

describe('around a public page', () => {
  test('stand the way in, the menu and how to reach us', () => {
    show(null, '/about');
    expect(part('banner')).toMatchSnapshot();
    expect(part('contentinfo')).toMatchSnapshot();
    expect(screen.getByRole('link', { name: 'Перейти к содержанию' })).toHaveAttribute('href', '#main');
  });

  test('stands the way to the cabinet for whoever has logged in', () => {
    show({}, '/about');
    for (const link of screen.getAllByRole('link', { name: 'Личный кабинет' }))
      expect(link).toHaveAttribute('href', '/cabinet');
    expect(screen.queryByRole('link', { name: 'Вход и регистрация' })).toBeNull();
  });

  test('the menu of a small screen is opened, and closed by Escape with the focus on its button', async () => {
    show(null, '/about');
    const burger = screen.getByRole('button', { name: 'Меню' });
    expect(burger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(burger);
    expect(burger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(burger).toHaveAttribute('aria-expanded', 'false');
    expect(burger).toHaveFocus();
  });
});

describe('the menu of the cabinet', () => {
  test.each([
    ['a customer', {}],
    ['one who is not confirmed yet', { status: 'pending' }],
    ['a manager', { role: 'manager' }],
    ['an admin', { role: 'admin' }],
  ] as const)('of %s reads so', async (_, who) => {
    show(who, '/cabinet/profile');
    if ('role' in who) await screen.findByText(/^99\+$/);
    expect(readScreen(menu())).toMatchSnapshot();
    expect(here(menu())).toEqual(['ООО «Ромашка»']);
  });

  test.each([
    ['manager', '/cabinet/orders/2', 'Заказы'],
    ['manager', '/cabinet/orders/edit/7', 'Заказы'],
    ['customer', '/cabinet/myOrders/view/7', 'Мои заказы'],
    ['manager', '/cabinet/user/7', 'Клиенты'],
  ] as const)('of a %s at %s marks «%s»', (role, at, label) => {
    show({ role }, at);
    expect(here(menu())).toEqual([label]);
  });

  test('leads out: to the home page, also when the session is over already', async () => {
    for (const answer of [{ status: 204 }, { status: 401, body: { code: 'unauthorized', message: '' } }]) {
      const { opened, unmount } = show({}, '/cabinet/profile', { 'POST /api/user/logout': answer });
      await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));
      await waitFor(() => expect(opened).toEqual(['/']));
      unmount();
    }
  });

  test('says when it could not lead out, and can be pressed again', async () => {
    const { opened } = show({}, '/cabinet/profile', { 'POST /api/user/logout': 'offline' });
    await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));
    expect(await screen.findByText(/^Не удалось выйти\. Нет связи с сервером/)).toBeInTheDocument();
    expect(opened).toEqual([]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Выйти' })).not.toHaveAttribute('aria-busy'),
    );
  });

  test('goes round the colour schemes, and this browser remembers the chosen one', async () => {
    const { unmount } = show({}, '/cabinet/profile');
    for (const label of ['Тема: системная', 'Тема: светлая', 'Тема: тёмная'])
      await userEvent.click(screen.getByRole('button', { name: label }));
    await userEvent.click(screen.getByRole('button', { name: 'Тема: системная' }));
    unmount();
    show({}, '/cabinet/profile');
    expect(screen.getByRole('button', { name: 'Тема: светлая' })).toBeInTheDocument();
  });
});
