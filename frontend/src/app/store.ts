import { configureStore } from '@reduxjs/toolkit';
import type { CompanyDto } from '@shlyah/api-client';
import { companySlice } from '../features/company/slice';
import { ordersSlice } from '../features/orders/slice';
import { registrationsSlice } from '../features/users/registrations/slice';
import { sessionSlice } from '../features/users/session/slice';
import { cacheSlice } from '../shared/cache';

/** The store, initialized with the company and the text about closed weekdays. Each feature adds its slice and reads it by its own selectors. */
export function createStore(company: CompanyDto, closedDays = '') {
  return configureStore({
    preloadedState: { company, closedDays },
    reducer: {
      company: companySlice.reducer,
      session: sessionSlice.reducer,
      closedDays: (words = '') => words,
      cache: cacheSlice.reducer,
      orders: ordersSlice.reducer,
      registrations: registrationsSlice.reducer,
    },
    // Files travel in the arguments of actions (avatars, scans); they are never kept in the state.
    middleware: (defaults) =>
      defaults({ serializableCheck: { ignoredActionPaths: ['meta.arg', 'payload'] } }),
  });
}

export type Store = ReturnType<typeof createStore>;
