import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { anOrder } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import type { OrderBulk } from '../types';
import { TakeBackStatuses } from './TakeBackStatuses';

const delivered = { id: 6, name: 'Доставлена' };
const accepted = { id: 2, name: 'Принята' };
const transit = { id: 4, name: 'В пути' };

type BulkOrder = OrderBulk['orders'][number];
const standing = (id: number, before = transit): BulkOrder => ({
  id,
  before,
  status: delivered,
  outcome: 'stands',
});
const bulk: OrderBulk = {
  id: 31,
  date: '2026-11-30 12:10',
  dateUtc: '2026-11-30T09:10:00.000Z',
  author: 'Ольга Кравец',
  status: delivered,
  hasOthers: false,
  told: 2,
  orders: [standing(1), standing(2), standing(3, accepted)],
};

const show = (shown: OrderBulk, answers: Answers = {}) => {
  const sent = answerApi({ 'GET /api/bulks/31': { body: shown }, ...answers });
  const onDone = jest.fn();
  renderApp(<TakeBackStatuses bulk={31} onDone={onDone} />);
  return { sent, onDone };
};
const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть прежние статусы…' }));
  return screen.findByRole('dialog');
};

test('asks how many orders get which status, and says what the clients have heard', async () => {
  show(bulk);
  const dialog = await ask();
  expect(
    await within(dialog).findByText('«Доставлена»: Ольга Кравец, 30.11.2026 12:10.'),
  ).toBeInTheDocument();
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['«Доставлена» → «В пути»: 2\u00a0заказа', '«Доставлена» → «Принята»: 1\u00a0заказ']);
  expect(dialog).toHaveTextContent(
    /Клиентам уже сообщили о 2 из 3\sзаказов\. О каждом придёт письмо, что статус поставили по ошибке\./,
  );
  expect(dialog).not.toHaveTextContent('Останутся как есть');
});

test('one press gives them back, once it was asked', async () => {
  const after = {
    ...bulk,
    orders: [],
    changed: [anOrder({ id: 1 }), anOrder({ id: 2 }), anOrder({ id: 3 })],
  };
  const { sent, onDone } = show(bulk, { 'POST /api/bulks/31/takeBack': { body: after } });
  await ask();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть прежние статусы: 3' }));
  expect(await screen.findByText(/Вернули прежние статусы: 3\sзаказа/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('who was first is told', async () => {
  const after = { ...bulk, changed: [] };
  show(bulk, { 'POST /api/bulks/31/takeBack': { body: after } });
  await ask();
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть прежние статусы: 3' }));
  expect(await screen.findByText('Возвращать уже нечего')).toBeInTheDocument();
});

test('names what stays, with who and when, and says that other fields stay too', async () => {
  const savedBy = { name: 'Пётр Второй', at: '2026-11-30 14:10' };
  const changed: BulkOrder = {
    ...standing(2),
    status: { id: 9, name: 'Отменена' },
    outcome: 'changed',
    savedBy,
  };
  const gone: BulkOrder = { ...standing(3), status: null, outcome: 'deleted' };
  show({ ...bulk, hasOthers: true, told: 0, orders: [standing(1), changed, gone] });
  const dialog = await ask();
  expect(
    await within(dialog).findByRole('button', { name: 'Вернуть только статусы: 1' }),
  ).toBeInTheDocument();
  expect(within(dialog).getByText(/^№\s2:/)).toHaveTextContent('«Отменена», Пётр Второй, 30.11.2026 14:10');
  expect(within(dialog).getByText(/^№\s3:/)).toHaveTextContent('удалён');
  expect(dialog).toHaveTextContent('Вернётся только статус');
  expect(dialog).toHaveTextContent('Клиентам ещё ничего не сообщили и не сообщат.');
});

test('says that there is nothing to give back any more', async () => {
  const savedBy = { name: 'Ольга Кравец', at: '2026-11-30 13:00' };
  const taken: BulkOrder = { ...standing(1), status: transit, outcome: 'takenBack', savedBy };
  show({ ...bulk, told: 0, orders: [taken] });
  const dialog = await ask();
  expect(await within(dialog).findByRole('heading', { name: 'Возвращать нечего' })).toBeInTheDocument();
  expect(dialog).toHaveTextContent('уже вернули «В пути», Ольга Кравец, 30.11.2026 13:00');
  expect(within(dialog).queryByRole('button', { name: /^Вернуть/ })).not.toBeInTheDocument();
});

test('says why nothing was given back, and can be tried again', async () => {
  const away = { status: 503, body: { statusCode: 503, code: 'unavailable', message: 'База не отвечает.' } };
  const { onDone } = show(bulk, { 'POST /api/bulks/31/takeBack': away });
  await ask();
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть прежние статусы: 3' }));
  expect(await screen.findByText(/База не отвечает/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Вернуть прежние статусы: 3' })).toBeEnabled();
  expect(onDone).not.toHaveBeenCalled();
});
