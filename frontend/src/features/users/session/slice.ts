import { createSlice } from '@reduxjs/toolkit';
import type { CurrentUserDto, UserDto } from '@shlyah/api-client';
import { cancelEmail, getCurrentUser, updateProfile } from './actions';

/** The account, and whether the session gets no further than it before a second factor is set up. */
export type User = UserDto & Partial<Pick<CurrentUserDto, 'secondFactorNeeded'>>;

export interface SessionState {
  /** 'fetching' until the session has been checked, then the user or null (docs/contract.md#session). */
  user: 'fetching' | User | null;
}

const initialState: SessionState = { user: 'fetching' };

/**
 * Login, registration and logout change nothing here: each opens the application anew, and only its first question,
 * getCurrentUser, says who is there.
 */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Nobody has logged in with this browser, so there is nothing to ask. */
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
      .addCase(updateProfile.fulfilled, (state, { payload }) => {
        if (state.user !== null && state.user !== 'fetching') Object.assign(state.user, payload);
      })
      .addCase(cancelEmail.fulfilled, (state, { payload }) => {
        if (state.user !== null && state.user !== 'fetching') Object.assign(state.user, payload);
      })
      // A failure to load the user means not logged in.
      .addCase(getCurrentUser.rejected, (state) => {
        state.user = null;
      });
  },
});

export const { visitorCame } = sessionSlice.actions;
