import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { house, known, press, retype, showEditOrder as show } from '../../../../test/edit-order';
import { anOrder } from '../../../../test/orders';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the price is being formed, or set by hand, and a quote that failed is asked for again', async () => {
  await show({ 'POST /api/calculator/quote': 'offline' });
  const failed = await screen.findByText(/Расчёт не получен\./);
  expect(failed).toHaveTextContent('Нет связи с сервером');
  answerApi(known);
  await press('Ещё раз');
  expect(await screen.findByText('По расчёту')).toBeInTheDocument();
  await press('Назначить');
  await userEvent.type(screen.getByLabelText('Цена'), '38,5');
  expect(screen.queryByRole('button', { name: /По тарифу/ })).toBeNull();
  await press('Снять цену');
  expect(screen.queryByLabelText('Цена')).toBeNull();
  expect(screen.getByText('Изменений нет')).toBeInTheDocument();
});

test('the quote is asked for by the conditions of the order’s client, and says so', async () => {
  const clientTerms = { coefficient: 0.95, ownPrice: true, tariffTotal: 42 };
  const quote = { ...anOrder().estimate, total: 38.5, clientTerms };
  const asked: unknown[] = [];
  const answer = (body: unknown) => (asked.push(body), { body: quote });
  await show({ 'POST /api/calculator/quote': answer });
  expect(
    await screen.findByText(/Условия клиента: скидка 5.%, своя цена области\. По тарифу — 42\.00.р\./),
  ).toBeInTheDocument();
  expect(asked).toMatchObject([{ user: anOrder().user.id }]);
  expect(screen.getByRole('button', { name: /Поставить по условиям клиента: 38.50/ })).toBeInTheDocument();
});

test('a quote that has changed is told, and the edit is saved by the next press', async () => {
  const quoted = (total: number) => ({ ...anOrder().estimate, total });
  const asked: unknown[] = [];
  await show({
    'PUT /api/order': (body) => {
      const { shownTotal } = body as { shownTotal: number };
      asked.push(shownTotal);
      return shownTotal === 57
        ? { body: anOrder({ version: 2 }) }
        : {
            status: 409,
            body: {
              code: 'price_changed',
              message: 'Цена изменилась: 38.50 → 57.00\u00a0р',
              fresh: quoted(57),
            },
          };
    },
    'POST /api/calculator/quote': () => ({ body: quoted(asked.length === 0 ? 38.5 : 57) }),
  });
  expect(await screen.findByText('По расчёту')).toBeInTheDocument();
  await retype(house()[1] as HTMLElement, '14');
  await press('Сохранить');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Цена изменилась: 38\.50 → 57\.00\sр\. Если новый расчёт подходит, сохраните ещё раз\./,
  );
  expect(await screen.findByRole('button', { name: /Поставить по тарифу: 57\.00/ })).toBeInTheDocument();
  await press('Сохранить');
  expect(await screen.findByText('Заказ открыт')).toBeInTheDocument();
  expect(asked).toEqual([38.5, 57]);
});
