import { createSlice } from '@reduxjs/toolkit';
import { failed, idle, loading, ready, type Loading } from '../../shared/loading';
import { getOrder, getOrderHistory, getOrders, getOrderStatuses, updateOrder } from './actions';
import type { Order, OrderEvent, OrderPage, Statuses } from './types';

export interface OrdersState {
  /** The page of the list on the screen; the former one stays in sight while the next is loading. */
  page: OrderPage | null;
  pageLoading: Loading;
  /** Of two questions on their way only the later one's answer counts. */
  pageRequest: string | null;
  order: Order | null;
  orderLoading: Loading;
  orderRequest: string | null;
  /** Newest first; null until loaded. */
  history: OrderEvent[] | null;
  historyLoading: Loading;
  statuses: Statuses | null;
}

const initialState: OrdersState = {
  page: null,
  pageLoading: idle,
  pageRequest: null,
  order: null,
  orderLoading: idle,
  orderRequest: null,
  history: null,
  historyLoading: idle,
  statuses: null,
};

export const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(getOrders.pending, (state, { meta }) => {
        state.pageRequest = meta.requestId;
        state.pageLoading = loading;
      })
      .addCase(getOrders.fulfilled, (state, { payload, meta }) => {
        if (state.pageRequest !== meta.requestId) return;
        state.page = payload;
        state.pageLoading = ready;
      })
      .addCase(getOrders.rejected, (state, { payload, meta }) => {
        // Called off because the person has left the list: that is no failure to show on the return.
        if (meta.aborted || state.pageRequest !== meta.requestId) return;
        state.page = null;
        state.pageLoading = failed(payload);
      })
      .addCase(getOrder.pending, (state, { meta }) => {
        state.orderRequest = meta.requestId;
        state.orderLoading = loading;
        if (state.order?.id !== meta.arg) {
          state.order = null;
          state.history = null;
        }
      })
      .addCase(getOrder.fulfilled, (state, { payload, meta }) => {
        if (state.orderRequest !== meta.requestId) return;
        state.order = payload;
        state.orderLoading = ready;
      })
      .addCase(getOrder.rejected, (state, { payload, meta }) => {
        if (state.orderRequest !== meta.requestId) return;
        state.order = null;
        state.orderLoading = failed(payload);
      })
      .addCase(updateOrder.fulfilled, (state, { payload }) => {
        if (state.order?.id === payload.id) state.order = payload;
        if (state.page)
          state.page.data = state.page.data.map((row) => (row.id === payload.id ? payload : row));
      })
      .addCase(getOrderHistory.pending, (state) => {
        state.historyLoading = loading;
      })
      .addCase(getOrderHistory.fulfilled, (state, { payload }) => {
        state.history = payload;
        state.historyLoading = ready;
      })
      .addCase(getOrderHistory.rejected, (state, { payload }) => {
        state.history = null;
        state.historyLoading = failed(payload);
      })
      .addCase(getOrderStatuses.fulfilled, (state, { payload }) => {
        state.statuses = payload;
      });
  },
});
