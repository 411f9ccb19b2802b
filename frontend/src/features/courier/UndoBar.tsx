import { useEffect, useState } from 'react';
import { Button } from '../../ui/actions/Button';
import { numbered } from '../../ui/text';
import { stopKey } from './changes';
import { STOP_OUTCOME_WORDS } from './outcomes';
import { isReady } from './queue';
import { useCourier, useCourierState } from './useCourier';
import { openView } from './useView';
import styles from './courier.module.css';
import type { CourierRun } from './wire';

/** The last outcome while it can be undone. */
export function UndoBar({ run }: { run: CourierRun }) {
  const courier = useCourier();
  const { outcomes } = useCourierState();
  const [now, setNow] = useState(() => Date.now());
  const held = outcomes.findLast((one) => one.state === 'held' && !isReady(one, now));
  const isHeld = held !== undefined;
  const last = outcomes.at(-1)?.key;
  useEffect(() => setNow(Date.now()), [last]);
  useEffect(() => {
    if (!isHeld) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isHeld]);
  if (!held) return null;

  const undo = async () => {
    const { key, order, task, outcome } = held;
    if (!(await courier.undo(key))) return;
    const stop = stopKey({ id: order, task });
    if (run.stops.some((one) => stopKey(one) === stop)) openView({ stop, form: outcome });
  };
  return (
    <div className={styles.undo}>
      <p role="status">
        {numbered(held.order)}: {STOP_OUTCOME_WORDS[held.outcome]}
        <span aria-hidden> · {Math.max(1, Math.ceil((held.heldUntil - now) / 1000))} с</span>
      </p>
      <Button kind="secondary" onClick={() => void undo()}>
        Отменить
      </Button>
    </div>
  );
}
