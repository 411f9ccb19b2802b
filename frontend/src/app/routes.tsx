import { actorKind } from '@shlyah/domain';
import { Navigate, useLocation, type RouteObject } from 'react-router';
import type { User } from '../features/users/session/slice';
import NotFoundPage from '../pages/public/NotFoundPage';
import { paths } from '../paths';
import { homes } from './homes';
import { PublicLayout } from './layouts/PublicLayout';
import { PageNotLoaded } from './PageNotLoaded';
import { publicPages } from './public-pages';

/** Sends a visitor to the login, which brings back to the page that was wanted. */
function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to={paths.login} state={{ next: pathname + search }} replace />;
}

/**
 * The route set, fixed by the user's role when the application loads. `cabinet` is the result of cabinetRoutes for
 * the user; without it the cabinet says that its code is missing.
 */
export function routesFor(user: User | null, cabinet?: RouteObject): RouteObject[] {
  const kind = actorKind(user);
  const nowhere = <NotFoundPage loggedIn={user !== null} />;
  const guest = [paths.login, paths.register] as string[];
  const open = Object.entries(publicPages).map(([path, Page]): RouteObject => ({
    path,
    element: user && guest.includes(path) ? <Navigate to={homes[kind].orders} replace /> : <Page />,
  }));
  const inside = cabinet ?? {
    path: `${paths.cabinet}/*`,
    element: user ? <PageNotLoaded /> : <ToLogin />,
  };
  return [{ element: <PublicLayout />, children: [...open, { path: '*', element: nowhere }] }, inside];
}
