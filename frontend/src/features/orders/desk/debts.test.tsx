import { screen } from '@testing-library/react';
import { answerApi } from '../../../../test/api';
import { anOrder, aStatus } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { OrdersDesk } from './OrdersDesk';

const everything = {};
const debt = {
  user: 12,
  client: 'ООО «Ромашка»',
  unp: '190000000',
  acts: 200,
  paid: 79.5,
  debt: 120.5,
  advance: 0,
  overdue: 120.5,
  overdueDays: 6,
};

/** The desk with two orders of a firm whose debt is overdue, one of a firm that has still time to pay, and one of a person. */
async function show(user?: number) {
  const { user: firm } = anOrder();
  const data = [
    anOrder({ id: 4 }),
    anOrder({ id: 3 }),
    anOrder({ id: 2, user: { ...firm, id: 11, organization: 'ООО «Ландыш»' } }),
    anOrder({ id: 1, user: { ...firm, id: 13, isLegalEntity: false, organization: null } }),
  ];
  const sent = answerApi({
    [`GET /api/order?page=1${user ? `&user=${user}` : ''}`]: { body: { data, page: 1, pages: 1, total: 4 } },
    'GET /api/order/statuses': { body: { statuses: [aStatus(1)], states: [] } },
    'GET /api/debts/clients?users=11&users=12': {
      body: [debt, { ...debt, user: 11, overdue: 0, overdueDays: 0 }],
    },
  });
  renderApp(
    <OrdersDesk page={1} filter={everything} pageHref={() => '?'} {...(user !== undefined && { user })} />,
  );
  await screen.findByRole('link', { name: '4' });
  return sent;
}

test('a firm whose debt is overdue is marked in each of its rows, after one question for the page', async () => {
  const sent = await show();
  const signs = await screen.findAllByTitle(/^Долг 120\.50\sр, просрочен на 6\sдней$/);
  expect(signs).toHaveLength(2);
  expect(screen.getByRole('row', { name: /Ландыш/ })).not.toHaveTextContent('долг');
  const paths = sent.map(({ path }) => path);
  expect(paths.filter((path) => path === '/api/debts/clients')).toHaveLength(1);
  expect(paths.indexOf('/api/order')).toBeLessThan(paths.indexOf('/api/debts/clients'));
});

test('the page of one client asks for no marks', async () => {
  const sent = await show(12);
  expect(sent.map(({ path }) => path)).not.toContain('/api/debts/clients');
});
