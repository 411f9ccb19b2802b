import { configureStore } from '@reduxjs/toolkit';
import { anOrder } from '../../../test/orders';
import { getOrder, getOrders } from './actions';
import { ordersSlice } from './slice';

const page = (id: number) => ({ data: [anOrder({ id })], page: 1, pages: 1, total: 1 });
const newStore = () => configureStore({ reducer: { orders: ordersSlice.reducer } });

test('of two questions on their way only the later one counts, whichever answers first', () => {
  const store = newStore();
  store.dispatch(getOrders.pending('first', {}));
  store.dispatch(getOrders.pending('second', {}));
  store.dispatch(getOrders.fulfilled(page(2), 'second', {}));
  store.dispatch(getOrders.fulfilled(page(1), 'first', {}));
  expect(store.getState().orders.page?.data[0]?.id).toBe(2);
});

test('an overtaken question that fails does not spoil the list', () => {
  const store = newStore();
  store.dispatch(getOrders.pending('first', {}));
  store.dispatch(getOrders.pending('second', {}));
  store.dispatch(getOrders.fulfilled(page(2), 'second', {}));
  store.dispatch(getOrders.rejected(new Error('aborted'), 'first', {}));
  expect(store.getState().orders.pageLoading.state).toBe('ready');
});

test('another order never shows the history of the former one', () => {
  const store = newStore();
  store.dispatch(getOrder.pending('first', 1));
  store.dispatch(getOrder.fulfilled(anOrder({ id: 1 }), 'first', 1));
  store.dispatch(getOrder.pending('second', 2));
  expect(store.getState().orders).toMatchObject({ order: null, history: null });
});
