import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import {
  createOrder,
  deleteOrder,
  getOrders,
  getOrderStatuses,
  updateOrder,
  updateOrders,
  type OrdersQuery,
} from './actions';
import type { OrderPage, Statuses } from './types';

export interface OrdersState {
  /** Names of statuses and states; null until they come. */
  statuses: Statuses | null;
  /** The last page of a list with what it answers to, so that Back finds the list where it was left. */
  last: { query: OrdersQuery; page: OrderPage } | null;
}

const initialState: OrdersState = { statuses: null, last: null };

export const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(getOrderStatuses.fulfilled, (state, { payload }) => {
        state.statuses = payload;
      })
      .addCase(getOrders.fulfilled, (state, { payload, meta }) => {
        state.last = { query: meta.arg, page: payload };
      })
      .addMatcher(
        isAnyOf(createOrder.fulfilled, updateOrder.fulfilled, updateOrders.fulfilled, deleteOrder.fulfilled),
        (state) => {
          state.last = null;
        },
      );
  },
});
