import { useCompany } from '../features/company/useCompany';
import { SiteName } from '../ui/Title';
import type { ReactNode } from 'react';
import { useRoutes, type RouteObject } from 'react-router';
import { ErrorBoundary } from './ErrorBoundary';
import { useArrival } from './useArrival';

interface AppProps {
  routes: RouteObject[];
  /** Of a page that is drawn for somebody who has logged in (SessionGate.tsx). */
  gate?: ReactNode;
}

/** Everything on the screen. Wants a checked session in the store and a router around. */
export function App({ routes, gate }: AppProps) {
  useArrival();
  const { name } = useCompany();
  return (
    <SiteName value={name}>
      {gate}
      <ErrorBoundary>{useRoutes(routes)}</ErrorBoundary>
    </SiteName>
  );
}
