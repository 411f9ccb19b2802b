import { plural } from '@shlyah/domain';
import { useCallback, useMemo, useState } from 'react';
import { notify } from '../../../ui/feedback/Toasts';
import { numbered } from '../../../ui/text';
import type { BulkChange, BulkResult, Order } from '../types';
import { acceptance } from './accepting';

interface DeskState {
  /** Orders newer than those of the list, as saves have answered them. */
  newer: ReadonlyMap<number, Order>;
  busy: ReadonlySet<number>;
  refused: ReadonlyMap<number, string>;
}

const start: DeskState = { newer: new Map(), busy: new Set(), refused: new Map() };

/** Sends one change; answers what became of each order, or the words of a failure of the whole. */
export type SendChange = (change: BulkChange) => Promise<readonly BulkResult[] | string>;

/**
 * Changes of orders in their list. Rows stay where they are, so that nothing moves under the hand; a refused change
 * shows the order as it is now and says why. `onSaved` runs after anything was saved.
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
    async (changes: readonly BulkChange[]) => {
      const ids = changes.flatMap((change) => change.orders.map(({ id }) => id));
      setState((before) => ({ ...before, busy: new Set([...before.busy, ...ids]), refused: new Map() }));
      let saved = 0;
      for (const change of changes) {
        const answer = await send(change);
        const results: readonly BulkResult[] =
          typeof answer === 'string'
            ? change.orders.map(({ id }) => ({ id, statusCode: 0, message: answer }))
            : answer;
        saved += results.filter(({ statusCode }) => statusCode === 200).length;
        setState((before) => settled(before, results));
      }
      if (saved > 0) onSaved();
      const one = ids[0];
      if (saved === ids.length && one !== undefined) {
        notify.success(
          saved === 1
            ? `Заказ ${numbered(one)} сохранён`
            : `${plural(saved, 'Сохранён', 'Сохранены', 'Сохранены')} ${saved} ${plural(saved, 'заказ', 'заказа', 'заказов')}`,
        );
      }
      return saved;
    },
    [send, onSaved],
  );

  const reference = ({ id, version }: Order) => ({ id, version });
  return {
    orders,
    busy: state.busy,
    refused: state.refused,
    change: (some: readonly Order[], what: Omit<BulkChange, 'orders'>) =>
      run([{ orders: some.map(reference), ...what }]),
    accept: (some: readonly Order[]) => run(acceptance(some)),
  };
}

function settled(before: DeskState, results: readonly BulkResult[]): DeskState {
  const newer = new Map(before.newer);
  const busy = new Set(before.busy);
  const refused = new Map(before.refused);
  for (const { id, statusCode, order, message } of results) {
    busy.delete(id);
    if (order) newer.set(id, order);
    if (statusCode !== 200) refused.set(id, message ?? 'Не удалось сохранить');
  }
  return { newer, busy, refused };
}
