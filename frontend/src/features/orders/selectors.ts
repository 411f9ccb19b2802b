import type { OrdersState } from './slice';

interface Holder {
  orders: OrdersState;
}

export const selectStatuses = (state: Holder) => state.orders.statuses;
export const selectLastList = (state: Holder) => state.orders.last;
export const selectChosen = (state: Holder) => state.orders.chosen;
