import { render, screen, within } from '@testing-library/react';
import { anOrder } from '../../../../test/orders';
import { readScreen } from '../../../../test/read-screen';
import { ready } from '../../../shared/loading';
import type { Order, OrderEvent } from '../types';
import { destinationOf } from '../words';
import { OrderView } from './OrderView';

const event = (differences: Partial<OrderEvent>): OrderEvent => ({
  id: 1,
  date: '2026-11-20 12:00',
  dateUtc: '2026-11-20T09:00:00.000Z',
  user: { id: null, name: null, role: null },
  field: 'status',
  from: null,
  to: 'Новая',
  ...differences,
});

const show = (order: Order, { showUnp = true, history = [event({})] } = {}) =>
  render(
    <OrderView
      order={order}
      history={{ data: history, loading: ready, reload: () => undefined, replace: () => undefined }}
      showUnp={showUnp}
      viewer="client"
    />,
  );

test('the sender’s УНП is shown to a reader who has one, and to nobody else', () => {
  const { unmount } = show(anOrder());
  expect(screen.getByText('190000000')).toBeInTheDocument();
  unmount();
  show(anOrder(), { showUnp: false });
  expect(screen.queryByText('190000000')).not.toBeInTheDocument();
  expect(screen.queryByText('УНП')).not.toBeInTheDocument();
});

test('without a price the order says «Формируется» and shows the estimate', () => {
  show(anOrder());
  expect(screen.getByText('Формируется')).toBeInTheDocument();
  expect(screen.getAllByText('38.00 р').length).toBeGreaterThan(0);
});

test('the price that the manager set is shown', () => {
  show(anOrder({ price: 41.5 }));
  expect(screen.getByText('41.50 р')).toBeInTheDocument();
});

test('the cargo has its measures, its waybill and totals', () => {
  show(anOrder());
  const cargo = within(screen.getByRole('table', { name: 'Груз' }));
  expect(cargo.getByText('30×20×10 см')).toBeInTheDocument();
  expect(cargo.getByText('ТТН АА 1234567, с возвратом')).toBeInTheDocument();
  expect(screen.getByText(/Всего: 1 место, вес 3 кг/)).toBeInTheDocument();
});

test('the history reads as sentences, the newest at the top', () => {
  show(anOrder(), {
    history: [
      event({ id: 3, field: 'price', from: 'Формируется', to: '41.50 р' }),
      event({ id: 2, from: 'Новая', to: 'Принята' }),
      event({ id: 1 }),
    ],
  });
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringContaining('Цена: Формируется → 41.50 р'),
    expect.stringContaining('Принята'),
    expect.stringContaining('Заказ оформлен: Новая'),
  ]);
  expect(screen.getAllByRole('listitem').map((line) => line.getAttribute('aria-current'))).toEqual([
    'step',
    null,
    null,
  ]);
});

test('equal places are one row with their numbers', () => {
  const [place] = anOrder().packages;
  if (!place) throw new Error('a place was expected');
  show(
    anOrder({ packages: [1, 2, 3].map((id) => ({ ...place, id })).concat({ ...place, id: 4, weight: 5 }) }),
  );
  expect(readScreen(screen.getByRole('table', { name: 'Груз' })).slice(-2)).toEqual([
    '1–3. Посылка | 3 | 30×20×10 см | 1 | 3 кг | ТТН АА 1234567, с возвратом',
    '4. Посылка | 1 | 30×20×10 см | 1 | 5 кг | ТТН АА 1234567, с возвратом',
  ]);
});

test('a history that is on its way or cannot be loaded says so', () => {
  const order = anOrder();
  const shown = { data: null, reload: () => undefined, replace: () => undefined };
  const { rerender } = render(
    <OrderView order={order} history={{ ...shown, loading: { state: 'loading' } }} showUnp viewer="client" />,
  );
  expect(screen.getByText('Загружаем историю…')).toBeInTheDocument();
  const failure = { status: 0, code: 'network', message: 'Нет связи с сервером.' };
  rerender(
    <OrderView
      order={order}
      history={{ ...shown, loading: { state: 'failed', failure } }}
      showUnp
      viewer="client"
    />,
  );
  expect(screen.getByText('Историю загрузить не удалось. Нет связи с сервером.')).toBeInTheDocument();
});

test('the destination is the receiver’s address, or the receive point’s', () => {
  expect(destinationOf(anOrder())).toBe('Гомель, ул. Советская, д.\u00a012');
  const recivePoint = { id: 4, address: 'г. Брест, ул. Московская, 208', hours: null, phone: null };
  expect(destinationOf(anOrder({ deliveryAddress: 'punkt', recivePoint }))).toBe(recivePoint.address);
});
