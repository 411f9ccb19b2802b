import { useCompany } from '../features/company/useCompany';
import { SiteName } from '../ui/Title';
import { useRoutes, type RouteObject } from 'react-router';
import { ErrorBoundary } from './ErrorBoundary';
import { useArrival } from './useArrival';

/** Everything on the screen. Wants a checked session in the store and a router around. */
export function App({ routes }: { routes: RouteObject[] }) {
  useArrival();
  const { name } = useCompany();
  return (
    <SiteName value={name}>
      <ErrorBoundary>{useRoutes(routes)}</ErrorBoundary>
    </SiteName>
  );
}
