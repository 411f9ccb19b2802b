import type { DriverDto } from '@shlyah/api-client';
import { useId, type ReactNode } from 'react';
import { useLoaded } from '../../../shared/useLoaded';
import { getDrivers } from '../actions';

const none: DriverDto[] = [];

interface Drivers {
  /** The attribute `list` of the field that names a driver. */
  listId: string;
  suggestions: ReactNode;
  /** The phone and car that a driver had last. */
  find: (driver: string) => DriverDto | undefined;
}

/** The drivers of former runs, suggested to a field. */
export function useDrivers(): Drivers {
  const drivers = useLoaded(getDrivers, undefined).data ?? none;
  const listId = useId();
  return {
    listId,
    suggestions: (
      <datalist id={listId}>
        {drivers.map(({ driver }) => (
          <option key={driver} value={driver} />
        ))}
      </datalist>
    ),
    find: (driver) => drivers.find((one) => one.driver === driver),
  };
}
