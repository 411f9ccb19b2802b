import type { OrdersState } from './slice';

interface Holder {
  orders: OrdersState;
}

export const selectOrderPage = (state: Holder) => state.orders.page;
export const selectOrderPageLoading = (state: Holder) => state.orders.pageLoading;
export const selectOrder = (state: Holder) => state.orders.order;
export const selectOrderLoading = (state: Holder) => state.orders.orderLoading;
export const selectOrderHistory = (state: Holder) => state.orders.history;
export const selectOrderHistoryLoading = (state: Holder) => state.orders.historyLoading;
export const selectStatuses = (state: Holder) => state.orders.statuses;
