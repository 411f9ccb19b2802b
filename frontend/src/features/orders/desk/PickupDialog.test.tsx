import { defaultCalendar, formatDate, minskDay, nextDeliveryDay } from '@shlyah/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { anOrder, aStatus } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import type { Order } from '../types';
import { OrdersDesk } from './OrdersDesk';
import PickupDialog from './PickupDialog';

/** A Friday morning. */
const now = new Date('2026-11-20T07:00:00Z');
const fetched = (id: number, changes: Partial<Order> = {}) =>
  anOrder({
    id,
    delivery: 'client',
    deliveryDate: '2026-11-27 23:00',
    pickupDate: '2026-11-24 23:00',
    ...changes,
  });
const everything = {};
const field = (name: string | RegExp) => screen.getByLabelText(name);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

function ask(...chosen: Order[]) {
  const onSave = jest.fn();
  renderApp(<PickupDialog chosen={chosen} now={now} onSave={onSave} onCancel={() => undefined} />);
  return onSave;
}
const type = async (name: string | RegExp, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};

test('one day and hours are asked for; what is not to be fetched is named and left alone', async () => {
  const onSave = ask(fetched(1), fetched(2, { status: aStatus(4) }), fetched(3, { delivery: 'punkt' }));
  expect(screen.getByRole('dialog', { name: /Когда забрать 1\sзаказ$/ })).toBeInTheDocument();
  expect(screen.getByText(/уже забрали: 2\sзаказа\./)).toBeInTheDocument();
  await type('Когда забрать', '26.11.2026');
  await type('Не позже', '18:00');
  await type(/С какого часа|Забрать с какого часа/, '14:00');
  await press('Сохранить');
  expect(onSave).toHaveBeenCalledWith([expect.objectContaining({ id: 1 })], {
    pickupDate: '2026-11-26 18:00',
    pickupFrom: '14:00',
  });
});

test('a closed day and hours that do not fit are refused at their fields', async () => {
  const onSave = ask(fetched(1));
  await type('Когда забрать', '25.11.2026');
  await press('Сохранить');
  expect(screen.getByText(/25\.11 — среда, курьеры не ездят/)).toBeInTheDocument();
  await type('Когда забрать', '26.11.2026');
  await type('Не позже', '14:00');
  await type(/Забрать с какого часа/, '14:00');
  await press('Сохранить');
  expect(field(/Забрать с какого часа/)).toBeInvalid();
  expect(onSave).not.toHaveBeenCalled();
});

test('an order that is delivered before is named', async () => {
  ask(fetched(1), fetched(2, { deliveryDate: '2026-11-24 23:00' }));
  await type('Когда забрать', '26.11.2026');
  expect(screen.getByText(/Доставить нужно раньше, чем забрать.*: №\s2\./)).toBeInTheDocument();
});

describe('the bar of chosen orders', () => {
  const show = async (order: Order, answers: Answers = {}) => {
    const page = { data: [order], page: 1, pages: 1, total: 1 };
    const sent = answerApi({ 'GET /api/order?page=1': { body: page }, ...answers });
    renderApp(<OrdersDesk page={1} filter={everything} pageHref={() => '?'} />);
    await screen.findByRole('link', { name: '9' });
    await userEvent.click(screen.getByRole('checkbox', { name: /Выбрать заказ №\s9$/ }));
    return () => sent.filter(({ path }) => path.endsWith('/bulk')).map(({ body }) => body);
  };

  test('sets the day of fetching, and takes it back', async () => {
    const today = new Date();
    const open = (day: string) => nextDeliveryDay(day, today, defaultCalendar);
    const [was, next] = [open(open(minskDay(today))), open(open(open(minskDay(today))))];
    const before = fetched(9, { deliveryDate: `${open(next)} 23:00`, pickupDate: `${was} 23:00` });
    const after = { ...before, version: 2, pickupDate: `${next} 23:00` };
    let answer: Order = after;
    const bulk = await show(before, {
      'POST /api/order/bulk': () => ({ body: [{ id: 9, statusCode: 200, order: answer }] }),
    });
    await press('Когда забрать…');
    await screen.findByRole('dialog');
    await type('Когда забрать', formatDate(next));
    await press('Сохранить');
    await screen.findByText(/Заказ №\s9 сохранён/);
    expect(bulk()).toEqual([
      { pickupDate: `${next} 23:00`, pickupFrom: null, orders: [{ id: 9, version: 1 }] },
    ]);
    answer = { ...before, version: 3 };
    (await screen.findByRole('button', { name: 'Отменить' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(bulk()[1]).toEqual({ pickupDate: `${was} 23:00`, orders: [{ id: 9, version: 2 }] }),
    );
  });

  test('has no such press where nothing is to be fetched', async () => {
    await show(fetched(9, { delivery: 'punkt', pickupDate: null }));
    expect(screen.queryByRole('button', { name: 'Когда забрать…' })).toBeNull();
  });
});
