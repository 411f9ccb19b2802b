import { momentWords, movedAwayWords, toMinsk } from '@shlyah/domain';
import { Link } from 'react-router';
import type { Action, Then } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { withRun } from '../return-to';
import { ordersIn } from '../words';
import { tellDriver, type Run } from './actions';
import styles from './runs.module.css';
import { changedAfterLeavingWords } from './words';

/** So many orders that have left are named. */
const NAMED = 10;

interface RunNewsProps {
  run: Run;
  action: Action;
  then: Then<Run, Run>;
}

/** What a dispatcher has to do about the orders of a run: answer a client, tell the driver; and which orders have left it. */
export function RunNews({ run, action, then }: RunNewsProps) {
  const { id, version, orders, movedAway } = run;
  const awaiting = orders.filter((order) => order.awaiting);
  const changed = changedAfterLeavingWords(run);
  const today = toMinsk(new Date()).slice(0, 10);
  const ids = orders.filter(({ untold }) => untold).map((order) => order.id);
  return (
    <>
      {changed && (
        <Notice kind="attention" role="status" title={changed}>
          <Button
            kind="secondary"
            size="small"
            busy={action.pressed === 'told'}
            onClick={() => void action.run(tellDriver({ id, version, ids }), then, 'told')}
          >
            Водителю сказано
          </Button>
        </Notice>
      )}
      {awaiting[0] && (
        <p>
          <Link to={withRun(awaiting[0].id, id)}>{`Ждёт ответа: ${awaiting.length}`}</Link>
        </p>
      )}
      {movedAway.length > 0 && (
        <ul className={styles.moved}>
          {movedAway.slice(0, NAMED).map(({ id: order, day, movedBy, movedAt }) => (
            <li key={order}>
              {[movedAwayWords(order, day), movedBy, momentWords(movedAt, today)].join(', ')}
            </li>
          ))}
          {movedAway.length > NAMED && <li>{`и ещё ${ordersIn(movedAway.length - NAMED)}`}</li>}
        </ul>
      )}
    </>
  );
}
