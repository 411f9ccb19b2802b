import { useRef, useState } from 'react';
import { Select, type Choice } from '../../../ui/fields/Select';
import { numbered } from '../../../ui/text';
import type { Order } from '../types';
import styles from './desk.module.css';

interface StatusSelectProps {
  order: Order;
  choices: readonly Choice[];
  busy: boolean;
  /** `left`: the focus has already moved elsewhere. */
  onStatus: (status: number, left: boolean) => void;
}

/**
 * The status, changed in place. Browsers report each arrow key as a change, so a choice by keys is saved by Enter
 * or when the select is left; Escape gives it up. A choice by the mouse is saved at once.
 */
export function StatusSelect({ order, choices, busy, onStatus }: StatusSelectProps) {
  const saved = String(order.status.id);
  const [chosen, setChosen] = useState<string | null>(null);
  // Nine options in each of twenty rows are costly to render: they appear on pointer or focus.
  const [isNear, setIsNear] = useState(false);
  const byKeys = useRef(false);
  // A save moves the focus at once, and the blur must not save the value again, which the state still holds.
  const unsaved = useRef<string | null>(null);
  const choose = (status: string | null) => {
    unsaved.current = status;
    setChosen(status);
  };
  const save = (status: string, left: boolean) => {
    choose(null);
    if (status !== saved) onStatus(Number(status), left);
  };
  const waits = chosen !== null && chosen !== saved;
  return (
    <span className={waits ? styles.waits : undefined}>
      <Select
        label={`Статус заказа ${numbered(order.id)}`}
        labelHidden
        data-act="status"
        title={waits ? 'Enter — сохранить, Escape — вернуть' : undefined}
        value={chosen ?? saved}
        disabled={busy}
        choices={isNear && choices.length > 0 ? choices : [{ value: saved, label: order.status.name }]}
        onPointerEnter={() => setIsNear(true)}
        onFocus={() => setIsNear(true)}
        onPointerDown={() => {
          byKeys.current = false;
        }}
        onKeyDown={({ key }) => {
          byKeys.current = key !== 'Enter';
          if (key === 'Escape') choose(null);
          if (key === 'Enter' && chosen !== null) save(chosen, false);
        }}
        onChange={(status) => (byKeys.current ? choose(status) : save(status, false))}
        onBlur={() => unsaved.current !== null && save(unsaved.current, true)}
      />
    </span>
  );
}
