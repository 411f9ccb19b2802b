import { DELIVERED, plural, UNDO_MS } from '@shlyah/domain';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { notify } from '../../../ui/feedback/Toasts';
import { numbered } from '../../../ui/text';
import { useAskCalendar } from '../../calendar/useCalendar';
import { takeBackOrderBulk, updateOrders } from '../actions';
import { selectKnown } from '../slice';
import type { BulkChange, BulkResult, BulkTakenBack, Order } from '../types';
import { acceptance, hasClientProposal } from './accepting';
import { batches, changeOf, undoing, type Change } from './changes';
import { focusFirst } from './next-row';
import { isAlreadySet, refusalsOf, refusalWords, type Refusal } from './refusal';
import { bulksOf, stayingOf } from './taking-back';

/** A price typed in a row, the undoing of a change, or anything else. */
type Kind = 'typed' | 'undo' | 'other';

interface DeskState {
  busy: ReadonlySet<number>;
  refused: readonly Refusal[];
  /** Selected orders that the last bulk change has skipped: their clients await an answer. */
  skipped: readonly Order[];
  /** Orders that bulk changes have made «Доставлена» without a price. */
  unpriced: readonly Order[];
}

const start: DeskState = { busy: new Set(), refused: [], skipped: [], unpriced: [] };

/**
 * Changes of orders in their list. Rows keep their positions, so that nothing moves under the pointer; a refused change shows
 * the current order with the reason; a saved one can be undone for some seconds. `onSaved` is called after a save, and after a
 * refused day, which means that the calendar has changed.
 */
export function useDesk(onSaved: (() => void) | undefined) {
  const dispatch = useAppDispatch();
  const askCalendar = useAskCalendar();
  const known = useSelector(selectKnown);
  const [state, setState] = useState(start);

  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  const run = async (
    some: readonly Order[],
    changes: readonly BulkChange[],
    kind: Kind = 'other',
  ): Promise<void> => {
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
    const kept: BulkResult[] = [];
    // Already in the wanted state by another user's save: nothing to undo.
    const alike: Order[] = [];
    for (const { orders: sent, ...change } of batches(changes)) {
      const outcome = await dispatch(updateOrders({ orders: sent, ...change }));
      const failure = failureIn(outcome);
      const results: readonly BulkResult[] = failure
        ? sent.map(({ id }) => ({ id, statusCode: failure.status, message: failure.message }))
        : (outcome.payload as BulkResult[]);
      for (const result of results) {
        if (result.statusCode === 200) kept.push(result);
        if (result.order && isAlreadySet(result, change))
          (result.statusCode === 200 ? saved : alike).push(result.order);
      }
      const refused = refusalsOf(results, change, before, isTyped);
      setState((was) => settled(was, results, refused));
      if ((change.deliveryDate ?? change.pickupDate) && results.some(({ code }) => code === 'invalid')) {
        askCalendar();
        onSaved?.();
      }
      if (isUnmounted.current) notifyRefusals(refused);
    }
    if (saved.length > 0) onSaved?.();
    const done = [...saved, ...alike];
    if (done.length === 0) return;
    const back = undoing(before, saved);
    const bulks = bulksOf(changes, before, kept);
    const unpriced = isUndo ? [] : deliveredUnpriced(done, changes);
    if (ids.length > 1)
      setState((was) => ({
        ...was,
        unpriced: [...was.unpriced.filter(({ id }) => !ids.includes(id)), ...unpriced],
      }));
    notify.success(
      doneWords(done, ids.length, isUndo) + unpricedWords(done, unpriced),
      isUndo || back.length === 0
        ? undefined
        : {
            label: 'Отменить',
            isUndo: true,
            onClick: () => {
              focusFirst(saved);
              void (bulks.size > 0 ? takeBack(bulks, before) : run(saved, back, 'undo'));
            },
            ms: UNDO_MS,
          },
    );
  };

  /** Gives back the statuses of bulk changes, each at once. */
  const takeBack = async (
    bulks: ReadonlyMap<number, readonly Order[]>,
    before: ReadonlyMap<number, Order>,
  ): Promise<void> => {
    const saved = [...bulks.values()].flat();
    setState((was) => ({ ...was, busy: new Set([...was.busy, ...saved.map(({ id }) => id)]) }));
    const staying: Refusal[] = [];
    for (const [id, orders] of bulks) {
      const outcome = await dispatch(takeBackOrderBulk(id));
      const answer = failureIn(outcome) ?? (outcome.payload as BulkTakenBack);
      staying.push(...stayingOf(before, orders, answer));
    }
    setState((was) => settled(was, saved, staying));
    if (isUnmounted.current) notifyRefusals(staying);
    const done = saved.filter(({ id }) => !staying.some((refusal) => refusal.id === id));
    if (done.length === 0) return;
    onSaved?.();
    notify.success(doneWords(done, saved.length, true));
  };

  const one = (order: Order, change: Change, kind?: Kind) => run([order], changeOf([order], change), kind);
  return {
    busy: state.busy,
    refused: state.refused,
    change: (some: readonly Order[], what: Change) => run(some, changeOf(some, what)),
    price: (order: Order, change: Change) => one(order, change, 'typed'),
    retry: ({ before, change, typed }: Refusal) =>
      one(known[before.id] ?? before, change, typed ? 'typed' : 'other'),
    dismiss: (refusal: Refusal) =>
      setState((was) => ({ ...was, refused: was.refused.filter((other) => other !== refusal) })),
    accept: (some: readonly Order[]) => run(some, acceptance(some)),
    /** Bulk change, except orders whose clients await an answer. */
    many: (chosen: readonly Order[], changesOf: (some: readonly Order[]) => BulkChange[]) => {
      const free = chosen.filter((order) => !hasClientProposal(order));
      setState((was) => ({ ...was, skipped: chosen.filter(hasClientProposal) }));
      return free.length > 0 ? run(free, changesOf(free)) : Promise.resolve();
    },
    skipped: state.skipped,
    /** Those that still have no price. */
    unpriced: state.unpriced.map((order) => known[order.id] ?? order).filter(isDeliveredUnpriced),
    hideUnpriced: () => setState((was) => ({ ...was, unpriced: [] })),
    hideSkipped: () => setState((was) => ({ ...was, skipped: [] })),
  };
}

/** «Сохранено 17 из 20» where not all of it was. */
function doneWords(done: readonly Order[], all: number, isUndo: boolean): string {
  if (done.length < all) return `${isUndo ? 'Вернули' : 'Сохранено'} ${done.length} из ${all}`;
  if (!isUndo) return savedWords(done);
  const [one] = done;
  const what = one && done.length === 1 ? `заказ ${numbered(one.id)}` : counted(done.length);
  return `Вернули как было: ${what}`;
}

function savedWords(saved: readonly Order[]): string {
  const [one] = saved;
  if (one && saved.length === 1) return `Заказ ${numbered(one.id)} сохранён: ${one.status.name}`;
  const count = saved.length;
  return `${plural(count, 'Сохранён', 'Сохранены', 'Сохранено')} ${counted(count)}`;
}

const isDeliveredUnpriced = ({ status, price }: Order): boolean => status.id === DELIVERED && price < 0;

/** Of the saved orders, those that the changes have made «Доставлена» and that have no price. */
const deliveredUnpriced = (done: readonly Order[], changes: readonly BulkChange[]): readonly Order[] =>
  changes.some(({ status }) => status === DELIVERED) ? done.filter(isDeliveredUnpriced) : [];

/** «, 6 без цены» after «Сохранено 150 заказов». */
function unpricedWords(done: readonly Order[], { length }: readonly Order[]): string {
  if (length === 0) return '';
  return done.length === 1 ? ', без цены' : `, ${length}\u00a0без цены`;
}

const counted = (count: number): string => `${count} ${plural(count, 'заказ', 'заказа', 'заказов')}`;

/** Reports refusals after the user has left the list. */
function notifyRefusals(refused: readonly Refusal[]): void {
  const [first, ...others] = refused;
  if (first)
    notify.error(
      others.length > 0 ? `Не сохранено заказов: ${refused.length}. ${first.why}` : refusalWords(first),
    );
}

function settled(was: DeskState, results: readonly { id: number }[], refused: readonly Refusal[]): DeskState {
  const busy = new Set(was.busy);
  for (const { id } of results) busy.delete(id);
  return { ...was, busy, refused: [...was.refused, ...refused] };
}
