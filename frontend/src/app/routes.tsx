import { actorKind, type ActorKind } from '@shlyah/domain';
import { Navigate, useLocation, type RouteObject } from 'react-router';
import type { User } from '../features/users/session/slice';
import NotFoundPage from '../pages/public/NotFoundPage';
import { paths } from '../paths';
import { cabinetPages } from './cabinet-pages';
import { lazyPage } from './lazy-page';
import { PublicLayout } from './layouts/PublicLayout';
import { publicPages } from './public-pages';

const CabinetLayout = lazyPage(() => import('./layouts/CabinetLayout'));

/** Where each kind of user lands in the cabinet, and its orders (docs/contract.md#addresses). */
const homes: Record<ActorKind, { home: string; orders: string }> = {
  visitor: { home: paths.login, orders: paths.login },
  pending: { home: paths.contract, orders: paths.contract },
  customer: { home: paths.myOrdersRoot, orders: paths.myOrdersRoot },
  manager: { home: paths.orders(1), orders: paths.orders(1) },
  admin: { home: paths.users, orders: paths.orders(1) },
};

/** Sends a visitor to the login, which brings back to the page that was wanted. */
function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to={paths.login} state={{ next: pathname + search }} replace />;
}

/** Old and short addresses of the cabinet, and those that a pending person is sent away from. */
function redirects(kind: ActorKind): RouteObject[] {
  const to = (path: string, target: string): RouteObject => ({
    path,
    element: <Navigate to={target} replace />,
  });
  const { home } = homes[kind];
  const always = to(paths.cabinet, home);
  if (kind === 'customer') return [always, to(paths.myOrdersRoot, paths.myOrders(1))];
  if (kind === 'manager' || kind === 'admin') return [always, to(paths.ordersRoot, paths.orders(1))];
  const closed = [paths.myOrdersRoot, `${paths.myOrdersRoot}/*`, paths.addOrder];
  return [always, ...closed.map((path) => to(path, home))];
}

/** The route set, fixed by the role of who is there when the application loads. */
export function routesFor(user: User | null): RouteObject[] {
  const kind = actorKind(user);
  const nowhere = <NotFoundPage loggedIn={user !== null} />;
  const guest = [paths.login, paths.register] as string[];
  const open = Object.entries(publicPages).map(([path, Page]): RouteObject => ({
    path,
    element: user && guest.includes(path) ? <Navigate to={homes[kind].orders} replace /> : <Page />,
  }));
  const cabinet: RouteObject = user
    ? {
        element: <CabinetLayout />,
        children: [
          ...redirects(kind),
          ...cabinetPages[kind].map(([path, Page]): RouteObject => ({ path, element: <Page /> })),
          { path: `${paths.cabinet}/*`, element: nowhere },
        ],
      }
    : { path: `${paths.cabinet}/*`, element: <ToLogin /> };
  return [{ element: <PublicLayout />, children: [...open, { path: '*', element: nowhere }] }, cabinet];
}
