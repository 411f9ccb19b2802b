import { useAddressId } from '../../../shared/address';
import { QueryState } from '../../../shared/QueryState';
import { useLoaded } from '../../../shared/useLoaded';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { getRun } from './actions';
import { RunView } from './RunView';
import { useFreshRun } from './useFreshRun';

/** A run: its orders in their order, its papers. */
export function RunScreen() {
  const id = useAddressId();
  const run = useLoaded(getRun, id);
  const fresh = useFreshRun(run);
  return (
    <QueryState
      loaded={run}
      failedTitle="Не удалось загрузить рейс"
      missing={<EmptyState title="Такого рейса нет" />}
    >
      {(shown) => (
        <RunView key={shown.id} run={shown} fresh={fresh} onChanged={run.replace} reload={run.reload} />
      )}
    </QueryState>
  );
}
