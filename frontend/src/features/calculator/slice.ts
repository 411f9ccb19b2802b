import { createSlice } from '@reduxjs/toolkit';
import type { CalculatorDto, QuoteDto } from '@shlyah/api-client';
import { failed, idle, loading, ready, type Loading } from '../../shared/loading';
import { getCalculator, getQuote, updateCalculator } from './actions';

export interface CalculatorState {
  data: CalculatorDto | null;
  loading: Loading;
  /** The price that was asked last, with its question as text: the next screen begins with it. */
  lastQuote: { question: string; quote: QuoteDto } | null;
}

const initialState: CalculatorState = { data: null, loading: idle, lastQuote: null };

export const calculatorSlice = createSlice({
  name: 'calculator',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(getCalculator.pending, (state) => {
        state.loading = loading;
      })
      .addCase(getCalculator.fulfilled, (state, { payload }) => {
        state.data = payload;
        state.loading = ready;
      })
      .addCase(updateCalculator.fulfilled, (state, { payload }) => {
        state.data = payload;
      })
      .addCase(getQuote.fulfilled, (state, { payload, meta }) => {
        state.lastQuote = { question: JSON.stringify(meta.arg), quote: payload };
      })
      .addCase(getCalculator.rejected, (state, { payload }) => {
        state.loading = failed(payload);
      });
  },
});
