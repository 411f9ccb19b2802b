import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../../shared/hooks';
import { choose, selectChosen, selectKnown } from '../slice';
import type { Order } from '../types';

/** The orders chosen in a list; they stay chosen on its other pages. Another filter is another list. */
export function useChosen(list: string, listed: readonly Order[]) {
  const dispatch = useAppDispatch();
  const chosen = useSelector(selectChosen);
  const known = useSelector(selectKnown);
  const ids = chosen.list === list ? chosen.ids : [];
  return {
    orders: ids.flatMap((id) => known[id] ?? []),
    ids: new Set(ids),
    /** Number of them on other pages. */
    elsewhere: ids.filter((id) => !listed.some((order) => order.id === id)).length,
    set: (some: readonly number[], on: boolean) => {
      const others = ids.filter((id) => !some.includes(id));
      dispatch(choose({ list, ids: on ? [...others, ...some] : others }));
    },
    clear: () => void dispatch(choose({ list, ids: [] })),
  };
}
