import { createContext, use, useSyncExternalStore } from 'react';
import type { Courier } from './courier';
import type { CourierState } from './state';

export const CourierContext = createContext<Courier | null>(null);

export function useCourier(): Courier {
  const courier = use(CourierContext);
  if (!courier) throw new Error('CourierContext is missing');
  return courier;
}

export function useCourierState(): CourierState {
  const courier = useCourier();
  return useSyncExternalStore(courier.subscribe, courier.state);
}
