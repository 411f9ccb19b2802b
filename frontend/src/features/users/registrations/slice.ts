import { createSlice } from '@reduxjs/toolkit';
import { getUnprovedUsers } from './actions';

export interface RegistrationsState {
  /** How many people wait for a decision; null until it is known. */
  waiting: number | null;
}

const initialState: RegistrationsState = { waiting: null };

/** What the menu says of the requests; every list of the waiting ones brings it up to date. */
export const registrationsSlice = createSlice({
  name: 'registrations',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(getUnprovedUsers.fulfilled, (state, { payload, meta }) => {
      if (meta.arg.status === 'pending') state.waiting = payload.total;
    });
  },
});

export const selectWaiting = (state: { registrations: RegistrationsState }) => state.registrations.waiting;
