import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { createStore, type Store } from '../src/app/store';
import { OpenPageProvider } from '../src/shared/open-page';

interface Rendered {
  store: Store;
  /** Addresses that were opened anew, as after a login. */
  opened: string[];
}

type Entry = string | { pathname: string; state?: unknown };

/** Shows a part of the application with the real store and router around it. */
export function renderApp(part: ReactElement, { at = '/' as Entry, store = createStore() } = {}): Rendered {
  const opened: string[] = [];
  render(
    <Provider store={store}>
      <OpenPageProvider value={(address) => opened.push(address)}>
        <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
      </OpenPageProvider>
    </Provider>,
  );
  return { store, opened };
}
