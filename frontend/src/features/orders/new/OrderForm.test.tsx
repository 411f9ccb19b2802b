import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { anOrder } from '../../../../test/orders';
import { aUser } from '../../../../test/users';
import { keepDraft, keptDraft } from './draft';
import { OrderForm } from './OrderForm';
import { stepFrom, type StepNumber } from '../form/steps';
import { OrderToolsProvider, type OrderTools } from '../form/tools';
import type { NewOrder } from '../form/types';
import type { SendOrder } from './useSend';
import { newRow, repeated } from '../form/values';

const user = aUser();
const now = () => new Date('2026-11-20T10:00:00Z');

const tools: OrderTools = {
  searchCities: () => Promise.resolve([{ id: 3, label: 'Гомель', found: { zone_id: 38 } }]),
  points: [{ id: 4, address: 'г. Брест, ул. Московская, 208', cityId: 1 }],
  retryPoints: null,
  past: [anOrder()],
  findPast: () => Promise.resolve([anOrder()]),
  Quote: ({ request, missing }) => <p>{request ? 'Цена считается' : missing}</p>,
  Zones: () => null,
};

interface Sent {
  order: NewOrder;
  key: string;
}

function show({ step = 1, answers = [] as Awaited<ReturnType<SendOrder>>[] } = {}) {
  const sent: Sent[] = [];
  const made: number[] = [];
  const send: SendOrder = (order, key) => {
    sent.push({ order, key });
    return Promise.resolve(answers[sent.length - 1] ?? { id: 1025 });
  };
  function Page() {
    const [at, setAt] = useState<StepNumber>(stepFrom(String(step)));
    return (
      <OrderForm
        sender={user}
        step={at}
        hrefOf={(to) => `/cabinet/addNew?step=${to}`}
        onStep={setAt}
        send={send}
        onSent={(id) => made.push(id)}
        now={now}
      />
    );
  }
  const view = render(
    <MemoryRouter>
      <OrderToolsProvider value={tools}>
        <Page />
      </OrderToolsProvider>
    </MemoryRouter>,
  );
  return { sent, made, ...view };
}

/** A draft with nothing left to fill in. */
function readyDraft() {
  const values = repeated(anOrder(), user, now());
  keepDraft(user.id, {
    ...values,
    packages: [{ ...newRow(), length: '30', width: '20', height: '10', weight: '3' }],
  });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

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
  let asked = 0;
  tools.retryPoints = () => (asked += 1);
  show();
  await userEvent.click(screen.getByLabelText('Из пункта приёма'));
  await press('Попробовать ещё раз');
  tools.retryPoints = null;
  expect(asked).toBe(1);
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
  await userEvent.click(screen.getByRole('button', { name: /Полесье/ }));
  expect(screen.getByLabelText('Организация')).toHaveValue('ОАО «Полесье»');
  expect(screen.getByRole('combobox', { name: 'Город' })).toHaveValue('Гомель');
});

test('items are added, copied and taken away', async () => {
  show({ step: 3 });
  await userEvent.type(screen.getByLabelText('Вес'), '3,5');
  await press('Копировать место 1');
  expect(screen.getAllByLabelText('Вес').map((field) => (field as HTMLInputElement).value)).toEqual([
    '3.5',
    '3.5',
  ]);
  await press('Документы');
  expect(screen.getByRole('group', { name: 'Место 3' })).toBeInTheDocument();
  await press('Удалить место 1');
  expect(screen.queryByRole('group', { name: 'Место 3' })).not.toBeInTheDocument();
  expect(screen.getByText('3,5 кг')).toBeInTheDocument();
});

test('what a kind of cargo does not ask for is not sent with it, and comes back with its kind', async () => {
  show({ step: 3 });
  const kept = () => keptDraft(user.id)?.packages[0];
  await userEvent.click(screen.getByLabelText('Товар'));
  await userEvent.type(screen.getByLabelText('Название'), 'Лампа');
  await userEvent.type(screen.getByLabelText('Вес единицы'), '6');
  await userEvent.click(screen.getByLabelText('Документы'));
  await waitFor(() => expect(kept()).toMatchObject({ type: 'doc', name: '', weight: '' }));
  await userEvent.click(screen.getByLabelText('Посылка'));
  await waitFor(() => expect(kept()).toMatchObject({ type: 'package', name: '', weight: '6' }));
  await userEvent.click(screen.getByLabelText('Товар'));
  expect(screen.getByLabelText('Название')).toHaveValue('Лампа');
});

test('the price is asked for as soon as destination and measures are known', async () => {
  readyDraft();
  show({ step: 3 });
  expect(await screen.findByText('Цена считается')).toBeInTheDocument();
});

test('the last step shows all answers with a way back to each block', async () => {
  readyDraft();
  show({ step: 4 });
  expect(screen.getByText('ОАО «Полесье»')).toBeInTheDocument();
  expect(screen.getByText('Посылка, 30×20×10 см, 3 кг')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Изменить: Получатель' })).toHaveAttribute(
    'href',
    '/cabinet/addNew?step=2',
  );
});

test('the order is sent once however often the button is pressed, and the draft is gone', async () => {
  readyDraft();
  const { sent, made } = show({ step: 4 });
  await userEvent.tripleClick(screen.getByRole('button', { name: 'Оставить заявку' }));
  await waitFor(() => expect(made).toEqual([1025]));
  expect(sent).toHaveLength(1);
  expect(keptDraft(user.id)).toBeNull();
});

test('after a lost answer the same order goes under the same key', async () => {
  readyDraft();
  const lost = { failure: { status: 0, code: 'network', message: 'Нет связи с сервером.' } };
  const { sent, made } = show({ step: 4, answers: [lost] });
  await press('Оставить заявку');
  expect(await screen.findByRole('alert')).toHaveTextContent('второй заказ не появится');
  expect(keptDraft(user.id)).not.toBeNull();
  await press('Оставить заявку');
  await waitFor(() => expect(made).toEqual([1025]));
  expect(sent[1]).toEqual(sent[0]);
});

test('what the server refuses leads to the step of the field', async () => {
  readyDraft();
  const refused = {
    failure: {
      status: 422,
      code: 'invalid',
      message: '',
      errors: { reciverAddressId: ['Выберите из списка'] },
    },
  };
  show({ step: 4, answers: [refused] });
  await press('Оставить заявку');
  const link = await screen.findByRole('link', { name: 'Получатель: Город получателя' });
  expect(link).toHaveAttribute('href', '/cabinet/addNew?step=2');
});

test('a session that ended keeps the order and offers to log in', async () => {
  readyDraft();
  const over = { failure: { status: 401, code: 'unauthorized', message: 'Вход не выполнен' } };
  show({ step: 4, answers: [over] });
  await press('Оставить заявку');
  expect(await screen.findByRole('button', { name: 'Войти снова' })).toBeInTheDocument();
  expect(keptDraft(user.id)).not.toBeNull();
});

test('a Wednesday as the day of delivery is refused', async () => {
  readyDraft();
  const { sent } = show({ step: 4 });
  const day = screen.getByLabelText('Когда доставить');
  await userEvent.clear(day);
  await userEvent.type(day, '25.11.2026');
  await press('Оставить заявку');
  expect((await screen.findAllByText(/По средам и субботам доставки нет, выберите/)).length).toBeGreaterThan(
    0,
  );
  expect(sent).toHaveLength(0);
});

test('the last step sends one back to a step that is not finished', async () => {
  const { sent } = show({ step: 4 });
  await press('Оставить заявку');
  expect(await screen.findByRole('heading', { name: /Шаг 1 из 4/ })).toBeInTheDocument();
  expect(sent).toHaveLength(0);
});
