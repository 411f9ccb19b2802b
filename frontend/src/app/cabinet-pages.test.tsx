import { defaultCalendar } from '@shlyah/domain';
import { act, screen, waitFor } from '@testing-library/react';
import { answerApi, type Answers } from '../../test/api';
import { answers, order } from '../../test/cabinet-answers';
import { renderApp } from '../../test/render-app';
import { aUser } from '../../test/users';
import { storedByEachTab } from '../shared/storage';
import { keepDraft } from '../features/orders/new/order-draft';
import { repeated } from '../features/orders/form/values';
import { App } from './App';
import { cabinetPages } from './cabinet-pages';
import { cabinetRoutes } from './cabinet-routes';
import { routesFor } from './routes';

const realTimers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'nextTick',
  'queueMicrotask',
  'performance',
  'hrtime',
] as const;

const own = {
  customer: {},
  pending: { status: 'pending' },
  manager: { role: 'manager' },
  admin: { role: 'admin' },
} as const;

/** Every page of the cabinet, once, as somebody sees it who may open it, with its title. */
const pages: [who: keyof typeof own, address: string, title: string][] = [
  ['customer', '/cabinet/myOrders/1', 'Мои заказы'],
  ['customer', '/cabinet/myOrders/view/1024', 'Заказ №\u00a01024'],
  ['customer', '/cabinet/addNew?step=1', 'Новый заказ, шаг 1: Отправитель'],
  ['customer', '/cabinet/addNew?step=4', 'Новый заказ, шаг 4: Тарифный план'],
  ['customer', '/cabinet/importOrders', 'Загрузить из файла'],
  ['customer', '/cabinet/importAddresses', 'Загрузить из файла'],
  ['customer', '/cabinet/integrations', 'Интеграции'],
  ['customer', '/cabinet/integrations?new=1', 'Интеграции'],
  ['customer', '/cabinet/integrations?tab=calls', 'Интеграции'],
  ['customer', '/cabinet/calculatePrice', 'Рассчитать стоимость'],
  ['pending', '/cabinet/contract', 'Контракт'],
  ['pending', '/cabinet/communicationWithTheManager', 'Связь с менеджером'],
  ['pending', '/cabinet/integrations', 'Интеграции'],
  ['customer', '/cabinet/ratesAndDeliveryOptions', 'Тарифы и варианты доставки'],
  ['customer', '/cabinet/profile', 'Профиль'],
  ['customer', '/cabinet/profile?tab=notices', 'Профиль'],
  ['customer', '/cabinet/profile?tab=security', 'Профиль'],
  ['manager', '/cabinet/orders/1', 'Заказы'],
  ['manager', '/cabinet/orders/view/1025', 'Заказ №\u00a01025'],
  ['manager', '/cabinet/orders/edit/1024', 'Заказ №\u00a01024, правка'],
  ['manager', '/cabinet/users', 'Клиенты'],
  ['manager', '/cabinet/user/12', 'Анна Ковалёва'],
  ['manager', '/cabinet/user/12?tab=orders', 'Анна Ковалёва'],
  ['manager', '/cabinet/user/12?tab=integrations', 'Анна Ковалёва'],
  ['manager', '/cabinet/users/contract/12', 'Контракт клиента'],
  ['manager', '/cabinet/registrationRequests', 'Новые заявки'],
  ['admin', '/cabinet/calculatorConfig', 'Настройки калькулятора'],
  ['admin', '/cabinet/deliveryCitiesAndCoefficientSettings', 'Адреса доставки'],
  ['admin', '/cabinet/deliveryCitiesAndCoefficientSettings?tab=regions', 'Адреса доставки'],
  ['admin', '/cabinet/company', 'Компания'],
  ['admin', '/cabinet/calendar', 'Календарь доставки'],
  ['manager', '/cabinet/calendar', 'Календарь доставки'],
  ['admin', '/cabinet/state', 'Состояние'],
  ['admin', '/cabinet/messages', 'Сообщения'],
  ['admin', '/cabinet/journal', 'Журнал'],
];

// The day alone stands still: pages offer «today» and «tomorrow».
beforeAll(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), doNotFake: [...realTimers] }));
afterAll(() => jest.useRealTimers());

/** What was typed before: an order and a calculation that only need to be sent. */
beforeEach(() => {
  const values = repeated(order, new Date(), defaultCalendar);
  keepDraft(aUser().id, values);
  storedByEachTab<object>(`shlyah.calculation.${aUser().id}`, () => true).write(values);
});

/** The stand-in answers within a turn of the event loop, and an answer may lead to another question. */
async function allAnswered() {
  for (let turn = 0; turn < 20; turn++) await act(() => new Promise((resolve) => setTimeout(resolve)));
}

async function open(who: keyof typeof own, address: string, given: Answers) {
  const user = aUser(own[who]);
  answerApi(given);
  await Promise.all(Object.values(cabinetPages[who]).map(([, page]) => page.preload()));
  renderApp(<App routes={routesFor(user, cabinetRoutes(user))} />, { at: address, user });
  await waitFor(() => expect(screen.getByRole('main')).not.toBeEmptyDOMElement());
  await allAnswered();
}

describe('a page of the cabinet has its title and its heading', () => {
  test.each(pages)('for a %s: %s', async (who, address, title) => {
    await open(who, address, answers);
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(document.title).toBe(`${title} — Шлях`);
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
    expect(screen.queryByText(/Не удалось/)).toBeNull();
  });
});

/** The same calls with another answer. */
const answering = (answer: Answers[string]): Answers =>
  Object.fromEntries(Object.keys(answers).map((call) => [call, answer]));

/** Pages that show what the session knows, or what was typed. */
const asksNothing = /new=1|addNew|importOrders|importAddresses|calculatePrice|profile|rates|communication/;
const asking = pages.filter(([, address]) => !asksNothing.test(address));

describe('a page whose data', () => {
  test.each(asking)('is on its way says so: for a %s: %s', async (who, address) => {
    await open(who, address, answering(new Promise(() => undefined)));
    expect(screen.getAllByText(/Загружаем|Смотрим|Проверяем/)).not.toEqual([]);
  });

  test.each(asking)('did not come says why and offers another try: for a %s: %s', async (who, address) => {
    await open(
      who,
      address,
      answering({ status: 500, body: { code: 'internal', message: 'Ошибка сервера' } }),
    );
    expect(screen.getAllByText('Ошибка сервера')).not.toEqual([]);
    expect(screen.getAllByRole('button', { name: 'Попробовать ещё раз' })).not.toEqual([]);
  });
});
