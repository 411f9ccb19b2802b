import { useEffect, useEffectEvent, useRef } from 'react';
import { isPageHeld, usePageHeld } from '../ui/held';
import { useStateFrom } from '../ui/useStateFrom';
import { allMissed, useChanges, type Changes } from './changes';

interface Follow<State> {
  /** What the page shows; null until it is loaded. */
  shown: State | null;
  /** Whether the changes may concern the shown state. */
  concerns: (changes: Changes, shown: State) => boolean;
  /** The present state; undefined when it was not got, and the page stays as it is. */
  read: (shown: State, changes: Changes) => Promise<State | undefined>;
  isNews: (fresh: State, shown: State) => boolean;
  /** Whether it would move what stands under the pointer: then it is shown on request alone. */
  moves?: (fresh: State, shown: State) => boolean;
  show: (fresh: State) => void;
  /** Reads as well whenever the page comes into sight. */
  atSight?: boolean;
  togetherMs?: number;
  onUnseen?: (changes: Changes) => void;
}

interface Followed<State> {
  /** The present state that waits for a press. */
  fresh: State | null;
  /** Shows it; null while there is none. */
  showFresh: (() => void) | null;
}

/**
 * Follows the changes of other users: the page is renewed by itself, except while something typed or an open dialog holds
 * it, or rows would move. Then the present state waits for a press; a page that is held no longer is renewed.
 */
export function useFollow<State>({
  shown,
  concerns,
  read,
  isNews,
  moves = () => false,
  show,
  atSight = false,
  ...delivery
}: Follow<State>): Followed<State> {
  const isHeld = usePageHeld();
  const [fresh, setFresh] = useStateFrom<State | null, State | null>(shown, () => null);
  const settle = (state: State) => {
    if (shown === null) return;
    if (!isNews(state, shown)) setFresh(null);
    else if (isPageHeld() || moves(state, shown)) setFresh(state);
    else show(state);
  };
  // By the time of an answer the page may show another state.
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  const look = async (changes: Changes): Promise<void> => {
    if (shown === null || !concerns(changes, shown)) return;
    const state = await read(shown, changes);
    if (state !== undefined) latest.current(state);
  };
  useChanges(look, delivery);

  const goOn = useEffectEvent(() => {
    if (fresh !== null) latest.current(fresh);
  });
  useEffect(() => {
    if (!isHeld) goOn();
  }, [isHeld]);

  const onSight = useEffectEvent(() => {
    if (!document.hidden) void look(allMissed);
  });
  useEffect(() => {
    if (!atSight) return undefined;
    const listen = () => onSight();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, [atSight]);

  return { fresh, showFresh: fresh !== null ? () => show(fresh) : null };
}
