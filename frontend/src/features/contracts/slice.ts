import { createSlice } from '@reduxjs/toolkit';
import { failed, idle, loading, ready, type Loading } from '../../shared/loading';
import { createContract, getOwnContract, updateContract } from './actions';
import type { Contract } from './types';

export interface ContractsState {
  /** The own contract; null when it has not been filled in, or not been loaded yet. */
  own: Contract | null;
  loading: Loading;
}

const initialState: ContractsState = { own: null, loading: idle };

export const contractsSlice = createSlice({
  name: 'contracts',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(getOwnContract.pending, (state) => {
        state.loading = loading;
      })
      .addCase(getOwnContract.fulfilled, (state, { payload }) => {
        // No answer body means that there is none (docs/contract.md#contract-fields).
        state.own = (payload as Contract | undefined) ?? null;
        state.loading = ready;
      })
      .addCase(getOwnContract.rejected, (state, { payload }) => {
        state.loading = failed(payload);
      })
      .addCase(createContract.fulfilled, (state, { payload }) => {
        state.own = payload;
      })
      .addCase(updateContract.fulfilled, (state, { payload }) => {
        state.own = payload;
      });
  },
});
