import { formatDateTime } from '@shlyah/domain';
import { QueryState } from '../../../shared/QueryState';
import { useAction } from '../../../shared/useAction';
import { useLoaded } from '../../../shared/useLoaded';
import { Button } from '../../../ui/actions/Button';
import { Problem } from '../../../ui/feedback/Notice';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Details } from '../../../ui/layout/Details';
import { Dialog } from '../../../ui/overlay/Dialog';
import { getOrderBulk, takeBackOrderBulk } from '../actions';
import type { OrderBulk } from '../types';
import styles from './BulkDialog.module.css';
import { givenBackWords, restWords, standingOf, takenWords, toldWords } from './words';

interface BulkDialogProps {
  id: number;
  /** After statuses were given back. */
  onDone: () => void;
  onClose: () => void;
}

/** A bulk change of the status: the orders that it has changed, and those that are given back. */
export function BulkDialog({ id, onDone, onClose }: BulkDialogProps) {
  const bulk = useLoaded(getOrderBulk, id);
  const action = useAction();
  const shown = bulk.data;
  const standing = shown ? standingOf(shown) : [];
  const takeBack = () =>
    void action.run(takeBackOrderBulk(id), {
      done: takenWords,
      onDone: () => {
        onClose();
        onDone();
      },
    });
  return (
    <Dialog
      open
      title={shown && standing.length === 0 ? 'Возвращать нечего' : 'Вернуть прежние статусы?'}
      onClose={onClose}
      actions={
        <>
          {shown && standing.length > 0 && (
            <Button busy={action.busy} onClick={() => takeBack()}>
              {`${shown.hasOthers ? 'Вернуть только статусы' : 'Вернуть прежние статусы'}: ${standing.length}`}
            </Button>
          )}
          <Button kind="secondary" onClick={onClose} data-first-focus>
            {standing.length > 0 ? 'Не возвращать' : 'Закрыть'}
          </Button>
        </>
      }
    >
      <Problem>{action.problem}</Problem>
      <QueryState
        loaded={bulk}
        failedTitle="Не удалось узнать прежние статусы"
        waiting={<SkeletonRows rows={4} height="28px" label="Узнаём прежние статусы…" />}
      >
        {(change) => <BulkFacts bulk={change} />}
      </QueryState>
    </Dialog>
  );
}

/** Orders that stay, so many of them are named at once. */
const SHORT = 5;

function BulkFacts({ bulk }: { bulk: OrderBulk }) {
  const standing = standingOf(bulk);
  const rest = restWords(bulk);
  const list = (
    <ul>
      {rest.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  return (
    <div className={styles.facts}>
      <p>{`«${bulk.status.name}»: ${bulk.author}, ${formatDateTime(bulk.date)}.`}</p>
      {standing.length > 0 && (
        <>
          <ul>
            {givenBackWords(bulk).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {bulk.hasOthers && (
            <p>
              <strong>Вернётся только статус: цена, день и остальное останутся.</strong>
            </p>
          )}
          <p>{toldWords(bulk)}</p>
        </>
      )}
      {rest.length > 0 && rest.length <= SHORT && (
        <>
          <p>Останутся как есть:</p>
          {list}
        </>
      )}
      {rest.length > SHORT && <Details summary={`Останутся как есть: ${rest.length}`}>{list}</Details>}
    </div>
  );
}
