import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { numbered } from '../../../ui/text';
import { ChangeList } from '../edit/ChangeList';
import { differing, type Names } from '../edit/units';
import { editValues } from '../edit/values';
import type { Order, Statuses } from '../types';
import type { Change } from './changes';
import styles from './desk.module.css';
import type { Refusal } from './useDesk';

interface RefusalsProps {
  refused: ReadonlyMap<number, Refusal>;
  statuses: Statuses | null;
  /** Saves the same over what somebody else has saved. */
  onAgain: (order: Order, change: Change) => void;
}

/** Which changes were not saved and why; the rows show the orders as they are now, here is what changed in them. */
export function Refusals({ refused, statuses, onAgain }: RefusalsProps) {
  return (
    <Notice kind="error" role="alert" title="Сохранено не всё">
      <ul className={styles.refusals}>
        {[...refused].map(([id, { why, change, before, now }]) => (
          <li key={id}>
            Заказ {numbered(id)}: {why}
            {now && (
              <>
                <Difference before={before} now={now} statuses={statuses} />
                <Button kind="secondary" size="small" onClick={() => onAgain(now, change)}>
                  Всё равно сохранить моё
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const named = (list: readonly { id: number; name: string }[] = []) =>
  new Map(list.map(({ id, name }) => [String(id), name]));

function Difference({ before, now, statuses }: { before: Order; now: Order; statuses: Statuses | null }) {
  const [from, to] = [editValues(before), editValues(now)];
  const points = [before, now].flatMap(({ pickupPoint, recivePoint }) =>
    [pickupPoint ?? [], recivePoint ?? []].flat(),
  );
  const names: Names = {
    statuses: named(statuses?.statuses),
    states: named(statuses?.states),
    points: new Map(points.map(({ id, address }) => [String(id), address])),
  };
  return <ChangeList units={differing(from, to)} {...{ from, to, names }} />;
}
