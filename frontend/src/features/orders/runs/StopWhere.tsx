import type { RunOrderDto } from '@shlyah/api-client';
import { momentWords, numbered, shortDeliveryHours, TASK_WORDS, toMinsk } from '@shlyah/domain';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ConfirmationButton } from '../ConfirmationButton';
import { withRun } from '../return-to';
import styles from './runs.module.css';
import { driverWords, stopChangeLine } from './words';

interface StopWhereProps {
  run: number;
  stop: RunOrderDto;
  /** Shown whole, with the comment. */
  isOpen: boolean;
  /** The buttons that move the order; none in a run that has left. */
  moves: ReactNode;
}

/** The hours of the order and of the point, and the comment. */
const noteOf = (stop: RunOrderDto): string => {
  const { task, deliveryDate, deliveryFrom, pickupDate, pickupFrom, hours, comment } = stop;
  const [deadline, from] = task === 'deliver' ? [deliveryDate, deliveryFrom] : [pickupDate, pickupFrom];
  return [deadline && shortDeliveryHours(deadline, from), hours, comment].filter(Boolean).join('. ');
};

/** What has changed of a stop: «Изменено: дом получателя: было 12, стало 14, Ольга Кравец, 9:10». */
function StopChanges({
  changes,
  untold,
  toldAt,
  toldBy,
}: Pick<RunOrderDto, 'changes' | 'untold' | 'toldAt' | 'toldBy'>) {
  const today = toMinsk(new Date()).slice(0, 10);
  return (
    <>
      {changes.map((change) => (
        <Fragment key={change.field}>
          <span className={untold ? styles.requested : styles.note}>
            {`Изменено: ${stopChangeLine(change, today)}`}
          </span>{' '}
        </Fragment>
      ))}
      {toldAt && changes.length > 0 && (
        <>
          <span className={styles.note}>
            {['Водителю сказано', toldBy, momentWords(toldAt, today)].filter(Boolean).join(', ')}
          </span>{' '}
        </>
      )}
    </>
  );
}

/** Where a stop is and its comment, cut after two lines; opened, the whole and what moves the order to an end. */
export function StopWhere({ run, stop, isOpen, moves }: StopWhereProps) {
  const { id, task, town, address, carried, awaiting, handover } = stop;
  const note = noteOf(stop);
  const told = driverWords(stop);
  return (
    <div className={isOpen ? styles.whole : styles.short}>
      <span className={styles.lines}>
        <span className={carried ? undefined : styles.gone}>
          {task === 'fetch' && <b>{TASK_WORDS[task]}: </b>}
          {[town, address].filter(Boolean).join(', ') || '—'}
        </span>{' '}
        {awaiting && (
          <>
            <Link to={withRun(id, run)} className={styles.requested}>
              клиент ждёт ответа об изменении
            </Link>{' '}
          </>
        )}
        <StopChanges {...stop} />
        {told && <span className={styles.note}>— {told}. </span>}
        {note && <span className={styles.note}>— {note}</span>}
      </span>
      {isOpen && moves}
      {isOpen && handover && (
        <ConfirmationButton order={id} handover={handover.id} of={`заказ ${numbered(id)}`} />
      )}
    </div>
  );
}
