import { useState, type KeyboardEvent } from 'react';
import { numbered } from '../../../ui/text';
import styles from './runs.module.css';

interface StopPlaceProps {
  id: number;
  /** From 1. */
  place: number;
  count: number;
  /** Moves the order; resolves with whether it has moved. */
  onMove: (to: number) => Promise<boolean>;
}

/** The place of an order in its run, as a field: a number and Enter move the order there, the arrow keys by one place. */
export function StopPlace({ id, place, count, onMove }: StopPlaceProps) {
  const [typed, setTyped] = useState<string | null>(null);
  /** What is typed stays after a refusal, until it is sent again. */
  const [isRefused, setRefused] = useState(false);
  const drop = () => {
    setTyped(null);
    setRefused(false);
  };
  const move = async (to: number) => {
    const isMoved = await onMove(to);
    if (isMoved) drop();
    else setRefused(true);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === 'Escape') drop();
    if (step !== undefined) void move(place + step);
    else if (event.key === 'Enter' && typed === null) return;
    else if (event.key === 'Enter') {
      const to = Math.min(Number(typed), count);
      if (to < 1 || to === place) drop();
      else void move(to);
    } else return;
    event.preventDefault();
  };
  return (
    <input
      className={styles.number}
      aria-label={`Место заказа ${numbered(id)} в рейсе, от 1 до ${count}`}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      value={typed ?? String(place)}
      onFocus={(event) => event.target.select()}
      onBlur={() => !isRefused && drop()}
      onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
      onKeyDown={press}
    />
  );
}
