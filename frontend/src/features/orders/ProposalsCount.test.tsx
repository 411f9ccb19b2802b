import { act, screen } from '@testing-library/react';
import { answerApi } from '../../../test/api';
import { anOrder } from '../../../test/orders';
import { renderApp } from '../../../test/render-app';
import { noChanges, publishChanges } from '../../shared/changes';
import { ProposalsCount } from './ProposalsCount';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const hear = (kind: string) =>
  act(async () => {
    publishChanges({ ...noChanges, orders: [{ id: 7, version: 2, kinds: [kind], by: null }] });
    await jest.advanceTimersByTimeAsync(2100);
  });

test('requests of clients are counted in the menu, and anew when one may have come or ended', async () => {
  let total = 2;
  const answer = () => ({ body: { data: [anOrder()], page: 1, pages: 1, total } });
  const sent = answerApi({ 'GET /api/order?page=1&filter[awaiting]=true': answer });
  renderApp(<ProposalsCount />);
  expect(await screen.findByText(/2 заказа ждут ответа/)).toBeInTheDocument();
  total = 0;
  await hear('order.price');
  expect(screen.queryByText(/ждут ответа/)).toBeNull();
  // While none waits, no other change makes one.
  const asked = sent.length;
  await hear('order.price');
  expect(sent).toHaveLength(asked);
  total = 1;
  await hear('order.proposal');
  expect(screen.getByText(/1 заказ ждёт ответа/)).toBeInTheDocument();
});
