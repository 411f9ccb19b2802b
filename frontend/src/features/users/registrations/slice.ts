import { createSlice } from '@reduxjs/toolkit';
import type { getUnprovedUsers } from './actions';

export interface RegistrationsState {
  /** Number of pending applicants; null until it is known. */
  waiting: number | null;
}

const initialState: RegistrationsState = { waiting: null };

type Listed = ReturnType<typeof getUnprovedUsers.fulfilled>;

/** Told by its name: the action itself would bring the staff's calls into the first load of every page. */
const isListed = (action: { type: string }): action is Listed => action.type === 'getUnprovedUsers/fulfilled';

/** Counter of requests in the menu; every list of pending ones updates it. */
export const registrationsSlice = createSlice({
  name: 'registrations',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isListed, (state, { payload, meta }) => {
      if (meta.arg.status === 'pending') state.waiting = payload.total;
    });
  },
});

export const selectWaiting = (state: { registrations: RegistrationsState }) => state.registrations.waiting;
