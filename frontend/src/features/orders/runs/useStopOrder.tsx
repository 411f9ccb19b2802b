import { useEffect, useRef, useState, type DragEvent, type ReactNode, type RefObject } from 'react';
import type { Action, Then } from '../../../shared/useAction';
import { nbsp, numbered } from '../../../ui/text';
import { sortRun, type Run } from './actions';

interface StopOrder {
  /** Moves an order to a place, from 1; resolves with whether it has moved. */
  move: (order: number, to: number) => Promise<boolean>;
  /** The order over which another one is dragged. */
  over: number | null;
  /** Begins to drag an order. */
  drag: (order: number) => void;
  list: RefObject<HTMLDivElement | null>;
  dropping: {
    onDragOver: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
    onDragEnd: () => void;
  };
  /** Tells screen readers where the order is now. */
  spoken: ReactNode;
}

/** Moves the orders of an open run: to a place, or by dragging. */
export function useStopOrder({ id, version, orders }: Run, action: Action, then: Then<Run, Run>): StopOrder {
  const [moved, setMoved] = useState<{ order: number; place: number } | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (moved) rowsIn(list.current)[moved.place - 1]?.scrollIntoView({ block: 'nearest' });
  }, [moved]);

  const move = async (order: number, to: number): Promise<boolean> => {
    const ids = orders.map((one) => one.id);
    const from = ids.indexOf(order);
    if (action.busy || from < 0 || to < 1 || to > ids.length || to === from + 1) return false;
    ids.splice(to - 1, 0, ...ids.splice(from, 1));
    const failure = await action.run(sortRun({ id, version, ids }), {
      ...then,
      onDone: (fresh) => {
        then.onDone?.(fresh);
        setMoved({ order, place: fresh.orders.findIndex((one) => one.id === order) + 1 });
      },
    });
    return failure === undefined;
  };
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return {
    move,
    over,
    drag: setDragged,
    list,
    dropping: {
      onDragOver: (event) => {
        if (dragged === null) return;
        event.preventDefault();
        setOver(orders[rowAt(event, list.current)]?.id ?? null);
      },
      onDrop: (event) => {
        const at = rowAt(event, list.current);
        if (dragged === null || at < 0) return;
        event.preventDefault();
        end();
        void move(dragged, at + 1);
      },
      onDragEnd: end,
    },
    spoken: (
      <p role="status" className="visually-hidden">
        {moved && `Заказ ${numbered(moved.order)}: место ${moved.place}${nbsp}из${nbsp}${orders.length}`}
      </p>
    ),
  };
}

const rowsIn = (list: HTMLElement | null): Element[] => [...(list?.querySelectorAll('tbody tr') ?? [])];

const rowAt = ({ target }: DragEvent, list: HTMLElement | null): number =>
  target instanceof Element ? rowsIn(list).findIndex((row) => row.contains(target)) : -1;
