import { plural } from '@shlyah/domain';
import { useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useChanges } from '../../../shared/changes';
import { useAppDispatch } from '../../../shared/hooks';
import { MenuCount } from '../../../shared/MenuCount';
import { getUnprovedUsers } from './actions';
import { selectWaiting } from './slice';

/** The number of pending registrations, beside «Новые заявки» in the menu; nothing for zero. */
export function RegistrationsCount() {
  const dispatch = useAppDispatch();
  const waiting = useSelector(selectWaiting);

  const ask = useCallback(() => void dispatch(getUnprovedUsers({ page: 1, status: 'pending' })), [dispatch]);
  useEffect(ask, [ask]);
  useChanges(({ registrations, missed }) => (registrations || missed) && ask());

  return <MenuCount count={waiting} words={(count) => `${plural(count, 'ждёт', 'ждут', 'ждут')} решения`} />;
}
