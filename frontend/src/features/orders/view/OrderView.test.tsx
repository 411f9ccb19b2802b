import { CANCELED, DELIVERED } from '@shlyah/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { aHandover, anOrder, aStatus } from '../../../../test/orders';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { readScreen } from '../../../../test/read-screen';
import { failed, ready, type Loading } from '../../../shared/loading';
import type { Loaded } from '../../../shared/useLoaded';
import type { Order, OrderEvent, OrderMessage, Proposal } from '../types';
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
  bulk: null,
  ...differences,
});

const given = <Data,>(data: Data): Loaded<Data> => ({
  data,
  loading: ready,
  reload: jest.fn(),
  replace: jest.fn(),
});
const nothing = { proposals: given<Proposal[]>([]), messages: given<OrderMessage[]>([]) };

type Props = ComponentProps<typeof OrderView>;

/** An order that its client looks at, and that has only been made. */
const view = (order: Order, props: Partial<Props> = {}) => (
  <OrderView
    order={order}
    {...nothing}
    history={given([event({})])}
    showUnp
    viewer="client"
    onTakenBack={jest.fn()}
    {...props}
  />
);
const show = (order: Order, props?: Partial<Props>) => renderApp(view(order, props));

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

test('the order says when and to whom it was handed over', () => {
  const { unmount } = show(anOrder({ handover: aHandover }));
  expect(screen.getByText('вручено 22.11.2026 в 10:15, Ольга Вахтёр, охрана, мест: 1')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Подтверждение, PDF/ })).toBeInTheDocument();
  expect(screen.getByText('Все попытки')).toBeInTheDocument();
  unmount();
  // Staff have a control of it, which an order without an outcome does not.
  show(anOrder(), { controls: { status: null, price: null, handover: false } });
  expect(screen.queryByText('Вручение')).not.toBeInTheDocument();
  expect(screen.queryByText('Все попытки')).not.toBeInTheDocument();
});

test('an order that is on its way again tells of its former tries', () => {
  const history = given([event({ id: 2, from: 'В пути', to: 'Не доставлена' }), event({})]);
  show(anOrder({ status: aStatus(4) }), { history });
  expect(screen.getByText('Все попытки')).toBeInTheDocument();
});

test('the day of the pickup is told until the cargo was fetched', () => {
  const { unmount } = show(anOrder({ pickupDate: '2026-11-20 23:00' }));
  expect(screen.getByText('Заберём')).toBeInTheDocument();
  unmount();
  show(anOrder({ pickupDate: '2026-11-20 23:00', status: aStatus(DELIVERED) }));
  expect(screen.queryByText('Заберём')).not.toBeInTheDocument();
});

test('of a failed delivery the places that came back are told, and no day of fetching', () => {
  const handover = {
    ...aHandover,
    outcome: 'failed',
    receivedBy: null,
    receivedAs: null,
    places: null,
  } as const;
  const pickup = { pickupDate: '2026-11-21 18:00', pickupFrom: '14:00' };
  const { unmount } = show(
    anOrder({ ...pickup, status: aStatus(7), handover: { ...handover, placesBack: 0 } }),
  );
  expect(screen.getByText('не вручено 22.11.2026 в 10:15, вернулось мест: 0 из 1')).toBeInTheDocument();
  expect(screen.queryByText('Заберём')).toBeNull();
  unmount();
  show(anOrder(pickup));
  expect(screen.getByText('Заберём').parentElement).toHaveTextContent('21.11.2026 14:00–18:00');
});

test('a status that was given to several orders can be taken back with theirs', () => {
  const set = event({ id: 2, from: 'Новая', to: 'Доставлена', bulk: 31 });
  const { unmount } = show(anOrder(), { viewer: 'staff', history: given([set, event({})]) });
  expect(screen.getByText(/вместе с другими заказами/)).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Вернуть прежние статусы…' })).toHaveLength(1);
  unmount();
  show(anOrder(), { history: given([event({})]) });
  expect(screen.queryByRole('button', { name: 'Вернуть прежние статусы…' })).not.toBeInTheDocument();
});

test('paper says across it that the order is canceled', () => {
  const { unmount } = show(anOrder({ status: { ...anOrder().status, id: CANCELED } }));
  expect(screen.getByText('Заказ отменён')).toHaveClass('canceled');
  unmount();
  show(anOrder());
  expect(screen.queryByText('Заказ отменён')).not.toBeInTheDocument();
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

test('the road reads as sentences from the order on, with the stages ahead below', () => {
  show(anOrder({ status: aStatus(2) }), {
    history: given([
      event({ id: 3, field: 'price', from: 'Формируется', to: '41.50 р' }),
      event({ id: 2, from: 'Новая', to: 'Принята' }),
      event({ id: 1 }),
    ]),
  });
  const road = screen.getByRole('heading', { name: 'Путь заказа' }).closest('section') as HTMLElement;
  const lines = within(road).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Заказ оформлен: Новая'),
    expect.stringContaining('Принята'),
    expect.stringContaining('Цена: Формируется → 41.50 р'),
    'Забор груза',
    'В пути',
    expect.stringContaining('Доставлена'),
  ]);
  expect(lines.filter((line) => line.getAttribute('aria-current') === 'step')).toEqual([lines[1]]);
});

test('of a long road the beginning is folded', () => {
  const edits = Array.from({ length: 12 }, (_, at) =>
    event({ id: 20 - at, field: 'price', from: '1.00 р', to: `${at}.00 р` }),
  );
  show(anOrder(), { history: given([...edits, event({ id: 1 })]) });
  const folded = screen.getByText('Раньше: 3').closest('details') as HTMLElement;
  expect(folded).not.toHaveAttribute('open');
  expect(within(folded).getByText('Заказ оформлен: Новая')).toBeInTheDocument();
});

test('the state is said only where the status does not say it', () => {
  const { unmount } = show(anOrder());
  expect(screen.queryByText('Активная')).toBeNull();
  unmount();
  show(anOrder({ status: aStatus(4), state: { id: 2, name: 'Завершена' } }));
  expect(screen.getByText('Завершена')).toBeInTheDocument();
});

test('letters are folded under the history, so that what happened is not lost among them', () => {
  const letter = { ...event({}), channel: 'email', to: 'client', subject: 'Заказ № 1', state: 'sent' };
  show(anOrder(), { messages: given([letter as unknown as OrderMessage]) });
  expect(screen.getByText('Письма и сообщения: 1').closest('details')).not.toHaveAttribute('open');
});

test.each([
  ['client', 'Ваш номер заказа'],
  ['staff', 'Номер у клиента'],
] as const)('what the %s reads first: where the order is, and to whom it goes', (viewer, ownNumber) => {
  show(anOrder({ externalId: 'З-1042' }), { viewer });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Заказ',
    'Получатель',
    'Путь заказа',
    'Отправитель',
    'Груз',
    'Расчёт при оформлении',
  ]);
  expect(screen.getByText(ownNumber)).toBeInTheDocument();
});

test('the page of the parcel is drawn for a camera', async () => {
  show(anOrder());
  expect(await screen.findByRole('img', { name: 'QR-код посылки' })).toBeInTheDocument();
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

test.each(['history', 'proposals', 'messages'] as const)(
  'while the %s are on their way nothing of the history is shown; what failed is asked for again',
  async (part) => {
    const parts = { ...nothing, history: given([event({})]) };
    const reload = jest.fn();
    const shown = { data: null, reload, replace: jest.fn() };
    const viewAt = (loading: Loading) => view(anOrder(), { ...parts, [part]: { ...shown, loading } });
    const { rerender } = render(viewAt({ state: 'loading' }));
    expect(screen.getByText('Загружаем историю…')).toBeInTheDocument();
    expect(screen.queryByText('Заказ оформлен: Новая')).not.toBeInTheDocument();

    rerender(viewAt(failed({ status: 0, code: 'network', message: 'Нет связи с сервером.' })));
    expect(screen.getByText(/^Историю загрузить не удалось. Нет связи с сервером./)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Ещё раз' }));
    expect(reload).toHaveBeenCalledTimes(1);
    for (const other of Object.values(parts)) expect(other.reload).not.toHaveBeenCalled();
  },
);

test.each(['history', 'proposals', 'messages'] as const)(
  'what is known of the history stays when the %s cannot be loaded anew',
  (part) => {
    const parts = { ...nothing, history: given([event({})]) };
    const failure = failed({ status: 0, code: 'network', message: 'Нет связи с сервером.' });
    show(anOrder(), { ...parts, [part]: { ...parts[part], loading: failure } });
    expect(screen.getByText('Заказ оформлен: Новая')).toBeInTheDocument();
    expect(screen.getByText(/^Историю загрузить не удалось. Нет связи с сервером./)).toBeInTheDocument();
  },
);

test('the destination is the receiver’s address, or the receive point’s', () => {
  expect(destinationOf(anOrder())).toBe('Гомель, ул. Советская, д.\u00a012');
  const recivePoint = { id: 4, address: 'г. Брест, ул. Московская, 208', hours: null, phone: null };
  expect(destinationOf(anOrder({ deliveryAddress: 'punkt', recivePoint }))).toBe(recivePoint.address);
});

describe('a receiver who has asked for no SMS', () => {
  const unwanted: OrderMessage = {
    id: 1,
    date: '2026-11-20 12:00',
    dateUtc: '2026-11-20T09:00:00.000Z',
    channel: 'sms',
    to: 'receiver',
    subject: 'Заказ принят',
    state: 'unwanted',
    toFile: false,
  };
  const shown = (viewer: 'client' | 'staff') =>
    show(anOrder({ notifyReceiver: true }), { messages: given([unwanted]), viewer });

  test('is told again when staff switch it on', async () => {
    const { id } = anOrder();
    const sent = answerApi({ [`DELETE /api/order/${id}/silence`]: {} });
    shown('staff');
    expect(screen.getByText(/Получатель просил не присылать/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Снова присылать' }));
    expect(await screen.findByText('Да, со ссылкой')).toBeInTheDocument();
    expect(sent.map(({ method }) => method)).toEqual(['DELETE']);
  });

  test('is not to be told by the sender', () => {
    shown('client');
    expect(screen.getByText(/Получатель просил не присылать/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Снова присылать' })).toBeNull();
  });
});
