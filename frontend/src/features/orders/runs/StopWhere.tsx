import type { RunOrderDto } from '@shlyah/api-client';
import { TASK_WORDS } from '@shlyah/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { withRun } from '../return-to';
import styles from './runs.module.css';

interface StopWhereProps {
  run: number;
  stop: RunOrderDto;
  /** Shown whole, with the comment. */
  isOpen: boolean;
  /** The buttons that move the order; none in a run that has left. */
  moves: ReactNode;
}

/** Where a stop is and its comment, cut after two lines; opened, the whole and what moves the order to an end. */
export function StopWhere({ run, stop, isOpen, moves }: StopWhereProps) {
  const { id, task, town, address, hours, comment, carried, awaiting } = stop;
  const note = [hours, comment].filter(Boolean).join('. ');
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
        {note && <span className={styles.note}>— {note}</span>}
      </span>
      {isOpen && moves}
    </div>
  );
}
