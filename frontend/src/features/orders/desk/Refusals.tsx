import { formatDateTime, plural } from '@shlyah/domain';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { ChangeList } from '../../../ui/form/ChangeList';
import { differing, inWords } from '../../../ui/form/groups';
import { orderGroups } from '../edit/field-groups';
import { editValues } from '../edit/values';
import type { Order, Statuses } from '../types';
import { namesById } from '../words';
import styles from './desk.module.css';
import { mineWords, refusalWords, type Refusal } from './refusal';

interface RefusalsProps {
  refused: readonly Refusal[];
  statuses: Statuses | null;
  /** Saves the same once more, over another user's save. */
  onAgain: (refusal: Refusal) => void;
  onDismiss: (refusal: Refusal) => void;
}

/** Refused changes with their reasons; the rows show the current orders, this panel the differences. */
export function Refusals({ refused, statuses, onAgain, onDismiss }: RefusalsProps) {
  const statusNames = namesById(statuses?.statuses);
  const count = new Set(refused.map(({ id }) => id)).size;
  return (
    <Notice
      kind="error"
      role="alert"
      title={`Не сохранено: ${count} ${plural(count, 'заказ', 'заказа', 'заказов')}`}
    >
      <ul className={styles.refusals}>
        {refused.map((refusal) => {
          const { id, change, before, now, savedBy, typed } = refusal;
          const status = statusNames.get(String(change.status));
          return (
            <li key={`${id} ${typed}`}>
              {refusalWords(refusal, status)}
              {now && (
                <>
                  <p className={styles.theirs}>
                    {savedBy ? `${savedBy.name ?? 'Сохранено'}, ${formatDateTime(savedBy.at)}:` : 'Сейчас:'}
                  </p>
                  <Difference before={before} now={now} statuses={statuses} />
                </>
              )}
              <span className={styles.decisions}>
                <Button kind="secondary" size="small" onClick={() => onAgain(refusal)}>
                  {now ? `Всё равно поставить ${mineWords(change, status)}` : 'Ещё раз'}
                </Button>
                <Button kind="quiet" size="small" onClick={() => onDismiss(refusal)}>
                  Не сохранять
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {refused.some(({ isOver }) => isOver) && (
        <p>
          Сеанс закончился. Введённое останется здесь:{' '}
          <a href={window.location.href} target="_blank" rel="noreferrer">
            войдите в новой вкладке
          </a>{' '}
          и нажмите «Ещё раз».
        </p>
      )}
    </Notice>
  );
}

function Difference({ before, now, statuses }: { before: Order; now: Order; statuses: Statuses | null }) {
  const [from, to] = [editValues(before), editValues(now)];
  const points = [before, now].flatMap(({ pickupPoint, recivePoint }) =>
    [pickupPoint ?? [], recivePoint ?? []].flat(),
  );
  const grouping = orderGroups({
    statuses: namesById(statuses?.statuses),
    states: namesById(statuses?.states),
    points: new Map(points.map(({ id, address }) => [String(id), address])),
  });
  return <ChangeList changes={inWords(differing(grouping, from, to), from, to)} />;
}
