import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press, readyDraft, showNewOrder } from '../../../../test/new-order';
import { anOrder } from '../../../../test/orders';
import { repeated } from './values';
import { defaultCalendar } from '@shlyah/domain';

const answers = {
  'POST /api/order': { status: 422, body: { code: 'invalid_data', message: '', errors: {} } },
};

interface Sent {
  pickupDate: string | null;
  pickupFrom: string | null;
  deliveryDate: string;
}
const sent = async (orders: () => { body?: unknown }[]): Promise<Sent> => {
  await press('Оставить заявку');
  return orders().at(-1)?.body as Sent;
};
const other = () => screen.getByRole('button', { name: 'Забрать в другой день или час' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the day of fetching is told, and left to the server until another one is chosen', async () => {
  readyDraft({ delivery: 'client' });
  const { orders } = showNewOrder({ step: 4, answers });
  expect(await screen.findByText(/^Заберём \d\d\.\d\d\.\d{4} до \d\d:\d\d\.$/)).toBeInTheDocument();
  expect(await sent(orders)).toMatchObject({ pickupDate: null, pickupFrom: null });
  await userEvent.click(other());
  expect(screen.getByRole('group', { name: /Когда забрать/ })).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/Забрать с какого часа/), '09:00');
  const chosen = await sent(orders);
  expect(chosen.pickupFrom).toBe('09:00');
  expect(chosen.pickupDate).not.toBeNull();
  expect((chosen.pickupDate ?? '') <= chosen.deliveryDate).toBe(true);
  await press('Как обычно');
  expect(await sent(orders)).toMatchObject({ pickupDate: null, pickupFrom: null });
});

test('cargo brought to a point is not fetched', async () => {
  readyDraft({ delivery: 'punkt', pickupPoint: '3' });
  showNewOrder({ step: 4, answers });
  expect(await screen.findByText('Проверьте ответы')).toBeInTheDocument();
  expect(screen.queryByText(/^Заберём/)).toBeNull();
});

test('a repeated order is fetched on a day of its own', () => {
  const order = anOrder({ delivery: 'client', pickupDate: '2026-11-20 18:00', pickupFrom: '14:00' });
  expect(repeated(order, new Date('2026-11-27T07:00:00Z'), defaultCalendar)).toMatchObject({
    pickupDate: '',
    pickupFrom: '',
  });
});
