import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../test/api';
import { readScreen } from '../../../test/read-screen';
import { renderApp } from '../../../test/render-app';
import { aUser } from '../../../test/users';
import { App } from '../App';
import { cabinetRoutes } from '../cabinet-routes';
import { routesFor } from '../routes';

const waiting = {
  'GET /api/users/unproved?page=1&status=pending': { body: { data: [], page: 1, pages: 1, total: 101 } },
};

function show(who: Parameters<typeof aUser>[0] | null, at: string, answers: Answers = {}) {
  const user = who ? aUser({ secondFactorNeeded: false, ...who } as Parameters<typeof aUser>[0]) : null;
  const sent = answerApi({ ...waiting, ...answers });
  const app = renderApp(<App routes={routesFor(user, user ? cabinetRoutes(user) : undefined)} />, {
    at,
    user,
  });
  return { ...app, sent };
}

const answeredScan = {
  meaning: { action: 'find' },
  entries: [{ scan: { id: '1', code: '125', at: new Date().toISOString() }, answer: { result: 'found' } }],
};

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
    const menu = screen.getByRole('navigation', { name: 'Главное меню' });
    const isOpen = () => [burger.getAttribute('aria-expanded'), menu.hasAttribute('data-open')];
    expect(isOpen()).toEqual(['false', false]);
    await userEvent.click(burger);
    expect(isOpen()).toEqual(['true', true]);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toEqual(['false', false]);
    expect(burger).toHaveFocus();
  });

  test('a new page is begun at its top with the focus on it; Back leaves the place; a hash leads to its section', async () => {
    const tops = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { go } = show(null, '/about');
    expect(document.getElementById('main')).not.toHaveFocus();
    await userEvent.click(screen.getAllByRole('link', { name: 'Контакты' })[0] as HTMLElement);
    await waitFor(() => expect(document.getElementById('main')).toHaveFocus());
    expect(tops.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
    go(-1);
    await waitFor(() => expect(document.getElementById('main')).toHaveFocus());
    expect(tops).toHaveBeenCalledTimes(1);
    tops.mockRestore();
  });
});

describe('the menu of the cabinet', () => {
  test('is opened by its button on a small screen; closed by Escape, by a choice and by the button', async () => {
    show({}, '/cabinet/profile');
    const button = screen.getByRole('button', { name: 'Меню кабинета' });
    const isOpen = () => [
      button.getAttribute('aria-expanded'),
      document.getElementById('cabinet-menu')?.hasAttribute('data-open'),
    ];
    expect(isOpen()).toEqual(['false', false]);
    await userEvent.click(button);
    expect(isOpen()).toEqual(['true', true]);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toEqual(['false', false]);
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('link', { name: 'ООО «Ромашка»' }));
    expect(isOpen()).toEqual(['false', false]);
    await userEvent.click(button);
    await userEvent.click(button);
    expect(isOpen()).toEqual(['false', false]);
  });

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
      const { opened, unmount } = show({ id: 7 }, '/cabinet/profile', { 'POST /api/user/logout': answer });
      localStorage.setItem('shlyah.scans.7', JSON.stringify(answeredScan));
      await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));
      await waitFor(() => expect(opened).toEqual(['/']));
      expect(localStorage.getItem('shlyah.scans.7')).toBeNull();
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
    const scheme = () => document.documentElement.dataset.scheme;
    expect(scheme()).toBe('light');
    await userEvent.click(screen.getByRole('button', { name: 'Тема: системная' }));
    await userEvent.click(screen.getByRole('button', { name: 'Тема: светлая' }));
    expect(scheme()).toBe('dark');
    for (const label of ['Тема: тёмная', 'Тема: системная'])
      await userEvent.click(screen.getByRole('button', { name: label }));
    unmount();
    // The site stays light.
    expect(scheme()).toBeUndefined();
    show({}, '/cabinet/profile');
    expect(screen.getByRole('button', { name: 'Тема: светлая' })).toBeInTheDocument();
  });
});
