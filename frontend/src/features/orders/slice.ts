import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { deleteOrder, updateOrders } from './actions';
import type { Order } from './types';

export interface OrdersState {
  /** The orders chosen by staff, on whichever pages of the list they are. */
  chosen: Chosen;
}

interface Chosen {
  list: string;
  orders: Order[];
}

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
      .addCase(updateOrders.fulfilled, (state, { payload }) => {
        const newer = new Map(payload.flatMap(({ id, order }) => (order ? [[id, order] as const] : [])));
        state.chosen.orders = state.chosen.orders.map((order) => newer.get(order.id) ?? order);
      })
      .addCase(deleteOrder.fulfilled, (state, { meta }) => {
        state.chosen.orders = state.chosen.orders.filter(({ id }) => id !== meta.arg);
      });
  },
});

export const { choose } = ordersSlice.actions;
