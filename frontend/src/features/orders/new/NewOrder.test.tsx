import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import {
  known,
  made,
  points,
  press,
  readyDraft,
  showNewOrder as show,
  user,
} from '../../../../test/new-order';
import { readScreen } from '../../../../test/read-screen';
import type { OrderValues } from '../form/types';
import { keepDraft, keptDraft } from './draft';

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
  expect(keptDraft(user.id)).toBeNull();
});

test('the sender is prefilled: Минск, and the contact person of the profile', () => {
  show();
  expect(screen.getByRole('combobox', { name: 'Город' })).toHaveValue('Минск');
  expect(screen.getByText('ООО «Ромашка»')).toBeInTheDocument();
});

test('a former recipient is filled in by one press', async () => {
  show({ step: 2 });
  await userEvent.click(await screen.findByRole('button', { name: /Полесье/ }));
  expect(screen.getByLabelText('Организация')).toHaveValue('ОАО «Полесье»');
  expect(screen.getByRole('combobox', { name: 'Город' })).toHaveValue('Гомель');
});

test('items are added, copied and taken away', async () => {
  show({ step: 3 });
  await userEvent.type(await screen.findByLabelText('Вес'), '3,5');
  await press('Посылка');
  await userEvent.type(screen.getAllByLabelText('Вес')[1] as HTMLElement, '7');
  await press('Копировать: Место 1');
  const weights = () => screen.getAllByLabelText('Вес').map((field) => (field as HTMLInputElement).value);
  expect(weights()).toEqual(['3,5', '3,5', '7']);
  await press('Удалить: Место 3');
  await press('Документы');
  expect(screen.getByRole('group', { name: 'Место 3' })).toBeInTheDocument();
  await press('Удалить: Место 1');
  expect(screen.queryByRole('group', { name: 'Место 3' })).not.toBeInTheDocument();
  expect(screen.getByText('3,5 кг')).toBeInTheDocument();
});

test('equal places are one row, folded in the review, and places of the price', async () => {
  show({ step: 3 });
  for (const [label, value] of [
    ['Длина', '30'],
    ['Ширина', '20'],
    ['Высота', '10'],
    ['Вес', '3'],
  ] as const) {
    await userEvent.type(await screen.findByLabelText(label), value);
  }
  await userEvent.clear(screen.getByLabelText('Мест'));
  await userEvent.type(screen.getByLabelText('Мест'), '12');
  expect(screen.getByRole('group', { name: 'Места 1–12' })).toBeInTheDocument();
  expect(screen.getByText('36 кг')).toBeInTheDocument();
  await press('Далее');
  expect(await screen.findByText('Посылка, 30×20×10 см, 3 кг — каждое')).toBeInTheDocument();
});

test('rows of a spreadsheet are pasted into any field of the cargo', async () => {
  show({ step: 3 });
  await userEvent.click(await screen.findByLabelText('Длина'));
  await userEvent.paste('30,5\t20\t10\t3\t12\nабв\t1\t1\t1\n40\t40\t40\t9');
  expect(await screen.findByText('Из таблицы добавлено 13 мест.')).toBeInTheDocument();
  expect(screen.getByText('строка 2: длина — введите число')).toBeInTheDocument();
  expect(screen.getByLabelText('Строки таблицы')).toHaveValue('абв\t1\t1\t1');
  expect(screen.getByRole('group', { name: 'Места 1–12' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Место 13' })).toBeInTheDocument();
});

test('what a kind of cargo does not ask for is not sent with it, and comes back with its kind', async () => {
  show({ step: 3 });
  const kept = () => keptDraft(user.id)?.packages[0];
  const kind = () => screen.getByLabelText('Что везём');
  await userEvent.selectOptions(await screen.findByLabelText('Что везём'), 'Товар');
  await userEvent.type(screen.getByLabelText('Название'), 'Лампа');
  await userEvent.type(screen.getByLabelText('Вес единицы'), '6');
  await userEvent.selectOptions(kind(), 'Документы');
  await waitFor(() => expect(kept()).toMatchObject({ type: 'doc', name: '', weight: '' }));
  await userEvent.selectOptions(kind(), 'Посылка');
  await waitFor(() => expect(kept()).toMatchObject({ type: 'package', name: '', weight: '6' }));
  await userEvent.selectOptions(kind(), 'Товар');
  expect(screen.getByLabelText('Название')).toHaveValue('Лампа');
});

test('the price is asked for as soon as destination and measures are known', async () => {
  readyDraft();
  show({ step: 3 });
  expect(await screen.findByText('Стоимость доставки от')).toBeInTheDocument();
});

test('the last step shows all answers with a way back to each block', async () => {
  readyDraft();
  show({ step: 4 });
  expect(await screen.findByText('ОАО «Полесье»')).toBeInTheDocument();
  expect(screen.getByText('Посылка, 30×20×10 см, 3 кг')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Изменить: Получатель' })).toHaveAttribute(
    'href',
    '/cabinet/addNew?step=2',
  );
});

test('the last step reads so, with points of ours as well', async () => {
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
    ...(keptDraft(user.id) as OrderValues),
    ...{ delivery: 'punkt', pickupPoint: '4', deliveryAddress: 'punkt', recivePoint: '4' },
    ...{ reciverType: 'fiz-lico', contactPerson: true, contactPersonName: 'Пётр' },
    ...{ contactPersonPhone: '+375 (29) 20-00-002', fragileCargo: true },
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
  expect(keptDraft(user.id)).toBeNull();
});

test('after a lost answer the same order goes under the same key', async () => {
  readyDraft();
  const { orders } = show({ step: 4, answers: { 'POST /api/order': 'offline' } });
  await press('Оставить заявку');
  expect(await screen.findByRole('alert')).toHaveTextContent('второй заказ не появится');
  expect(keptDraft(user.id)).not.toBeNull();
  const again = answerApi({ ...known, ...made });
  await press('Оставить заявку');
  expect(await screen.findByText('Создан: {"created":1025}')).toBeInTheDocument();
  const [first] = orders();
  const second = again.find(({ path }) => path === '/api/order');
  expect(first?.headers.get('Idempotency-Key')).toMatch(/.{8,}/);
  expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
  expect(second?.body).toEqual(first?.body);
});

test('what the server refuses leads to the step of the field', async () => {
  readyDraft();
  const body = { code: 'invalid_data', message: '', errors: { reciverAddressId: ['Выберите из списка'] } };
  show({ step: 4, answers: { 'POST /api/order': { status: 422, body } } });
  await press('Оставить заявку');
  const link = await screen.findByRole('link', { name: 'Получатель: Город получателя' });
  expect(link).toHaveAttribute('href', '/cabinet/addNew?step=2');
});

test('a session that ended keeps the order and offers to log in', async () => {
  readyDraft();
  const body = { code: 'unauthorized', message: 'Вход не выполнен' };
  show({ step: 4, answers: { 'POST /api/order': { status: 401, body } } });
  await press('Оставить заявку');
  expect(await screen.findByRole('button', { name: 'Войти снова' })).toBeInTheDocument();
  expect(keptDraft(user.id)).not.toBeNull();
});

test('a Wednesday as the day of delivery is refused', async () => {
  readyDraft();
  const { orders } = show({ step: 4 });
  const day = await screen.findByLabelText('Когда доставить');
  await userEvent.clear(day);
  await userEvent.type(day, '25.11.2026');
  await press('Оставить заявку');
  expect((await screen.findAllByText(/По средам и субботам доставки нет, выберите/)).length).toBeGreaterThan(
    0,
  );
  expect(orders()).toHaveLength(0);
});

test('the last step sends one back to a step that is not finished', async () => {
  const { orders } = show({ step: 4 });
  await press('Оставить заявку');
  expect(await screen.findByRole('heading', { name: /Шаг 1 из 4/ })).toBeInTheDocument();
  expect(orders()).toHaveLength(0);
});
