import { useCached } from '../../shared/useLoaded';
import { getOrderStatuses } from './actions';
import type { Statuses } from './types';

/** Names of statuses and states, loaded once; null until they come. */
export const useStatuses = (): Statuses | null => useCached(getOrderStatuses, undefined, { once: true }).data;
