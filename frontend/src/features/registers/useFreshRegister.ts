import { useAppDispatch } from '../../shared/hooks';
import { useFollow } from '../../shared/useFollow';
import type { Loaded } from '../../shared/useLoaded';
import { getRegister, type Register } from './actions';

/** Changes are fetched at most once a second. */
const TOGETHER_MS = 1000;

/**
 * Follows an open register. Staff hear of its ticks and its receipt as they happen, and all of the changes of its orders; clients
 * see the rest whenever the page comes into sight. The result shows what waits while the page is held.
 */
export function useFreshRegister({ data, replace }: Loaded<Register>): (() => void) | null {
  const dispatch = useAppDispatch();
  const { showFresh } = useFollow<Register>({
    shown: data,
    concerns: ({ orders, registers, missed }, shown) =>
      registers || missed || shown.orders.some(({ id }) => orders.some((order) => order.id === id)),
    read: async ({ id }) => {
      const answer = await dispatch(getRegister(id));
      return getRegister.fulfilled.match(answer) ? answer.payload : undefined;
    },
    isNews: (fresh, shown) =>
      fresh.id === shown.id &&
      fresh.version >= shown.version &&
      JSON.stringify(fresh) !== JSON.stringify(shown),
    show: replace,
    atSight: true,
    togetherMs: TOGETHER_MS,
  });
  return showFresh;
}
