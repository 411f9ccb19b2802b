import { createSlice, isFulfilled, type PayloadAction } from '@reduxjs/toolkit';
import {
  acceptProposal,
  advanceTestOrder,
  cancelOrder,
  correctOrder,
  declineProposal,
  deleteOrder,
  findAwaitingOrders,
  getDay,
  getOrder,
  getOrders,
  takeBackOrderBulk,
  updateOrder,
  updateOrders,
} from './actions';
import type { AnsweredProposal, BulkResult, BulkTakenBack, Day, Order, OrderPage } from './types';

/** The selected orders of a list, across its pages. */
interface Chosen {
  list: string;
  ids: number[];
}

interface OrdersState {
  /** Each order that was answered, by id, in its newest version: lists and the choice show these. */
  known: Record<number, Order>;
  chosen: Chosen;
}

const ordersIn = (
  answer: Order | OrderPage | BulkResult[] | BulkTakenBack | AnsweredProposal | Day,
): Order[] => {
  if (Array.isArray(answer)) return answer.flatMap(({ order }) => order ?? []);
  if ('changed' in answer) return answer.changed;
  if ('data' in answer) return answer.data;
  if ('orders' in answer) return answer.orders;
  return 'order' in answer ? [answer.order] : [answer];
};

const know = (state: OrdersState, order: Order): void => {
  const version = state.known[order.id]?.version ?? 0;
  if (order.version >= version) state.known[order.id] = order;
};

const initialState: OrdersState = { known: {}, chosen: { list: '', ids: [] } };

export const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    choose: (state, { payload }: PayloadAction<Chosen>) => {
      state.chosen = payload;
    },
    /** Lists and open pages take over an order that was peeked at. */
    take: (state, { payload }: PayloadAction<Order>) => know(state, payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(deleteOrder.fulfilled, (state, { meta }) => {
        delete state.known[meta.arg.id];
        state.chosen.ids = state.chosen.ids.filter((id) => id !== meta.arg.id);
      })
      .addMatcher(
        isFulfilled(
          ...[
            getOrders,
            findAwaitingOrders,
            getDay,
            getOrder,
            updateOrder,
            updateOrders,
            takeBackOrderBulk,
            cancelOrder,
            correctOrder,
          ],
          ...[acceptProposal, declineProposal, advanceTestOrder],
        ),
        (state, { payload }) => {
          for (const order of ordersIn(payload)) know(state, order);
        },
      );
  },
  selectors: {
    selectKnown: ({ known }) => known,
    selectChosen: ({ chosen }) => chosen,
  },
});

export const { choose, take } = ordersSlice.actions;
export const { selectKnown, selectChosen } = ordersSlice.selectors;
