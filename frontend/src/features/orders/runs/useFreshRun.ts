import { useAppDispatch } from '../../../shared/hooks';
import { useFollow } from '../../../shared/useFollow';
import type { Loaded } from '../../../shared/useLoaded';
import { getRun, type Run } from './actions';

/** Changes are fetched at most once a second. */
const TOGETHER_MS = 1000;

const orderIds = (run: Run): string => run.orders.map(({ id }) => id).join();

/**
 * Follows the changes of an open run by other users. Changed data of its orders update in place, and the result is null. When
 * orders were added, removed or moved, or while a dialog is open, the result is the current run, to be shown on request.
 */
export function useFreshRun({ data, replace }: Loaded<Run>): Run | null {
  const dispatch = useAppDispatch();
  const { fresh } = useFollow<Run>({
    shown: data,
    concerns: ({ orders, runs, missed }, shown) =>
      runs || missed || shown.orders.some(({ id }) => orders.some((order) => order.id === id)),
    read: async ({ id }) => {
      const answer = await dispatch(getRun(id));
      return getRun.fulfilled.match(answer) ? answer.payload : undefined;
    },
    isNews: (fresh, shown) =>
      fresh.id === shown.id &&
      fresh.version >= shown.version &&
      JSON.stringify(fresh) !== JSON.stringify(shown),
    moves: (fresh, shown) => orderIds(fresh) !== orderIds(shown),
    show: replace,
    togetherMs: TOGETHER_MS,
  });
  return fresh;
}
