import type { KeyboardEvent } from 'react';
import { Button, IconButton } from '../../../ui/actions/Button';
import { numbered } from '../../../ui/text';
import styles from './runs.module.css';

interface StopMovesProps {
  id: number;
  /** From 1. */
  place: number;
  count: number;
  onMove: (to: number) => void;
}

/** Buttons that move an order by one place, as the arrow keys do while one has the focus, and to the ends of its run. */
export function StopMoves({ id, place, count, onMove }: StopMovesProps) {
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(place + (event.key === 'ArrowUp' ? -1 : 1));
  };
  const isFirst = place === 1 || undefined;
  const isLast = place === count || undefined;
  return (
    <span className={styles.moves}>
      <IconButton
        icon="chevronUp"
        label={`Поднять заказ ${numbered(id)}`}
        aria-disabled={isFirst}
        onKeyDown={byKey}
        onClick={() => onMove(place - 1)}
      />
      <IconButton
        icon="chevronDown"
        label={`Опустить заказ ${numbered(id)}`}
        aria-disabled={isLast}
        onKeyDown={byKey}
        onClick={() => onMove(place + 1)}
      />
      <Button kind="secondary" size="small" aria-disabled={isFirst} onClick={() => onMove(1)}>
        В начало
      </Button>
      <Button kind="secondary" size="small" aria-disabled={isLast} onClick={() => onMove(count)}>
        В конец
      </Button>
    </span>
  );
}
