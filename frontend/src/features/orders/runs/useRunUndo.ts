import { plural, UNDO_MS } from '@shlyah/domain';
import { useEffect, useRef } from 'react';
import { useAction, type Action, type Then } from '../../../shared/useAction';
import { notify } from '../../../ui/feedback/Toasts';
import { nbsp } from '../../../ui/text';
import { putBackToRun, removeFromRun, sortRun, type Run } from './actions';

const idsOf = ({ orders }: Run): number[] => orders.map(({ id }) => id);

interface RunChanges {
  remove: (ids: number[]) => void;
  sortByAddress: () => void;
}

/** Removes orders from a run and sorts it by address; both are taken back on request while the run is as they left it. */
export function useRunUndo(run: Run, action: Action, then: Then<Run, Run>): RunChanges {
  const undo = useAction();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const show = (fresh: Run) => isShown.current && then.onDone?.(fresh);
  const offer = (
    text: string,
    takeBack: () => ReturnType<typeof sortRun> | ReturnType<typeof putBackToRun>,
  ) =>
    notify.success(text, {
      label: 'Вернуть',
      isUndo: true,
      ms: UNDO_MS,
      onClick: () =>
        void undo.run(takeBack(), { ...then, onDone: show, onFresh: show, failed: 'Вернуть не удалось.' }),
    });
  const { id, version } = run;
  return {
    remove: (ids) => {
      const removed = run.orders.filter((order) => ids.includes(order.id));
      const of = (task: 'deliver' | 'fetch') =>
        removed.filter((order) => order.task === task).map((order) => order.id);
      void action.run(
        removeFromRun({ id, ids }),
        {
          ...then,
          onDone: (fresh) => {
            show(fresh);
            const count = removed.length;
            offer(
              `${plural(count, 'Убран', 'Убраны', 'Убраны')} из рейса: ${count}${nbsp}${plural(count, 'заказ', 'заказа', 'заказов')}`,
              () =>
                putBackToRun({
                  id,
                  version: fresh.version,
                  deliver: of('deliver'),
                  fetch: of('fetch'),
                  ids: idsOf(run),
                }),
            );
          },
        },
        'remove',
      );
    },
    sortByAddress: () =>
      void action.run(
        sortRun({ id, version }),
        {
          ...then,
          onDone: (fresh) => {
            show(fresh);
            if (idsOf(fresh).join() === idsOf(run).join()) notify.success('Заказы уже стоят по адресам');
            else
              offer('Заказы расставлены по адресам', () =>
                sortRun({ id, version: fresh.version, ids: idsOf(run) }),
              );
          },
        },
        'sort',
      ),
  };
}
