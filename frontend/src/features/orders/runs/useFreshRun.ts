import { useEffect, useRef } from 'react';
import { useChanges } from '../../../shared/changes';
import { useAppDispatch } from '../../../shared/hooks';
import type { Loaded } from '../../../shared/useLoaded';
import { useStateFrom } from '../../../ui/useStateFrom';
import { getRun, type Run } from './actions';

/** Changes are fetched at most once a second. */
const TOGETHER_MS = 1000;

const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;
const orderIds = (run: Run): string => run.orders.map(({ id }) => id).join();

/**
 * Follows the changes of an open run by other users. Changed data of its orders update in place, and the result is null. When
 * orders were added, removed or moved, or while a dialog is open, the result is the current run, to be shown on request.
 */
export function useFreshRun({ data: shown, replace }: Loaded<Run>): Run | null {
  const dispatch = useAppDispatch();
  const [fresh, setFresh] = useStateFrom<Run | null, Run | null>(shown, () => null);
  // A save of this tab may finish while the run is being fetched.
  const newest = useRef(shown);
  useEffect(() => {
    newest.current = shown;
  });
  useChanges(
    async ({ orders, runs, missed }) => {
      if (!shown) return;
      const isOfRun = shown.orders.some(({ id }) => orders.some((order) => order.id === id));
      if (!runs && !missed && !isOfRun) return;
      const answer = await dispatch(getRun(shown.id));
      if (!getRun.fulfilled.match(answer)) return;
      const run = answer.payload;
      const stands = newest.current;
      if (stands?.id !== run.id || run.version < stands.version) return;
      if (JSON.stringify(run) === JSON.stringify(stands)) setFresh(null);
      else if (orderIds(run) === orderIds(stands) && !isDialogOpen()) replace(run);
      else setFresh(run);
    },
    { togetherMs: TOGETHER_MS },
  );
  return fresh;
}
