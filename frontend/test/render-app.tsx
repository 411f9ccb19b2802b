import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import type { UserDto } from '@shlyah/api-client';
import { createStore, type Store } from '../src/app/store';
import { getCurrentUser } from '../src/features/users/session/actions';
import { OpenPageProvider } from '../src/shared/open-page';

interface Rendered {
  store: Store;
  /** Addresses that were opened anew, as after a login. */
  opened: string[];
  unmount: () => void;
}

type Entry = string | { pathname: string; state?: unknown };

/** Shows a part of the application with the real store and router around it; `user` is logged in. */
export function renderApp(
  part: ReactElement,
  { at = '/' as Entry, store = createStore(), user = null as UserDto | null } = {},
): Rendered {
  const opened: string[] = [];
  if (user) store.dispatch(getCurrentUser.fulfilled(user, ''));
  const { unmount } = render(
    <Provider store={store}>
      <OpenPageProvider value={(address) => opened.push(address)}>
        <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
      </OpenPageProvider>
    </Provider>,
  );
  return { store, opened, unmount };
}
