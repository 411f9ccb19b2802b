import { plural } from '@shlyah/domain';
import { useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useChanges } from '../../../shared/changes';
import { useAppDispatch } from '../../../shared/hooks';
import { getUnprovedUsers } from './actions';
import { selectWaiting } from './slice';
import styles from './registrations.module.css';

/** The number of requests that wait, beside «Новые заявки» in the menu; nothing when there are none. */
export function WaitingCount() {
  const dispatch = useAppDispatch();
  const waiting = useSelector(selectWaiting);

  const ask = useCallback(() => void dispatch(getUnprovedUsers({ page: 1, status: 'pending' })), [dispatch]);
  useEffect(ask, [ask]);
  useChanges(({ registrations, missed }) => (registrations || missed) && ask());

  if (!waiting) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{waiting > 99 ? '99+' : waiting}</span>
      <span className="visually-hidden">
        {waiting} {plural(waiting, 'ждёт', 'ждут', 'ждут')} решения
      </span>
    </span>
  );
}
