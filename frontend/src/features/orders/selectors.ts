import type { OrdersState } from './slice';

interface RootState {
  orders: OrdersState;
}

export const selectStatuses = (state: RootState) => state.orders.statuses;
export const selectLastList = (state: RootState) => state.orders.last;
export const selectChosen = (state: RootState) => state.orders.chosen;
