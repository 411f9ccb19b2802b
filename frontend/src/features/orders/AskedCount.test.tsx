import { act, screen, waitFor } from '@testing-library/react';
import { answerApi } from '../../../test/api';
import { anOrder } from '../../../test/orders';
import { renderApp } from '../../../test/render-app';
import { noChanges, tellChanges } from '../../shared/changes';
import { AskedCount } from './AskedCount';

test('requests of clients are counted in the menu, and again when an order changes', async () => {
  let total = 2;
  const answer = () => ({ body: { data: [anOrder()], page: 1, pages: 1, total } });
  answerApi({ 'GET /api/order?page=1&filter[awaiting]=true': answer });
  renderApp(<AskedCount />);
  expect(await screen.findByText(/2 заказа ждут ответа/)).toBeInTheDocument();
  total = 0;
  act(() =>
    tellChanges({ ...noChanges, orders: [{ id: 7, version: 1, kinds: ['order.proposal'], by: null }] }),
  );
  await waitFor(() => expect(screen.queryByText(/ждут ответа/)).toBeNull(), { timeout: 10_000 });
});
