import type { CourierConflictDto, SettledAs } from '@shlyah/api-client';
import { momentWords, toMinsk } from '@shlyah/domain';
import { Link } from 'react-router';
import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { Notice, Problem } from '../../../ui/feedback/Notice';
import { numbered } from '../../../ui/text';
import { withRun } from '../return-to';
import { settleOutcome, type Run } from './actions';
import { changedMeanwhile, conflictsWords } from './words';
import styles from './runs.module.css';

interface DriverConflictsProps {
  run: Pick<Run, 'id'>;
  conflicts: readonly CourierConflictDto[];
  /** The conflicts, and with them the orders, are others now. */
  onSettled: () => void;
}

/** Both sides of what the driver tells otherwise than the order, each with the press that lets it stand. */
export function DriverConflicts({ run, conflicts, onSettled }: DriverConflictsProps) {
  const action = useAction();
  const today = toMinsk(new Date()).slice(0, 10);
  const settle = ({ key, order, version }: CourierConflictDto, as: SettledAs) =>
    void action.run(
      settleOutcome({ id: run.id, key, requestBody: { as, version } }),
      {
        done: `${numbered(order)}: ${as === 'driver' ? 'записано как у водителя' : 'оставлено как есть'}.`,
        onDone: onSettled,
        onFailed: onSettled,
        changed: changedMeanwhile,
      },
      `${as} ${key}`,
    );
  return (
    <>
      <Notice kind="attention" role="status" title={conflictsWords(conflicts.length)}>
        <ul className={styles.conflicts}>
          {conflicts.map((conflict) => {
            const { key, order, words, desk, note, takenAt } = conflict;
            return (
              <li key={key} className={styles.conflict}>
                <span>
                  <Link to={withRun(order, run.id)}>{numbered(order)}</Link>
                  {[
                    `: водитель — ${words} (пришло ${momentWords(takenAt, today)}); в заказе — ${desk}.`,
                    reasonOf(note),
                  ]
                    .filter(Boolean)
                    .join(' ')}
                </span>
                <div className={styles.tools} role="group" aria-label={`Решение по ${numbered(order)}`}>
                  <Button
                    kind="secondary"
                    busy={action.pressed === `driver ${key}`}
                    onClick={() => settle(conflict, 'driver')}
                  >
                    Записать как у водителя
                  </Button>
                  <Button
                    kind="quiet"
                    busy={action.pressed === `desk ${key}`}
                    onClick={() => settle(conflict, 'desk')}
                  >
                    Оставить как есть
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      </Notice>
      <Problem>{action.problem}</Problem>
    </>
  );
}

/** Why it is not recorded, where that is more than the other side: «№ 125: уже не вручено…» says what stands before it. */
const reasonOf = (note: string): string =>
  /^№\s-?\d+: уже /.test(note) ? '' : `Не записано: ${note.replace(/\.$/, '')}.`;
