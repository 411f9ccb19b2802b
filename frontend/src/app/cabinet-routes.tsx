import { actorKind, isWaitingUser, type ActorKind } from '@shlyah/domain';
import { Navigate, type RouteObject } from 'react-router';
import type { User } from '../features/users/session/slice';
import NotFoundPage from '../pages/public/NotFoundPage';
import { paths } from '../paths';
import { setMode } from '../shared/mode';
import { cabinetPages, integrations, profile } from './cabinet-pages';
import { homes } from './homes';
import { CabinetLayout } from './layouts/CabinetLayout';
import { setPageAccount } from './page-account';

export { SessionGate } from './SessionGate';

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

const [profilePath, Profile] = profile;

/** Of staff who have to set a second factor up first (docs/contract.md#staff-second-factor). */
const onlyProfile: RouteObject = {
  element: <CabinetLayout />,
  children: [
    { path: profilePath, element: <Profile /> },
    { path: `${paths.cabinet}/*`, element: <Navigate to={profilePath} replace /> },
  ],
};

/** The cabinet of a user. Its code is a separate chunk: visitors do not need it. */
export function cabinetRoutes(user: User): RouteObject {
  const kind = actorKind(user);
  setPageAccount(user);
  setMode(user);
  if (user.secondFactorNeeded) return onlyProfile;
  const pages = [...cabinetPages[kind], ...(isWaitingUser(user) ? [integrations] : [])];
  return {
    element: <CabinetLayout />,
    children: [
      ...redirects(kind),
      ...pages.map(([path, Page]): RouteObject => ({ path, element: <Page /> })),
      { path: `${paths.cabinet}/*`, element: <NotFoundPage loggedIn /> },
    ],
  };
}
