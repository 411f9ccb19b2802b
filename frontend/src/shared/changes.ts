import { useEffect, useEffectEvent } from 'react';

/** A change of an order, perhaps by another user. */
export interface ChangedOrder {
  id: number;
  /** Null: the order was deleted. */
  version: number | null;
  kinds: readonly string[];
  by: { id: number | null; name: string } | null;
}

/** Changes on the server while the page is open; `missed`: more changes than listed, so screens reload everything. */
export interface Changes {
  orders: readonly ChangedOrder[];
  /** Orders whose notes have changed. */
  notes: readonly number[];
  runs: boolean;
  registers: boolean;
  registrations: boolean;
  acts: boolean;
  missed: boolean;
}

/** Changes within this time are delivered together. */
const TOGETHER_MS = 300;

const listeners = new Set<(changes: Changes) => void>();

/** What has changed without saying which. */
const KINDS = ['runs', 'registers', 'registrations', 'acts'] as const;

/** Delivers changes to the screens of this tab. */
export function publishChanges(changes: Changes): void {
  const { orders, notes, missed } = changes;
  const isOther = KINDS.some((kind) => changes[kind]);
  if (orders.length === 0 && notes.length === 0 && !isOther && !missed) return;
  for (const listener of listeners) listener(changes);
}

export const noChanges: Changes = {
  orders: [],
  notes: [],
  runs: false,
  registers: false,
  registrations: false,
  acts: false,
  missed: false,
};
export const allMissed: Changes = { ...noChanges, missed: true };

/** The newer change of an order replaces the older one and has the kinds of both. */
function joined(one: Changes, two: Changes): Changes {
  const orders = new Map(one.orders.map((order) => [order.id, order]));
  for (const order of two.orders) {
    const kinds = [...new Set([...(orders.get(order.id)?.kinds ?? []), ...order.kinds])];
    orders.set(order.id, { ...order, kinds });
  }
  return {
    orders: [...orders.values()],
    notes: [...new Set([...one.notes, ...two.notes])],
    runs: one.runs || two.runs,
    registers: one.registers || two.registers,
    registrations: one.registrations || two.registrations,
    acts: one.acts || two.acts,
    missed: one.missed || two.missed,
  };
}

/**
 * Calls back with changes, one call after the other. A hidden page gets all of them when it is visible again; until then
 * `onUnseen` gets what has gathered.
 */
export function useChanges(
  onChanges: (changes: Changes) => unknown,
  { onUnseen, togetherMs = TOGETHER_MS }: { onUnseen?: (changes: Changes) => void; togetherMs?: number } = {},
): void {
  const handle = useEffectEvent(onChanges);
  const handleUnseen = useEffectEvent((changes: Changes) => onUnseen?.(changes));
  useEffect(() => {
    let pending: Changes | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isBusy = false;
    const deliver = async () => {
      timer = undefined;
      if (pending === null || document.hidden || isBusy) return;
      const changes = pending;
      [pending, isBusy] = [null, true];
      await handle(changes);
      isBusy = false;
      schedule();
    };
    const schedule = () => {
      if (pending) timer ??= setTimeout(() => void deliver(), togetherMs);
    };
    const onVisible = () => void deliver();
    const add = (changes: Changes) => {
      pending = pending ? joined(pending, changes) : changes;
      if (document.hidden) handleUnseen(pending);
      else schedule();
    };
    listeners.add(add);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      listeners.delete(add);
      document.removeEventListener('visibilitychange', onVisible);
      clearTimeout(timer);
    };
  }, [togetherMs]);
}
