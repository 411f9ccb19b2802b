import { plural, UNDO_MS } from '@shlyah/domain';
import { useCallback, useMemo, useState } from 'react';
import { notify } from '../../../ui/feedback/Toasts';
import { numbered } from '../../../ui/text';
import type { BulkChange, BulkResult, Order } from '../types';
import { acceptance } from './accepting';
import { batches, undoing, type Change } from './changes';
import { comeBack } from './next-row';

/** A change that was not saved. */
export interface Refusal {
  why: string;
  change: Change;
  /** The order as the person saw it, and as somebody else has left it meanwhile. */
  before: Order;
  now?: Order | undefined;
}

interface DeskState {
  /** Orders newer than those of the list, as saves have answered them. */
  newer: ReadonlyMap<number, Order>;
  busy: ReadonlySet<number>;
  refused: ReadonlyMap<number, Refusal>;
}

const start: DeskState = { newer: new Map(), busy: new Set(), refused: new Map() };

/** Sends one change; answers what became of each order, or the words of a failure of the whole. */
export type SendChange = (change: BulkChange) => Promise<readonly BulkResult[] | string>;

/**
 * Changes of orders in their list. Rows stay where they are, so that nothing moves under the hand; a refused change
 * shows the order as it is now and says why; a saved one can be undone for a while. `onSaved` runs after anything was
 * saved.
 */
export function useDesk(listed: readonly Order[], send: SendChange, onSaved: () => void) {
  const [state, setState] = useState(start);

  const orders = useMemo(
    () =>
      listed.map((order) => {
        const newer = state.newer.get(order.id);
        return newer && newer.version > order.version ? newer : order;
      }),
    [listed, state.newer],
  );

  const run = useCallback(
    async function go(some: readonly Order[], changes: readonly BulkChange[], isUndo = false): Promise<void> {
      const before = new Map(some.map((order) => [order.id, order]));
      const ids = changes.flatMap((change) => change.orders.map(({ id }) => id));
      setState((was) => ({ ...was, busy: new Set([...was.busy, ...ids]), refused: new Map() }));
      const saved: Order[] = [];
      for (const { orders: sent, ...change } of batches(changes)) {
        const answer = await send({ orders: sent, ...change });
        const results: readonly BulkResult[] =
          typeof answer === 'string'
            ? sent.map(({ id }) => ({ id, statusCode: 0, message: answer }))
            : answer;
        saved.push(...results.flatMap(({ statusCode, order }) => (statusCode === 200 && order) || []));
        setState((was) => settled(was, results, change, before));
      }
      if (saved.length > 0) onSaved();
      if (saved.length === 0 || saved.length < ids.length) return;
      const back = undoing(before, saved);
      notify.success(
        isUndo ? `Отменено: ${savedWords(saved)}` : savedWords(saved),
        isUndo || back.length === 0
          ? undefined
          : {
              label: 'Отменить',
              onClick: () => {
                comeBack(saved);
                void go(saved, back, true);
              },
              ms: UNDO_MS,
            },
      );
    },
    [send, onSaved],
  );

  const reference = ({ id, version }: Order) => ({ id, version });
  return {
    orders,
    busy: state.busy,
    refused: state.refused,
    change: (some: readonly Order[], what: Change) => run(some, [{ orders: some.map(reference), ...what }]),
    accept: (some: readonly Order[]) => run(some, acceptance(some)),
  };
}

function savedWords(saved: readonly Order[]): string {
  const [one] = saved;
  if (one && saved.length === 1) return `Заказ ${numbered(one.id)} сохранён: ${one.status.name}`;
  const count = saved.length;
  return `${plural(count, 'Сохранён', 'Сохранены', 'Сохранены')} ${count} ${plural(count, 'заказ', 'заказа', 'заказов')}`;
}

function settled(
  was: DeskState,
  results: readonly BulkResult[],
  change: Change,
  orders: ReadonlyMap<number, Order>,
): DeskState {
  const newer = new Map(was.newer);
  const busy = new Set(was.busy);
  const refused = new Map(was.refused);
  for (const { id, statusCode, order, message } of results) {
    busy.delete(id);
    if (order) newer.set(id, order);
    const before = orders.get(id);
    if (statusCode !== 200 && before)
      refused.set(id, { why: message ?? 'Не удалось сохранить', change, before, now: order });
  }
  return { newer, busy, refused };
}
