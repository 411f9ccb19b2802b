import { defaultCalendar } from '@shlyah/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { anEntry, aPlace, entriesPage } from '../../../../test/book';
import { known, made, now, press, readyDraft, showNewOrder as show, user } from '../../../../test/new-order';
import { anOrder } from '../../../../test/orders';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { readScreen } from '../../../../test/read-screen';
import { NewOrder } from './NewOrder';
import { RepeatButton } from './RepeatButton';
import type { OrderValues } from '../form/types';
import { emptyOrder, repeated } from '../form/values';
import { newRow } from '../../calculator/cargo/cargo-row';
import { keepDraft, storedDraft, startDraft } from './order-draft';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the steps lead to those that can be filled in, and back', async () => {
  const { unmount } = show();
  const steps = () => readScreen(screen.getByRole('navigation', { name: 'Шаги оформления' }));
  expect(steps()).toEqual(['1 Отправитель', '2 Получатель', '3 Параметры груза', '4 Тарифный план']);
  unmount();
  readyDraft();
  show({ step: 3 });
  expect(steps()).toEqual([
    '1 Отправитель </cabinet/addNew>',
    '2 Получатель </cabinet/addNew?step=2>',
    '3 Параметры груза',
    '4 Тарифный план </cabinet/addNew?step=4>',
  ]);
});

test('a draft is begun anew by one press', async () => {
  readyDraft();
  show({ step: 2 });
  expect(screen.getByLabelText('Организация')).toHaveValue('ОАО «Полесье»');
  await press('Начать заново');
  expect(await screen.findByRole('heading', { name: /Шаг 1 из 4: Отправитель/ })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Улица' })).toHaveValue('');
  expect(screen.queryByText(/Черновик заказа сохранён/)).toBeNull();
});

test('a copy of a former order says of which one, and is begun anew by the same press', async () => {
  answerApi({ ...known, ...made });
  renderApp(
    <Routes>
      <Route path="/" element={<RepeatButton order={anOrder()} />} />
      <Route path="/cabinet/addNew" element={<NewOrder now={now} />} />
    </Routes>,
    { user },
  );
  await userEvent.click(screen.getByRole('button', { name: /^Повторить заказ/ }));
  expect(await screen.findByText(/^Это копия заказа №\s1024\.$/)).toBeInTheDocument();
  expect(screen.queryByText(/Черновик заказа сохранён/)).toBeNull();
  await press('Начать заново');
  expect(screen.queryByText(/Это копия заказа/)).toBeNull();
});

describe('an order that was parked for another', () => {
  const parked = () => {
    readyDraft();
    startDraft(user.id, repeated(anOrder({ street: 'ул. Новая' }), now(), defaultCalendar));
    return show();
  };

  test('changes places with the one at hand by one press', async () => {
    parked();
    expect(screen.getByText('Незаконченный заказ отложен: ОАО «Полесье», Гомель.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Улица' })).toHaveValue('ул. Новая');
    await press('Вернуться к нему');
    expect(screen.getByRole('textbox', { name: 'Улица' })).toHaveValue('ул. Немига');
    // The two have changed places.
    await press('Вернуться к нему');
    expect(screen.getByRole('textbox', { name: 'Улица' })).toHaveValue('ул. Новая');
  });

  test('is deleted by one press', async () => {
    const { unmount } = parked();
    await press('Удалить его');
    expect(screen.queryByText(/Незаконченный заказ отложен/)).toBeNull();
    unmount();
    show();
    expect(screen.queryByText(/Незаконченный заказ отложен/)).toBeNull();
  });

  test('stays when another one follows it: each is listed, and each comes back', async () => {
    keepDraft(user.id, { ...emptyOrder(user, now(), defaultCalendar), street: 'ул. Незаконченная' });
    startDraft(user.id, repeated(anOrder({ street: 'ул. Новая' }), now(), defaultCalendar));
    startDraft(user.id, repeated(anOrder({ organization: 'ООО «Вереск»' }), now(), defaultCalendar));
    show();
    expect(
      screen.getAllByRole('listitem').flatMap(({ textContent }) => textContent?.match(/^Незакон[^.]*/) ?? []),
    ).toEqual(['Незаконченный заказ отложен: ОАО «Полесье», Гомель', 'Незаконченный заказ отложен: ул']);
    const typed = () => within(screen.getByText(/Незаконченная/).closest('li') as HTMLElement);
    await userEvent.click(typed().getByRole('button', { name: 'Вернуться к нему' }));
    expect(screen.getByRole('textbox', { name: 'Улица' })).toHaveValue('ул. Незаконченная');
    expect(screen.getAllByRole('button', { name: 'Вернуться к нему' })).toHaveLength(2);
    expect(screen.getByText(/ООО «Вереск», Гомель/)).toBeInTheDocument();
  });
});

test('what the price lacks is said: the place first, then the measures', async () => {
  const { unmount } = show({ step: 3 });
  expect(await screen.findByText('Выберите, куда доставить, — покажем стоимость.')).toBeInTheDocument();
  unmount();
  keepDraft(user.id, { ...repeated(anOrder(), now(), defaultCalendar), packages: [newRow()] });
  show({ step: 3 });
  expect(await screen.findByText('Укажите размеры и вес — покажем стоимость.')).toBeInTheDocument();
});

test.each([
  [{}, false],
  [{ weight: '3' }, true],
  [{ length: '30' }, true],
  [{ volume: '0,5' }, true],
])('of a place with %j the totals are shown: %p', async (measures, shown) => {
  keepDraft(user.id, {
    ...repeated(anOrder(), now(), defaultCalendar),
    packages: [{ ...newRow(), ...measures }],
  });
  show({ step: 3 });
  await screen.findByLabelText('Что везём');
  expect(screen.queryByText('Объёмный вес') !== null).toBe(shown);
});

test('of many receivers any is found by typing; its note becomes the comment, and typed words stay', async () => {
  const people = ['Анна', 'Борис', 'Вера', 'Глеб'].map((name, index) =>
    anEntry({ id: 100 + index, name, house: `${index + 1}`, note: 'Домофон 7', hours: 'до 18:00' }),
  );
  show({
    step: 2,
    answers: {
      'GET /api/addressBook': entriesPage(...people),
      'GET /api/addressBook?side=receiver&search=Глеб': entriesPage(...people.slice(3)),
    },
  });
  const field = await screen.findByRole('combobox', { name: /^Кому\?/ });
  await userEvent.click(field);
  expect(await screen.findAllByRole('option')).toHaveLength(4);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field).toHaveValue('Борис');
  expect(screen.getByLabelText('ФИО получателя')).toHaveValue('Борис');
  const comment = screen.getByRole('textbox', { name: /Комментарий к доставке/ });
  expect(comment).toHaveValue('Домофон 7. Часы: до 18:00');
  await userEvent.clear(comment);
  await userEvent.type(comment, 'Не звонить');
  await userEvent.clear(field);
  expect(screen.getAllByRole('option')).toHaveLength(4);
  await userEvent.type(field, 'Глеб');
  const option = await screen.findByRole('option', { name: /Глеб/ });
  expect(option).toHaveTextContent(/^Глеб.*Гомель, ул\. Советская, д\.\s4$/);
  await userEvent.click(option);
  expect(screen.getByLabelText('ФИО получателя')).toHaveValue('Глеб');
  expect(screen.getByRole('textbox', { name: 'Дом' })).toHaveValue('4');
  expect(comment).toHaveValue('Не звонить');
  expect(field).toHaveValue('Глеб');
});

test('a new order begins at the default place, and what is typed before it comes stays', async () => {
  const place = aPlace({ isDefault: true, street: 'ул. Богдановича', house: '70' });
  const known = { 'GET /api/addressBook': entriesPage(place) };
  const { unmount } = show({ answers: known });
  expect(await screen.findByDisplayValue('ул. Богдановича')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Дом' })).toHaveValue('70');
  unmount();
  localStorage.clear();
  sessionStorage.clear();
  let answer: (entries: ReturnType<typeof entriesPage>) => void = () => undefined;
  show({ answers: { 'GET /api/addressBook': new Promise((resolve) => (answer = resolve)) } });
  await userEvent.type(screen.getByLabelText('Улица'), 'Сурганова');
  answer(entriesPage(place));
  await screen.findByRole('group', { name: 'Откуда забирали раньше' });
  expect(screen.getByLabelText('Улица')).toHaveValue('Сурганова');
});

test('a table of which nothing was read says so, and its lines wait to be mended', async () => {
  show({ step: 3 });
  await userEvent.click(await screen.findByText('Вставить из таблицы'));
  expect(screen.getByRole('button', { name: 'Добавить строки' })).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Строки таблицы'), 'абв');
  await press('Добавить строки');
  expect(await screen.findByText('Из таблицы ничего не добавлено.')).toBeInTheDocument();
  expect(screen.getByText('Не прочитали — исправьте и добавьте ещё раз:')).toBeInTheDocument();
  expect(screen.getByLabelText('Строки таблицы')).toHaveValue('абв');
});

describe('Back after sending', () => {
  /** The browser numbers the entries of its history; a test has none of its own. */
  const at = (idx: number) => window.history.replaceState({ idx }, '');
  afterEach(() => window.history.replaceState(null, ''));

  test('shows the order in place of its steps, and from there a new one may begin', async () => {
    at(4);
    readyDraft();
    const sending = show({ step: 4 });
    await press('Оставить заявку');
    await screen.findByText('Создан: {"created":1025}');
    sending.unmount();

    at(3);
    const back = show({ step: 3 });
    expect(await screen.findByText('Заказ открыт')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /Шаг/ })).toBeNull();
    back.unmount();

    show({ step: 1 });
    expect(await screen.findByRole('heading', { name: /Шаг 1 из 4/ })).toBeInTheDocument();
  });

  test('leaves a draft that was begun since alone', async () => {
    at(4);
    readyDraft();
    const sending = show({ step: 4 });
    await press('Оставить заявку');
    await screen.findByText('Создан: {"created":1025}');
    sending.unmount();
    at(3);
    readyDraft();
    show({ step: 3 });
    expect(await screen.findByRole('heading', { name: /Шаг 3 из 4/ })).toBeInTheDocument();
  });
});

describe('a draft that is open in two tabs', () => {
  /** What a tab keeps to itself. */
  const tab = (kept: Record<string, string> = {}) => {
    const before = { ...sessionStorage } as Record<string, string>;
    sessionStorage.clear();
    for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
    return before;
  };

  test('is sent once: the other tab says which order it has become, and sends a new one only when it is told to', async () => {
    readyDraft();
    const first = tab();
    show({ step: 4 }).unmount();
    // Something was typed there.
    keepDraft(user.id, storedDraft(user.id) as OrderValues);
    const second = tab(first);
    const answer = (id: number) => ({ 'POST /api/order': { status: 201, body: anOrder({ id }) } });
    const sender = show({ step: 4, answers: answer(9) });
    await press('Оставить заявку');
    await waitFor(() => expect(sender.orders()).toHaveLength(1));
    await screen.findByText(/^Создан/);
    sender.unmount();

    tab(second);
    const { orders } = show({ step: 4, answers: answer(10) });
    await press('Оставить заявку');
    expect(await screen.findByText(/^Этот заказ уже отправлен: №\s9$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Открыть заказ' })).toHaveAttribute(
      'href',
      '/cabinet/myOrders/view/9',
    );
    expect(orders()).toEqual([]);
    await press('Отправить как новый заказ');
    await press('Оставить заявку');
    await waitFor(() => expect(orders()).toHaveLength(1));
  });
});
