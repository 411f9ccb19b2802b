import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import {
  acceptProposal,
  advanceTestOrder,
  cancelOrder,
  clearTestOrders,
  createOrder,
  createProposal,
  declineProposal,
  deleteOrder,
  getOrders,
  getOrderStatuses,
  updateOrder,
  updateOrders,
  type OrdersQuery,
} from './actions';
import type { Order, OrderPage, Statuses } from './types';

export interface OrdersState {
  /** Names of statuses and states; null until they come. */
  statuses: Statuses | null;
  /** The last page of a list with what it answers to, so that Back finds the list where it was left. */
  last: { query: OrdersQuery; page: OrderPage } | null;
  /** The orders chosen by staff, on whichever pages of the list they are. */
  chosen: Chosen;
}

interface Chosen {
  list: string;
  orders: Order[];
}

const initialState: OrdersState = { statuses: null, last: null, chosen: { list: '', orders: [] } };

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
      .addCase(getOrderStatuses.fulfilled, (state, { payload }) => {
        state.statuses = payload;
      })
      .addCase(getOrders.fulfilled, (state, { payload, meta }) => {
        state.last = { query: meta.arg, page: payload };
      })
      .addCase(updateOrders.fulfilled, (state, { payload }) => {
        const newer = new Map(payload.flatMap(({ id, order }) => (order ? [[id, order] as const] : [])));
        state.chosen.orders = state.chosen.orders.map((order) => newer.get(order.id) ?? order);
      })
      .addCase(deleteOrder.fulfilled, (state, { meta }) => {
        state.chosen.orders = state.chosen.orders.filter(({ id }) => id !== meta.arg);
      })
      .addMatcher(
        isAnyOf(
          createOrder.fulfilled,
          createProposal.fulfilled,
          acceptProposal.fulfilled,
          declineProposal.fulfilled,
          cancelOrder.fulfilled,
          advanceTestOrder.fulfilled,
          clearTestOrders.fulfilled,
          updateOrder.fulfilled,
          updateOrders.fulfilled,
          deleteOrder.fulfilled,
        ),
        (state) => {
          state.last = null;
        },
      );
  },
});

export const { choose } = ordersSlice.actions;
