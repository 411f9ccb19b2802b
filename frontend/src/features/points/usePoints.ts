import { useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../shared/hooks';
import { getPoints } from './actions';
import { selectAllPoints, selectPointsLoading } from './selectors';

/** All pickup points, asked for when the component appears; the known ones are there at once. */
export function usePoints() {
  const dispatch = useAppDispatch();
  const points = useSelector(selectAllPoints);
  const { state } = useSelector(selectPointsLoading);
  const reload = useCallback(() => void dispatch(getPoints()), [dispatch]);
  useEffect(reload, [reload]);
  return { points, failed: state === 'failed', none: state === 'ready' && points.length === 0, reload };
}
