import { MESSAGES } from '@shlyah/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Sent } from '../../../../test/api';
import { anEntry, entriesPage } from '../../../../test/book';
import {
  known,
  made,
  points,
  press,
  readyDraft,
  showNewOrder as show,
  user,
} from '../../../../test/new-order';
import { anOrder } from '../../../../test/orders';
import { readScreen } from '../../../../test/read-screen';
import type { OrderValues } from '../form/types';
import { keepDraft, storedDraft } from './order-draft';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('«Далее» does not pass a step with errors and says what they are', async () => {
  show();
  await press('Далее');
  expect(await screen.findByRole('alert')).toHaveTextContent('Улица: Это поле обязательно для заполнения');
  expect(screen.getByRole('heading', { name: /Отправитель/ })).toBeInTheDocument();
});

test('«Назад» never blocks and loses nothing', async () => {
  show({ step: 2 });
  await userEvent.type(screen.getByLabelText('ФИО получателя'), 'Иван');
  await press('Назад');
  expect(await screen.findByRole('heading', { name: /Отправитель/ })).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Улица'), 'Немига');
  await userEvent.type(screen.getByLabelText('Дом'), '5');
  await press('Далее');
  expect(await screen.findByLabelText('ФИО получателя')).toHaveValue('Иван');
});

test('a new step takes the focus to its name', async () => {
  show({ step: 2 });
  await press('Назад');
  expect(await screen.findByRole('heading', { name: /Шаг 1 из 4/ })).toHaveFocus();
});

test('points that did not load are said so and asked for again', async () => {
  show({ answers: { 'GET /api/points': 'offline' } });
  await userEvent.click(screen.getByLabelText('Из пункта приёма'));
  await screen.findByRole('button', { name: 'Попробовать ещё раз' });
  answerApi(known);
  await press('Попробовать ещё раз');
  expect(await screen.findByRole('option', { name: points[0]?.address ?? '' })).toBeInTheDocument();
});

test('what was typed is there after a reload', async () => {
  const { unmount } = show({ step: 2 });
  await userEvent.type(screen.getByLabelText('ФИО получателя'), 'Иван');
  unmount();
  show({ step: 2 });
  expect(screen.getByLabelText('ФИО получателя')).toHaveValue('Иван');
  expect(screen.getByText('Черновик заказа сохранён в этом браузере.')).toBeInTheDocument();
});

test('a form that nobody has touched leaves no draft', () => {
  const { unmount } = show();
  unmount();
  expect(storedDraft(user.id)).toBeNull();
});

test('the sender is prefilled: Минск, and the contact person of the profile', () => {
  show();
  expect(screen.getByRole('combobox', { name: 'Город' })).toHaveValue('Минск');
  expect(screen.getByText('ООО «Ромашка»')).toBeInTheDocument();
});

test('a former recipient is offered before anything is typed, and fills the fields in', async () => {
  const entry = anEntry({ receiverType: 'ur-lico', organization: 'ОАО «Полесье»', name: 'Виктор Гайдук' });
  show({ step: 2, answers: { 'GET /api/addressBook': entriesPage(entry) } });
  const field = await screen.findByRole('combobox', { name: /^Кому\?/ });
  await userEvent.click(field);
  const offer = await screen.findByRole('option', { name: /Полесье/ });
  expect(offer).toHaveTextContent(/^ОАО «Полесье», Виктор Гайдук.*Гомель, ул\. Советская/);
  await userEvent.click(offer);
  expect(screen.getByLabelText('Организация')).toHaveValue('ОАО «Полесье»');
  expect(screen.getByRole('combobox', { name: 'Город' })).toHaveValue('Гомель');
});

test('the price is asked for as soon as destination and measures are known', async () => {
  readyDraft();
  show({ step: 3 });
  expect(await screen.findByText('Стоимость доставки от')).toBeInTheDocument();
});

test('the last step shows all answers with a way back to each block, with points of ours as well', async () => {
  readyDraft();
  const { unmount } = show({ step: 4 });
  const review = () => readScreen(screen.getByRole('region', { name: 'Проверьте ответы' }));
  await screen.findByText('ОАО «Полесье»');
  expect(review()).toMatchInlineSnapshot(`
    [
      "Проверьте ответы",
      "Отправитель",
      "Изменить: Отправитель </cabinet/addNew>",
      "Отправитель",
      "ООО «Ромашка»",
      "Забрать по адресу",
      "Минск, ул. Немига, д. 5, кв. 12",
      "Получатель",
      "Изменить: Получатель </cabinet/addNew?step=2>",
      "Организация",
      "ОАО «Полесье»",
      "ФИО",
      "Виктор Гайдук",
      "Телефон",
      "+375 (29) 20-00-001",
      "Доставить по адресу",
      "Гомель, ул. Советская, д. 12",
      "Параметры груза",
      "Изменить: Параметры груза </cabinet/addNew?step=3>",
      "Место 1",
      "Посылка, 30×20×10 см, 3 кг",
      "Хрупкий груз",
      "Нет",
    ]
  `);
  unmount();
  keepDraft(user.id, {
    ...(storedDraft(user.id) as OrderValues),
    delivery: 'punkt',
    pickupPoint: '4',
    deliveryAddress: 'punkt',
    recivePoint: '4',
    reciverType: 'fiz-lico',
    contactPerson: true,
    contactPersonName: 'Пётр',
    contactPersonPhone: '+375 (29) 20-00-002',
    fragileCargo: true,
  });
  show({ step: 4 });
  await screen.findAllByText('г. Брест, ул. Московская, 208');
  expect(review()).toMatchInlineSnapshot(`
    [
      "Проверьте ответы",
      "Отправитель",
      "Изменить: Отправитель </cabinet/addNew>",
      "Отправитель",
      "ООО «Ромашка»",
      "Контактное лицо",
      "Пётр, +375 (29) 20-00-002",
      "Пункт приёма",
      "г. Брест, ул. Московская, 208",
      "Получатель",
      "Изменить: Получатель </cabinet/addNew?step=2>",
      "ФИО",
      "Виктор Гайдук",
      "Телефон",
      "+375 (29) 20-00-001",
      "Пункт выдачи",
      "г. Брест, ул. Московская, 208",
      "Параметры груза",
      "Изменить: Параметры груза </cabinet/addNew?step=3>",
      "Место 1",
      "Посылка, 30×20×10 см, 3 кг",
      "Хрупкий груз",
      "Да",
    ]
  `);
});

test('the order is sent once however often the button is pressed, and the draft is gone', async () => {
  readyDraft();
  const { orders } = show({ step: 4 });
  await userEvent.tripleClick(screen.getByRole('button', { name: 'Оставить заявку' }));
  expect(await screen.findByText('Создан: {"created":1025}')).toBeInTheDocument();
  expect(orders()).toHaveLength(1);
  expect(storedDraft(user.id)).toBeNull();
});

test('after a lost answer the same order goes under the same key', async () => {
  readyDraft();
  const { orders } = show({ step: 4, answers: { 'POST /api/order': 'offline' } });
  await press('Оставить заявку');
  expect(await screen.findByRole('alert')).toHaveTextContent('второй заказ не появится');
  expect(storedDraft(user.id)).not.toBeNull();
  const again = answerApi({ ...known, ...made });
  await press('Оставить заявку');
  expect(await screen.findByText('Создан: {"created":1025}')).toBeInTheDocument();
  const [first] = orders();
  const second = again.find(({ path }) => path === '/api/order');
  expect(first?.headers.get('Idempotency-Key')).toMatch(/.{8,}/);
  expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
  // The price may have come meanwhile: it is no part of what is ordered.
  const orderIn = (sent: Sent | undefined) => ({ ...(sent?.body as object), shownTotal: undefined });
  expect(orderIn(second)).toEqual(orderIn(first));
});

test('a price that has changed is shown, and confirmed by the next press under the same key', async () => {
  readyDraft();
  const quote = { ...anOrder().estimate, total: 57 };
  const message = 'Цена изменилась: 38.00 → 57.00\u00a0р';
  const moved = { code: 'price_changed', message, fresh: quote };
  show({ step: 4 });
  expect(await screen.findByText(/^38\.00\sр$/, { selector: 'strong' })).toBeInTheDocument();
  const again = answerApi({
    ...known,
    ...made,
    'POST /api/order': (body) =>
      (body as { shownTotal?: number }).shownTotal === 57
        ? { status: 201, body: anOrder({ id: 1025 }) }
        : { status: 409, body: moved },
    'POST /api/calculator/quote': { body: quote },
  });
  await press('Оставить заявку');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/Цена изменилась: 38\.00 → 57\.00\sр/);
  expect(alert).toHaveTextContent('нажмите «Оставить заявку» ещё раз');
  expect(await screen.findByText(/^57\.00\sр$/, { selector: 'strong' })).toBeInTheDocument();
  await press('Оставить заявку');
  expect(await screen.findByText('Создан: {"created":1025}')).toBeInTheDocument();
  const sent = again.filter(({ path }) => path === '/api/order');
  expect(sent.map(({ body }) => (body as { shownTotal: number }).shownTotal)).toEqual([38, 57]);
  expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});

test.each([
  ['reciverAddressId', 'Выберите из списка'],
  ['reciverAddress', MESSAGES.cityDiffers('Гомель', 4, 'Гродно')],
])('what the server refuses leads to the step of the field: %s', async (field, words) => {
  readyDraft();
  const body = { code: 'invalid_data', message: '', errors: { [field]: [words] } };
  show({ step: 4, answers: { 'POST /api/order': { status: 422, body } } });
  await press('Оставить заявку');
  const link = await screen.findByRole('link', { name: 'Получатель: Город получателя' });
  expect(link).toHaveAttribute('href', '/cabinet/addNew?step=2');
  await userEvent.click(link);
  const city = await screen.findByRole('combobox', { name: 'Город' });
  expect(city).toHaveValue('Гомель');
  expect(city).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  // What has changed since is not what was refused.
  await userEvent.type(city, '{Backspace}');
  expect(city).not.toHaveAccessibleDescription(expect.stringContaining(words));
  await press('Назад');
  await press('Далее');
  expect(await screen.findByRole('combobox', { name: 'Город' })).not.toHaveAccessibleDescription(
    expect.stringContaining(words),
  );
});

test('a session that ended keeps the order and offers to log in', async () => {
  readyDraft();
  const body = { code: 'unauthorized', message: 'Вход не выполнен' };
  show({ step: 4, answers: { 'POST /api/order': { status: 401, body } } });
  await press('Оставить заявку');
  expect(await screen.findByRole('button', { name: 'Войти снова' })).toBeInTheDocument();
  expect(storedDraft(user.id)).not.toBeNull();
});

test('a Wednesday as the day of delivery is refused', async () => {
  readyDraft();
  const { orders } = show({ step: 4 });
  const day = await screen.findByLabelText('Когда доставить');
  await userEvent.clear(day);
  await userEvent.type(day, '25.11.2026');
  await press('Оставить заявку');
  expect((await screen.findAllByText(/доставки нет. Ближайшие:/)).length).toBeGreaterThan(0);
  expect(orders()).toHaveLength(0);
});

test('the last step sends one back to a step that is not finished', async () => {
  const { orders } = show({ step: 4 });
  await press('Оставить заявку');
  expect(await screen.findByRole('heading', { name: /Шаг 1 из 4/ })).toBeInTheDocument();
  expect(orders()).toHaveLength(0);
});
