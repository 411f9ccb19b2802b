import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { useReturnTo } from '../return-to';
import { NeighbourLinks } from './NeighbourLinks';

function Order() {
  const returnTo = useReturnTo();
  return (
    <>
      <a href={returnTo.back.to}>{returnTo.back.label}</a>
      <NeighbourLinks returnTo={returnTo} />
    </>
  );
}

const show = (address: string) =>
  renderApp(
    <Routes>
      <Route path="/cabinet/orders/view/:id" element={<Order />} />
    </Routes>,
    { at: address },
  );

test('the neighbours are those of the list that the order was opened from, and lead on in it', async () => {
  answerApi({
    'GET /api/order/17/neighbours?filter[status]=4&search=гайдук': { body: { previous: 21, next: 9 } },
  });
  show('/cabinet/orders/view/17?status=4&search=гайдук&page=3');
  const query = new URLSearchParams({ status: '4', search: 'гайдук', page: '3' }).toString();
  expect(await screen.findByRole('link', { name: 'Предыдущий' })).toHaveAttribute(
    'href',
    `/cabinet/orders/view/21?${query}`,
  );
  expect(screen.getByRole('link', { name: 'Следующий' })).toHaveAttribute(
    'href',
    `/cabinet/orders/view/9?${query}`,
  );
  expect(screen.getByRole('link', { name: 'К заказам' })).toHaveAttribute(
    'href',
    `/cabinet/orders/3?${new URLSearchParams({ status: '4', search: 'гайдук' }).toString()}`,
  );
});

test('of a client’s orders they are the client’s; at the end of the list nothing leads on', async () => {
  answerApi({ 'GET /api/order/17/neighbours?user=12': { body: { previous: 21, next: null } } });
  show('/cabinet/orders/view/17?user=12&page=2');
  expect(await screen.findByRole('link', { name: 'Предыдущий' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Следующий' })).toBeNull();
  expect(screen.getByRole('link', { name: 'К заказам клиента' })).toHaveAttribute(
    'href',
    '/cabinet/user/12?tab=orders&page=2',
  );
});

test.each([
  ['?run=5&inRun=5', 'К рейсу', '/cabinet/runs/5'],
  ['?register=3', 'К реестру', '/cabinet/registers/3'],
  ['?day=2026-11-30&deliveryDay=2026-11-30&open=1', 'К дню', '/cabinet/day/2026-11-30'],
  ['?run=5', 'К заказам', '/cabinet/orders/1?run=5'],
])('an order opened under %s leads back there', (search, label, to) => {
  answerApi({});
  show(`/cabinet/orders/view/17${search}`);
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
});
