import { plural, UNDO_MS } from '@shlyah/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { notify } from '../../../ui/feedback/Toasts';
import { numbered } from '../../../ui/text';
import type { BulkChange, BulkResult, Order } from '../types';
import { acceptance } from './accepting';
import { batches, undoing, type Change } from './changes';
import { comeBack } from './next-row';
import { refusalsOf, refusalWords, type Refusal } from './refusal';

/** A price typed in a row, the undoing of a change, or anything else. */
type Kind = 'typed' | 'undo' | 'other';

interface DeskState {
  /** Orders newer than those of the list, as saves have answered them. */
  newer: ReadonlyMap<number, Order>;
  busy: ReadonlySet<number>;
  refused: readonly Refusal[];
}

const start: DeskState = { newer: new Map(), busy: new Set(), refused: [] };

/** Sends one change; answers what became of each order, or the words of a failure of the whole. */
export type SendChange = (change: BulkChange) => Promise<readonly BulkResult[] | string>;

/**
 * Changes of orders in their list. Rows stay where they are, so that nothing moves under the hand; a refused change
 * shows the order as it is now and says why, whatever else is changed; a saved one can be undone for a while. `onSaved` runs after anything was
 * saved.
 */
export function useDesk(listed: readonly Order[], send: SendChange, onSaved: () => void) {
  const [state, setState] = useState(start);

  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const latest = useCallback(
    (order: Order): Order => {
      const newer = state.newer.get(order.id);
      return newer && newer.version > order.version ? newer : order;
    },
    [state.newer],
  );
  const orders = useMemo(() => listed.map(latest), [listed, latest]);

  const run = useCallback(
    async function go(
      some: readonly Order[],
      changes: readonly BulkChange[],
      kind: Kind = 'other',
    ): Promise<void> {
      const isUndo = kind === 'undo';
      const isTyped = kind === 'typed';
      const before = new Map(some.map((order) => [order.id, order]));
      const ids = changes.flatMap((change) => change.orders.map(({ id }) => id));
      setState((was) => ({
        ...was,
        busy: new Set([...was.busy, ...ids]),
        refused: was.refused.filter(({ id, typed }) => typed !== isTyped || !ids.includes(id)),
      }));
      const saved: Order[] = [];
      for (const { orders: sent, ...change } of batches(changes)) {
        const answer = await send({ orders: sent, ...change });
        const results: readonly BulkResult[] =
          typeof answer === 'string'
            ? sent.map(({ id }) => ({ id, statusCode: 0, message: answer }))
            : answer;
        saved.push(...results.flatMap(({ statusCode, order }) => (statusCode === 200 && order) || []));
        const refused = refusalsOf(results, change, before, isTyped);
        setState((was) => settled(was, results, refused));
        if (isLeft.current) tellLeft(refused);
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
                void go(saved, back, 'undo');
              },
              ms: UNDO_MS,
            },
      );
    },
    [send, onSaved],
  );

  const reference = ({ id, version }: Order) => ({ id, version });
  const one = (order: Order, change: Change, kind?: Kind) =>
    run([order], [{ orders: [reference(order)], ...change }], kind);
  return {
    orders,
    busy: state.busy,
    refused: state.refused,
    change: (some: readonly Order[], what: Change) => run(some, [{ orders: some.map(reference), ...what }]),
    price: (order: Order, price: number) => one(order, { price }, 'typed'),
    again: ({ before, change, typed }: Refusal) => one(latest(before), change, typed ? 'typed' : 'other'),
    giveUp: (refusal: Refusal) =>
      setState((was) => ({ ...was, refused: was.refused.filter((other) => other !== refusal) })),
    accept: (some: readonly Order[]) => run(some, acceptance(some)),
  };
}

function savedWords(saved: readonly Order[]): string {
  const [one] = saved;
  if (one && saved.length === 1) return `Заказ ${numbered(one.id)} сохранён: ${one.status.name}`;
  const count = saved.length;
  return `${plural(count, 'Сохранён', 'Сохранены', 'Сохранены')} ${count} ${plural(count, 'заказ', 'заказа', 'заказов')}`;
}

/** Says what was refused to a person who has left the list meanwhile. */
function tellLeft(refused: readonly Refusal[]): void {
  const [first, ...others] = refused;
  if (first)
    notify.error(
      others.length > 0 ? `Не сохранено заказов: ${refused.length}. ${first.why}` : refusalWords(first),
    );
}

function settled(was: DeskState, results: readonly BulkResult[], refused: readonly Refusal[]): DeskState {
  const newer = new Map(was.newer);
  const busy = new Set(was.busy);
  for (const { id, order } of results) {
    busy.delete(id);
    if (order) newer.set(id, order);
  }
  return { newer, busy, refused: [...was.refused, ...refused] };
}
