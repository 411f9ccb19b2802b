import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { answerApi } from '../../test/api';
import { company, renderApp } from '../../test/render-app';
import { aUser } from '../../test/users';
import type { User } from '../features/users/session/slice';
import { getCurrentUser } from '../features/users/session/actions';
import { App } from './App';
import { cabinetPages } from './cabinet-pages';
import { cabinetRoutes } from './cabinet-routes';
import { publicPages } from './public-pages';
import { routesFor } from './routes';
import { createStore } from './store';

const people: Record<string, User | null> = {
  visitor: null,
  'pending person': aUser({ status: 'pending' }),
  'rejected person': aUser({ status: 'canceled' }),
  customer: aUser(),
  manager: aUser({ role: 'manager' }),
  admin: aUser({ role: 'admin' }),
  'manager who lacks a second factor': aUser({ role: 'manager', secondFactorNeeded: true }),
};

function Address() {
  return <output>{useLocation().pathname}</output>;
}

// The code of the pages is loaded beforehand: compiling it takes longer than a test should wait for a heading.
beforeAll(async () => {
  const pages = Object.values(cabinetPages).flat();
  await Promise.all([
    ...pages.map(([, page]) => page.preload()),
    ...Object.values(publicPages).map((page) => page.preload()),
  ]);
});

async function goTo(address: string, user: User | null) {
  answerApi(user ? { 'GET /api/user': { body: user } } : { 'GET /api/user': { status: 401, body: {} } });
  const store = createStore(company);
  await store.dispatch(getCurrentUser());
  renderApp(
    <>
      <App routes={routesFor(user, user ? cabinetRoutes(user) : undefined)} />
      <Address />
    </>,
    { at: address, store },
  );
  await screen.findByRole('heading', { level: 1 });
  return document.querySelector('output')?.textContent;
}

describe('where an address leads', () => {
  test.each([
    ['visitor', '/cabinet/myOrders/1', '/login'],
    ['visitor', '/login', '/login'],
    ['customer', '/login', '/cabinet/myOrders/1'],
    ['manager who lacks a second factor', '/login', '/cabinet/profile'],
    ['manager who lacks a second factor', '/cabinet/users', '/cabinet/profile'],
    ['customer', '/register', '/cabinet/myOrders/1'],
    ['customer', '/cabinet', '/cabinet/myOrders/1'],
    ['customer', '/cabinet/myOrders', '/cabinet/myOrders/1'],
    ['pending person', '/cabinet', '/cabinet/contract'],
    ['pending person', '/cabinet/myOrders', '/cabinet/contract'],
    ['pending person', '/cabinet/myOrders/1', '/cabinet/contract'],
    ['pending person', '/cabinet/myOrders/view/7', '/cabinet/contract'],
    ['rejected person', '/cabinet/addNew', '/cabinet/contract'],
    ['pending person', '/cabinet/profile', '/cabinet/profile'],
    ['manager', '/cabinet', '/cabinet/orders/1'],
    ['manager', '/cabinet/orders', '/cabinet/orders/1'],
    ['manager', '/login', '/cabinet/orders/1'],
    ['admin', '/cabinet', '/cabinet/users'],
    ['admin', '/cabinet/orders/', '/cabinet/orders/1'],
  ])('a %s at %s ends at %s', async (who, address, end) => {
    expect(await goTo(address, people[who] ?? null)).toBe(end);
  });

  test.each([
    ['/cabinet/myOrders/view/7', /^Сеанс закончился или ещё не начат/],
    ['/cabinet/addNew', /^Заказ оформляют в личном кабинете/],
  ])('a visitor at %s is told by the login why it asks', async (address, why) => {
    await goTo(address, null);
    expect(screen.getByText(why)).toBeInTheDocument();
  });

  test('the login that was asked for gives no reason', async () => {
    await goTo('/login', null);
    expect(screen.queryByText(/Войдите, и откроется/)).toBeNull();
  });

  const toSite = ['На главную', 'Контакты'];
  const toCabinet = ['В кабинет'];
  test.each([
    ['visitor', '/no-such-page', toSite],
    ['customer', '/no-such-page', toCabinet],
    ['customer', '/cabinet/users', toCabinet],
    ['manager', '/cabinet/calculatorConfig', toCabinet],
    ['manager', '/cabinet/state', toCabinet],
    ['manager', '/cabinet/journal', toCabinet],
    ['manager', '/cabinet/messages', toCabinet],
    ['manager', '/cabinet/deliveryCitiesAndCoefficientSettings', toCabinet],
    ['admin', '/cabinet/addNew', toCabinet],
  ])('a %s finds nothing at %s, and a way on', async (who, address, ways) => {
    await goTo(address, people[who] ?? null);
    const lost = screen.getByRole('heading', { level: 1 });
    expect(lost).toHaveTextContent('Дорога сюда не ведёт');
    const links = within(lost.parentElement as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.textContent.replace('\u00a0', ' '))).toEqual(ways);
  });

  test('both spellings of the services page work', async () => {
    await goTo('/servicesAndTariffs', null);
    expect(screen.getByRole('heading', { name: 'Стандарт' })).toBeInTheDocument();
  });
});

describe('the cabinet’s menu', () => {
  test.each([
    [
      'pending person',
      ['Рассчитать стоимость', 'Контракт', 'Связь с менеджером', 'Тарифы и варианты доставки'],
    ],
    [
      'manager',
      [
        'Заказы',
        'День',
        'Рейсы',
        'Что вернуть',
        'Сканирование',
        'Реестры',
        'Месяц',
        'Акты',
        'Оплаты',
        'Итоги',
        'Клиенты',
        'Новые заявки',
      ],
    ],
    [
      'admin',
      [
        'Заказы',
        'День',
        'Рейсы',
        'Что вернуть',
        'Сканирование',
        'Реестры',
        'Месяц',
        'Акты',
        'Оплаты',
        'Итоги',
        'Пользователи',
        'Новые заявки',
        'Адреса доставки',
        'Настройки калькулятора',
        'Календарь доставки',
        'Компания',
        'Состояние',
        'Сообщения',
        'Журнал',
      ],
    ],
  ])('of a %s', async (who, items) => {
    await goTo('/cabinet', people[who] ?? null);
    const links = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(links).toEqual(items);
    expect(screen.getByRole('link', { name: 'ООО «Ромашка»' })).toHaveAttribute('href', '/cabinet/profile');
  });
});
