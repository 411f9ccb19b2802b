import type { CarrierDto } from '@shlyah/api-client';
import { useChanges } from '../../../shared/changes';
import { useLoaded } from '../../../shared/useLoaded';
import { getCarriers } from './actions';

const none: CarrierDto[] = [];

/** The current runs of orders, by order; they follow the runs that others change. */
export function useCarriers(ids: number[]): ReadonlyMap<number, CarrierDto> {
  const { data, reload } = useLoaded(getCarriers, ids.length > 0 ? ids : null);
  useChanges(({ runs, missed }) => (runs || missed) && reload());
  return new Map((data ?? none).filter(({ done }) => !done).map((carrier) => [carrier.order, carrier]));
}
