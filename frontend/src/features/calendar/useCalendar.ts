import { defaultCalendar, type Calendar } from '@shlyah/domain';
import { useSelector } from 'react-redux';
import { cached, cacheKeyOf } from '../../shared/cache';
import { useAppDispatch } from '../../shared/hooks';
import { getCalendar } from './actions';

const selectCalendar = cached(getCalendar.typePrefix, cacheKeyOf(undefined));

/** The loaded calendar of delivery; before it is loaded, the default week. The server validates the day anyway. */
export const useCalendar = (): Calendar =>
  (useSelector(selectCalendar) as Calendar | null) ?? defaultCalendar;

/** Reloads the calendar: after a refused day, since an admin has changed it. */
export function useAskCalendar(): () => void {
  const dispatch = useAppDispatch();
  return () => void dispatch(getCalendar());
}
