import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router';
import { CompanyService, type CompanyDto } from '@shlyah/api-client';
import { App } from './app/App';
import { publicPageAt } from './app/public-pages';
import { routesFor } from './app/routes';
import { announceAccount } from './app/open-account';
import { createStore } from './app/store';
import { getCurrentUser } from './features/users/session/actions';
import { selectUser } from './features/users/session/selectors';
import { visitorCame } from './features/users/session/slice';
import { guardedHistory } from './ui/navigation/guarded-history';

/** The mark that the server sets at login; without it a public page skips the session request. */
const hasEntered = (): boolean => document.cookie.split('; ').includes('entered=1');

/** Checks the session, fetches the code of the page that is wanted, and only then mounts. */
async function start(root: HTMLElement): Promise<void> {
  const data = document.getElementById('company');
  const company = companyIn(data) ?? (await CompanyService.getCompany());
  const store = createStore(company, data?.dataset['closedDays']);
  const publicPage = publicPageAt(window.location.pathname);
  const page = publicPage?.preload();
  const entered = hasEntered();
  const mayBeKnown = !publicPage || entered;
  const session = mayBeKnown ? store.dispatch(getCurrentUser()) : store.dispatch(visitorCame());
  const cabinetCode = mayBeKnown ? import('./app/cabinet-routes').catch(() => undefined) : undefined;
  const [cabinet] = await Promise.all([cabinetCode, session, page?.catch(() => undefined)]);

  const user = selectUser(store.getState());
  // With the mark and without a user the session may only have been out of reach.
  if (user || !hasEntered()) announceAccount(user);
  const routes = routesFor(user, user ? cabinet?.cabinetRoutes(user) : undefined);
  const history = guardedHistory(createBrowserHistory({ v5Compat: true }));
  const app = (
    <StrictMode>
      <Provider store={store}>
        <HistoryRouter history={history}>
          <App routes={routes} gate={user && cabinet && <cabinet.SessionGate user={user} />} />
        </HistoryRouter>
      </Provider>
    </StrictMode>
  );
  // A visitor who has logged in since and goes back, to a page from the browser's cache.
  const isOld = ({ persisted }: PageTransitionEvent) => persisted && !user && hasEntered() !== entered;
  window.addEventListener('pageshow', (event) => isOld(event) && window.location.reload());
  // The page was rendered for a visitor at build time; for a user it is rendered anew.
  const isPrerendered = root.dataset.path === window.location.pathname.replace(/(.)\/$/, '$1').toLowerCase();
  if (isPrerendered && !user) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/** The company as the server has written it into the page; the development server writes none. */
function companyIn(data: HTMLElement | null): CompanyDto | undefined {
  const text = data?.textContent;
  return text ? (JSON.parse(text) as CompanyDto) : undefined;
}

const root = document.getElementById('root');
if (root) void start(root);
