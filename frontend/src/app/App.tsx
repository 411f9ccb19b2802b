import { useCompany } from '../features/company/useCompany';
import { SiteName } from '../ui/Title';
import type { ReactNode } from 'react';
import { useRoutes, type RouteObject } from 'react-router';
import { ErrorBoundary } from './ErrorBoundary';
import { useNavigationFocus } from './useNavigationFocus';

interface AppProps {
  routes: RouteObject[];
  /** The gate of a page drawn for a session (SessionGate.tsx). */
  gate?: ReactNode;
}

/** The root component. Needs a checked session in the store and a router around it. */
export function App({ routes, gate }: AppProps) {
  useNavigationFocus();
  const { name } = useCompany();
  return (
    <SiteName value={name}>
      {gate}
      <ErrorBoundary>{useRoutes(routes)}</ErrorBoundary>
    </SiteName>
  );
}
