import { useCached } from '../../shared/useLoaded';
import { getPoints } from './actions';

/** All pickup points, asked for when the component appears; the known ones are there at once. */
export function usePoints() {
  const { data, loading, reload } = useCached(getPoints, undefined);
  return {
    points: data ?? [],
    failed: loading.state === 'failed',
    none: loading.state === 'ready' && data?.length === 0,
    reload,
  };
}
