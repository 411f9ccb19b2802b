import { createSlice } from '@reduxjs/toolkit';
import type { CalculatorDto } from '@shlyah/api-client';
import { failed, idle, loading, ready, type Loading } from '../../shared/loading';
import { getCalculator, updateCalculator } from './actions';

export interface CalculatorState {
  data: CalculatorDto | null;
  loading: Loading;
}

const initialState: CalculatorState = { data: null, loading: idle };

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
      .addCase(getCalculator.rejected, (state, { payload }) => {
        state.loading = failed(payload);
      });
  },
});
