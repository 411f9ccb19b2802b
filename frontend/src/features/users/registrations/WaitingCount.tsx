import { plural } from '@shlyah/domain';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../../shared/hooks';
import { getUnprovedUsers } from './actions';
import { selectWaiting } from './slice';
import styles from './registrations.module.css';

/** Polling interval of the menu while its window is visible, in ms. */
const REFRESH_MS = 60_000;

/** The number of requests that wait, beside «Новые заявки» in the menu; nothing when there are none. */
export function WaitingCount() {
  const dispatch = useAppDispatch();
  const waiting = useSelector(selectWaiting);

  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible')
        void dispatch(getUnprovedUsers({ page: 1, status: 'pending' }));
    };
    ask();
    const timer = setInterval(ask, REFRESH_MS);
    return () => clearInterval(timer);
  }, [dispatch]);

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
