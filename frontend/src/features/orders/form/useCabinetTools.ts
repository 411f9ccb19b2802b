import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { LiveQuote } from '../../calculator/quote/LiveQuote';
import { useCitySearch } from '../../points/useCitySearch';
import type { OrderTools } from './tools';
import { findPastOrders } from '../actions';
import type { Order, OrderPage } from '../types';
import { getPoints } from '../../points/actions';
import { selectAllPoints, selectPointsLoading } from '../../points/selectors';
import { DestinationZones } from './DestinationZones';

/** Brings together what the order form and the calculator need. `withPast`: former orders, for those who have them. */
export function useCabinetTools(withPast: boolean): OrderTools {
  const dispatch = useAppDispatch();
  const searchCities = useCitySearch();
  const points = useSelector(selectAllPoints);
  const pointsFailed = useSelector(selectPointsLoading).state === 'failed';
  const [past, setPast] = useState<readonly Order[]>([]);

  const findPast = useCallback(
    async (search: string) => (await dispatch(findPastOrders(search)).unwrap()).data,
    [dispatch],
  );
  const loadPoints = useCallback(() => void dispatch(getPoints()), [dispatch]);
  useEffect(loadPoints, [loadPoints]);
  useEffect(() => {
    if (!withPast) return undefined;
    const call = dispatch(findPastOrders(''));
    // Suggestions are a courtesy: without them the form is filled in by hand.
    void call.then((outcome) => failureIn(outcome) ?? setPast((outcome.payload as OrderPage).data));
    return () => call.abort();
  }, [dispatch, withPast]);

  return useMemo(
    () => ({
      searchCities,
      points,
      retryPoints: pointsFailed ? loadPoints : null,
      past,
      findPast,
      Quote: LiveQuote,
      Zones: DestinationZones,
    }),
    [searchCities, points, pointsFailed, loadPoints, past, findPast],
  );
}
