import { createSlice, isFulfilled, type PayloadAction } from '@reduxjs/toolkit';
import {
  cancelOrder,
  correctOrder,
  deleteOrder,
  getOrder,
  getOrders,
  updateOrder,
  updateOrders,
} from './actions';
import type { BulkResult, Order, OrderPage } from './types';

export interface OrdersState {
  /** The orders chosen in a list, on whichever of its pages they are. */
  chosen: Chosen;
}

interface Chosen {
  list: string;
  orders: Order[];
}

const ordersIn = (answer: Order | OrderPage | BulkResult[]): Order[] => {
  if (Array.isArray(answer)) return answer.flatMap(({ order }) => order ?? []);
  return 'data' in answer ? answer.data : [answer];
};

const initialState: OrdersState = { chosen: { list: '', orders: [] } };

export const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    choose: (state, { payload }: PayloadAction<Chosen>) => {
      state.chosen = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(deleteOrder.fulfilled, (state, { meta }) => {
        state.chosen.orders = state.chosen.orders.filter(({ id }) => id !== meta.arg);
      })
      // A bulk change names the version of each order: one that was saved on its own page is chosen as saved.
      .addMatcher(
        isFulfilled(getOrders, getOrder, updateOrder, updateOrders, cancelOrder, correctOrder),
        (state, { payload }) => {
          const answered = new Map(ordersIn(payload).map((order) => [order.id, order]));
          state.chosen.orders = state.chosen.orders.map((order) => {
            const other = answered.get(order.id);
            return other && other.version > order.version ? other : order;
          });
        },
      );
  },
});

export const { choose } = ordersSlice.actions;
