import { createSlice } from '@reduxjs/toolkit';
import type { CurrentUserDto, UserDto } from '@shlyah/api-client';
import { cancelEmail, getCurrentUser, updateProfile } from './actions';

export type User = CurrentUserDto;

export interface SessionState {
  /** 'fetching' until the session has been checked, then the user or null (docs/contract.md#session). */
  user: 'fetching' | User | null;
}

const initialState: SessionState = { user: 'fetching' };

/** Saved fields of the account. */
const changed = ({ user }: SessionState, { payload }: { payload: UserDto }): void => {
  if (user !== null && user !== 'fetching') Object.assign(user, payload);
};

/**
 * Login, registration and logout change nothing here: each opens the application anew, and only its first question,
 * getCurrentUser, tells the user.
 */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** This browser has no session: the request is skipped. */
    visitorCame: (state) => {
      state.user = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(getCurrentUser.fulfilled, (state, { payload }) => {
        state.user = payload;
      })
      // The menu calls the user by the new name at once.
      .addCase(updateProfile.fulfilled, changed)
      .addCase(cancelEmail.fulfilled, changed)
      // A failure to load the user means not logged in.
      .addCase(getCurrentUser.rejected, (state) => {
        state.user = null;
      });
  },
});

export const { visitorCame } = sessionSlice.actions;
