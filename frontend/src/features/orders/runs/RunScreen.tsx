import { useAddressId } from '../../../shared/address';
import { QueryState } from '../../../shared/QueryState';
import { useLoaded } from '../../../shared/useLoaded';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { getRun } from './actions';
import { RunView } from './RunView';

/** A run: its orders in their order, its papers. */
export function RunScreen() {
  const id = useAddressId();
  const run = useLoaded(getRun, id);
  return (
    <QueryState
      loaded={run}
      failedTitle="Не удалось загрузить рейс"
      missing={<EmptyState title="Такого рейса нет" />}
    >
      {(shown) => <RunView key={shown.id} run={shown} onChanged={run.replace} reload={run.reload} />}
    </QueryState>
  );
}
