import { DELIVERY_STATUS, UNDO_MS } from '@shlyah/domain';
import { useState } from 'react';
import { reasonOf } from '../../../shared/failure';
import { useAction } from '../../../shared/useAction';
import { notify } from '../../../ui/feedback/Toasts';
import { updateOrders } from '../actions';
import type { BulkChange, BulkResult } from '../types';
import type { Run } from './actions';
import { ordersIn } from '../words';

/** Whether a status precedes «В пути». */
const isBefore = (status: number | undefined): boolean =>
  status !== undefined && status < DELIVERY_STATUS.transit;

/**
 * «Все в пути»: the orders of a run that are not on their way yet, except those whose clients await an answer. It can be
 * undone for a while.
 */
export function useOnTheWay({ orders }: Run, reload: () => void) {
  const { busy, run } = useAction();
  const [problem, setProblem] = useState<string>();
  const [skipped, setSkipped] = useState<Run['orders']>([]);
  const waiting = orders.filter(({ carried, status }) => carried && isBefore(status?.id));

  /** Answers which orders were saved. */
  const save = async (changes: readonly BulkChange[]): Promise<BulkResult[]> => {
    const results: BulkResult[] = [];
    const reasons: (string | undefined)[] = [];
    for (const change of changes) {
      await run(updateOrders(change), {
        onDone: (some) => void results.push(...some),
        onFailed: (failure) => reasons.push(...change.orders.map(() => reasonOf(failure))),
      });
    }
    const refused = results.filter(({ statusCode }) => statusCode !== 200);
    reasons.push(...refused.map(({ message }) => message));
    const all = changes.flatMap((change) => change.orders).length;
    setProblem(
      reasons.length === 0
        ? undefined
        : `Не изменено заказов: ${reasons.length} из ${all}. ${reasons[0] ?? ''}`,
    );
    reload();
    return results.filter(({ statusCode }) => statusCode === 200);
  };
  const send = async (): Promise<void> => {
    setSkipped(waiting.filter(({ awaiting }) => awaiting));
    const free = waiting.filter(({ awaiting }) => !awaiting);
    if (free.length === 0) return;
    const sent = free.map(({ id, version }) => ({ id, version: version ?? 0 }));
    const saved = await save([{ status: DELIVERY_STATUS.transit, orders: sent }]);
    if (saved.length === 0) return;
    notify.success(`В пути: ${ordersIn(saved.length)}`, {
      label: 'Отменить',
      isUndo: true,
      ms: UNDO_MS,
      onClick: () => void save(undoing(free, saved)),
    });
  };
  return {
    waiting: waiting.length,
    busy,
    problem,
    skipped,
    hideSkipped: () => setSkipped([]),
    send: () => void send(),
  };
}

/** The changes that give the saved orders the statuses that they had. */
function undoing(before: Run['orders'], saved: readonly BulkResult[]): BulkChange[] {
  const former = [...new Set(before.flatMap(({ status }) => status?.id ?? []))];
  return former
    .map((status) => ({
      status,
      orders: saved.flatMap(({ id, order }) =>
        order && before.some((one) => one.id === id && one.status?.id === status)
          ? { id, version: order.version }
          : [],
      ),
    }))
    .filter(({ orders }) => orders.length > 0);
}
