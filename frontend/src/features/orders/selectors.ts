import type { OrdersState } from './slice';

interface RootState {
  orders: OrdersState;
}

export const selectChosen = (state: RootState) => state.orders.chosen;
