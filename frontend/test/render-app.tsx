import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router';
import { defaultCompany } from '@shlyah/domain';
import type { CurrentUserDto } from '@shlyah/api-client';
import { createStore, type Store } from '../src/app/store';
import { getCurrentUser } from '../src/features/users/session/actions';
import { Toasts } from '../src/ui/feedback/Toasts';
import { OpenPageProvider } from '../src/ui/open-page';
import { guardedHistory } from '../src/ui/navigation/guarded-history';

/** The company of the tests. */
export const company = { ...defaultCompany, version: 1 };

interface Rendered {
  store: Store;
  /** Addresses that were opened anew, as after a login. */
  opened: string[];
  unmount: () => void;
  /** Back and Forward of the browser. */
  go: (delta: number) => void;
}

type Entry = string | { pathname: string; state?: unknown };

/** Shows a part of the application with the real store, router and toasts around it; `user` is logged in, `at` the way here. */
export function renderApp(
  part: ReactElement,
  {
    at = '/' as Entry | readonly Entry[],
    store = createStore(company),
    user = null as CurrentUserDto | null,
  } = {},
): Rendered {
  const opened: string[] = [];
  const history = guardedHistory(
    createMemoryHistory({ initialEntries: [at].flat() as Entry[], v5Compat: true }),
  );
  if (user) store.dispatch(getCurrentUser.fulfilled({ ...user, secondFactorNeeded: false }, ''));
  const { unmount } = render(
    <Provider store={store}>
      <OpenPageProvider value={(address) => opened.push(address)}>
        <HistoryRouter history={history}>{part}</HistoryRouter>
        <Toasts />
      </OpenPageProvider>
    </Provider>,
  );
  return { store, opened, unmount, go: (delta) => act(() => history.go(delta)) };
}
