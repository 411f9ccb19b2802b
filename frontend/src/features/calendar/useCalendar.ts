import { firstCalendar, type Calendar } from '@shlyah/domain';
import { useSelector } from 'react-redux';
import { cached, cacheKeyOf } from '../../shared/cache';
import { useAppDispatch } from '../../shared/hooks';
import { getCalendar } from './actions';

const selectCalendar = cached(getCalendar.typePrefix, cacheKeyOf(undefined));

/** The days of delivery as the cabinet has loaded them; before, the usual week of the company: the server decides. */
export const useCalendar = (): Calendar => (useSelector(selectCalendar) as Calendar | null) ?? firstCalendar;

/** Asks for the calendar anew: an admin has changed it where the server has refused a day. */
export function useAskCalendar(): () => void {
  const dispatch = useAppDispatch();
  return () => void dispatch(getCalendar());
}
