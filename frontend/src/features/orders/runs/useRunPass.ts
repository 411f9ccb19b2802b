import type { RunPassDto } from '@shlyah/api-client';
import { useChanges } from '../../../shared/changes';
import { useLoaded, type Loaded } from '../../../shared/useLoaded';
import { getRunPass, type Run } from './actions';

/** The pass of a run's driver with the conflicts, followed live; nothing where the run has had none. */
export function useRunPass(run: Run): Loaded<RunPassDto> {
  const loaded = useLoaded(getRunPass, run.id);
  useChanges(({ runs, orders, missed }) => {
    if (runs || missed || orders.some((order) => run.orders.some(({ id }) => id === order.id)))
      loaded.reload();
  });
  return loaded;
}
