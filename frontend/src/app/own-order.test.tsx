import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { answerApi, type Answers } from '../../test/api';
import { anOrder, aStatus } from '../../test/orders';
import { renderApp } from '../../test/render-app';
import { aUser } from '../../test/users';
import MyOrderPage from '../pages/cabinet/customer/MyOrderPage';
import { noChanges, publishChanges } from '../shared/changes';
import { setMode, switchMode } from '../shared/mode';

const user = aUser();

function show(id: number, answers: Answers) {
  const sent = answerApi({
    [`GET /api/order/history?id=${id}`]: { body: [] },
    [`GET /api/order/${id}/messages`]: { body: [] },
    ...answers,
  });
  const app = renderApp(
    <Routes>
      <Route path="/cabinet/myOrders/view/:id" element={<MyOrderPage />} />
    </Routes>,
    { at: `/cabinet/myOrders/view/${id}`, user },
  );
  return { ...app, sent };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const more = async (name: string) => {
  await press('Ещё');
  await userEvent.click(screen.getByRole('button', { name }));
};
const inDialog = () => within(screen.getByRole('dialog'));
const order = { 'GET /api/order/single?id=1024': { body: anOrder() } };

afterEach(() => {
  sessionStorage.clear();
  setMode(user);
});

describe('«Отменить заказ»', () => {
  const canceled = anOrder({ version: 2, status: aStatus(9) });

  test('asks first, takes the reason along, and shows the order as it is then', async () => {
    const { sent } = show(1024, { ...order, 'POST /api/order/cancel': { body: canceled } });
    await more('Отменить заказ');
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    await userEvent.type(inDialog().getByLabelText(/Причина/), ' Покупатель передумал ');
    await userEvent.click(inDialog().getByRole('button', { name: 'Отменить заказ' }));
    expect(await screen.findByText('Заказ № 1024 отменён')).toBeInTheDocument();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      id: 1024,
      reason: 'Покупатель передумал',
    });
    expect(screen.getAllByText('Отменена')).not.toHaveLength(0);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ещё' })).toHaveFocus());
    await press('Ещё');
    expect(screen.queryByRole('button', { name: 'Отменить заказ' })).toBeNull();
    expect(sent.filter(({ path }) => path === '/api/order/history')).toHaveLength(2);
  });

  test('says that it is too late, with the order as it is by now', async () => {
    const message = 'Отменить уже нельзя: за грузом выехали. Попросите вернуть его отправителю.';
    const answers: Answers = {
      ...order,
      'POST /api/order/cancel': { status: 409, body: { code: 'too_late', message } },
    };
    show(1024, answers);
    await more('Отменить заказ');
    answerApi({
      ...answers,
      'GET /api/order/single?id=1024': { body: anOrder({ status: aStatus(3) }) },
      'GET /api/order/history?id=1024': { body: [] },
      'GET /api/order/1024/messages': { body: [] },
    });
    await userEvent.click(inDialog().getByRole('button', { name: 'Отменить заказ' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    await press('Понятно');
    expect(screen.getAllByText('Забор груза')).not.toHaveLength(0);
    await press('Ещё');
    expect(screen.queryByRole('button', { name: 'Отменить заказ' })).toBeNull();
  });

  test('keeps the reason when there is no connection', async () => {
    show(1024, { ...order, 'POST /api/order/cancel': 'offline' });
    await more('Отменить заказ');
    await userEvent.type(inDialog().getByLabelText(/Причина/), 'Ошибка');
    await userEvent.click(inDialog().getByRole('button', { name: 'Отменить заказ' }));
    expect(await screen.findByText(/Нет связи с сервером/)).toBeInTheDocument();
    expect(inDialog().getByLabelText(/Причина/)).toHaveValue('Ошибка');
  });

  test('keeps the reason when the session has ended, and asks again after the login', async () => {
    const over = { status: 401, body: { code: 'not_logged_in', message: 'Войдите, чтобы продолжить.' } };
    const { unmount } = show(1024, { ...order, 'POST /api/order/cancel': over });
    await more('Отменить заказ');
    await userEvent.type(inDialog().getByLabelText(/Причина/), 'Ошибка');
    await userEvent.click(inDialog().getByRole('button', { name: 'Отменить заказ' }));
    await inDialog().findByRole('button', { name: 'Войти снова' });
    unmount();
    show(1024, order);
    await screen.findByRole('dialog');
    expect(inDialog().getByLabelText(/Причина/)).toHaveValue('Ошибка');
  });

  test.each([
    [1, true],
    [2, true],
    [3, false],
    [6, false],
    [9, false],
  ])('is there with status %d: %s', async (status, isThere) => {
    show(1024, { 'GET /api/order/single?id=1024': { body: anOrder({ status: aStatus(status) }) } });
    await press('Ещё');
    expect(screen.queryByRole('button', { name: 'Отменить заказ' }) !== null).toBe(isThere);
  });
});

describe('«Исправить телефон или комментарий»', () => {
  const name = 'Исправить телефон или комментарий';

  test('sends what was changed, and shows the order as it is then', async () => {
    const corrected = anOrder({ version: 2, reciverPhone: '+375 (29) 76-54-321' });
    const { sent } = show(1024, { ...order, 'PUT /api/order/correct': { body: corrected } });
    await more(name);
    const phone = await inDialog().findByLabelText('Телефон получателя');
    await userEvent.clear(phone);
    await userEvent.type(phone, '297654321');
    await userEvent.click(inDialog().getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Заказ исправлен')).toBeInTheDocument();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      id: 1024,
      version: 1,
      reciverPhone: '+375 (29) 76-54-321',
    });
    expect(screen.getByText('+375 (29) 76-54-321')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('keeps what is typed when the session has ended, and is open again after the login', async () => {
    const over = { status: 401, body: { code: 'not_logged_in', message: 'Войдите, чтобы продолжить.' } };
    const { unmount } = show(1024, { ...order, 'PUT /api/order/correct': over });
    await more(name);
    await userEvent.type(await inDialog().findByLabelText(/^Комментарий к доставке/), 'Со двора');
    await userEvent.click(inDialog().getByRole('button', { name: 'Сохранить' }));
    await inDialog().findByRole('button', { name: 'Войти снова' });
    unmount();
    show(1024, order);
    await screen.findByRole('dialog');
    expect(await inDialog().findByLabelText(/^Комментарий к доставке/)).toHaveValue('Со двора');
  });

  test('is not offered once staff have taken the order up', async () => {
    show(1024, { 'GET /api/order/single?id=1024': { body: anOrder({ status: aStatus(2) }) } });
    await press('Ещё');
    expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('an order that is changed while its page is open', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => {
    Reflect.deleteProperty(document, 'hidden');
    jest.useRealTimers();
  });
  const hear = () =>
    act(async () => {
      publishChanges({
        ...noChanges,
        orders: [{ id: 1024, version: 2, kinds: ['order.status'], by: null }],
      });
      await jest.advanceTimersByTimeAsync(300);
    });
  const delivered = {
    'GET /api/order/single?id=1024': { body: anOrder({ version: 2, status: aStatus(6) }) },
  };
  const rest = {
    'GET /api/order/history?id=1024': { body: [] },
    'GET /api/order/1024/messages': { body: [] },
  };

  test('is shown as it is now, with its history', async () => {
    show(1024, order);
    await screen.findByRole('heading', { name: 'Получатель' });
    const sent = answerApi({ ...delivered, ...rest });
    await hear();
    expect(await screen.findAllByText('Доставлена')).not.toHaveLength(0);
    expect(sent.some(({ path }) => path === '/api/order/history')).toBe(true);
  });

  test('stays as it is while a dialog is open with what was typed, and is renewed when that is closed', async () => {
    show(1024, order);
    await more('Отменить заказ');
    await userEvent.type(inDialog().getByLabelText(/Причина/), 'Ошибка');
    answerApi({ ...delivered, ...rest });
    await hear();
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(inDialog().getByLabelText(/Причина/)).toHaveValue('Ошибка');
    expect(screen.queryByText('Доставлена', { selector: 'span' })).toBeNull();
    await press('Не отменять');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(await screen.findAllByText('Доставлена', { selector: 'span' })).not.toHaveLength(0);
  });

  test('stays as it is while a form that was made from it is open', async () => {
    show(1024, order);
    await more('Исправить телефон или комментарий');
    await inDialog().findByLabelText('Телефон получателя');
    const sent = answerApi({ ...delivered, ...rest });
    await hear();
    // It is looked at, and neither taken over nor are its parts.
    expect(sent.map(({ path }) => path)).toEqual(['/api/order/single']);
    expect(screen.queryByText('Доставлена', { selector: 'span' })).toBeNull();
  });

  test('is asked for only while somebody looks, and a failure changes nothing', async () => {
    show(1024, order);
    await screen.findByRole('heading', { name: 'Получатель' });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    const unseen = answerApi(delivered);
    await hear();
    expect(unseen).toEqual([]);
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    answerApi({ 'GET /api/order/single?id=1024': 'offline' });
    await hear();
    expect(screen.getByRole('heading', { name: 'Получатель' })).toBeInTheDocument();
    expect(screen.queryByText(/Нет связи/)).toBeNull();
  });
});

describe('a test order', () => {
  const testOrder = { 'GET /api/order/single?id=-17': { body: anOrder({ id: -17 }) } };

  test('is called T-17 and taken through the statuses', async () => {
    const { sent } = show(-17, {
      ...testOrder,
      'POST /api/sandbox/advance': { body: anOrder({ id: -17, status: aStatus(6) }) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: /^Заказ №\sT-17$/ })).toBeInTheDocument();
    await press('Провести до…');
    expect(screen.queryByRole('button', { name: 'Новая' })).toBeNull();
    await press('Доставлена');
    expect(await screen.findByText('Заказ № T-17: Доставлена')).toBeInTheDocument();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ id: -17, to: 'delivered' });
  });

  test('says why it was not taken further', async () => {
    const message = 'Заказ изменил кто-то другой';
    show(-17, {
      ...testOrder,
      'POST /api/sandbox/advance': { status: 409, body: { code: 'version_conflict', message } },
    });
    await press('Провести до…');
    await press('В пути');
    expect(await screen.findByText(`Провести заказ не удалось. ${message}`)).toBeInTheDocument();
  });

  test('a real one is taken nowhere', async () => {
    show(1024, order);
    await screen.findByRole('heading', { name: 'Отправитель' });
    expect(screen.queryByRole('button', { name: 'Провести до…' })).toBeNull();
  });

  test('opened in the other mode, it leads to its own', async () => {
    const { opened } = show(-17, {});
    expect(await screen.findByText('Это номер тестового заказа')).toBeInTheDocument();
    await press('Включить тестовый режим');
    expect(opened).toEqual(['/cabinet/myOrders/view/-17']);
    setMode(user);
    expect(sessionStorage.getItem('shlyah.tester')).toBe('{"user":12}');
  });

  test('a real order opened in the test mode leads back', async () => {
    switchMode('test', user);
    setMode(user);
    const { opened } = show(1024, {});
    expect(await screen.findByText('Это номер рабочего заказа')).toBeInTheDocument();
    await press('Выключить тестовый режим');
    expect(opened).toEqual(['/cabinet/myOrders/view/1024']);
    expect(sessionStorage.getItem('shlyah.tester')).toBeNull();
  });

  test.each(['0', '-0', '--1', '1.5', '-', 'abc'])(
    'an address with the number %s leads to none',
    async (id) => {
      answerApi({});
      renderApp(
        <Routes>
          <Route path="/cabinet/myOrders/view/:id" element={<MyOrderPage />} />
        </Routes>,
        { at: `/cabinet/myOrders/view/${id}`, user },
      );
      expect(await screen.findByText('Такого заказа нет')).toBeInTheDocument();
    },
  );
});
