import {
  aheadStatuses,
  NEW_ORDER_STATUS,
  passedStatuses,
  promisedStatus,
  type PassedStatus,
} from '@shlyah/domain';
import type { OrderStatus } from '../orders';
import type { AheadStatusDto, PassedStatusDto } from './dto/tracking.dto';

/** The order's tracking fields; times are Minsk time. */
interface Travelling {
  statusId: number;
  createdAt: string;
  deliveryDate: string;
  toPoint: boolean;
}

/** A status that the history tells of, by its name then. */
interface Told {
  name: string | null;
  date: string;
}

/**
 * The statuses behind a parcel and before it. The order itself has the first word and the last: a history that has lost a part, or
 * names a status that is called otherwise now, leaves a time out and nothing else.
 */
export function statusTimeline(
  { statusId, createdAt, deliveryDate, toPoint }: Travelling,
  told: readonly Told[],
  statuses: readonly OrderStatus[],
): { passed: PassedStatusDto[]; ahead: AheadStatusDto[] } {
  const named = (id: number): string => statuses.find((status) => status.id === id)?.name ?? '';
  const given = told.flatMap(({ name, date }): PassedStatus[] => {
    const status = statuses.find((one) => one.name === name);
    return status ? [{ id: status.id, date }] : [];
  });
  const passed = passedStatuses([{ id: NEW_ORDER_STATUS, date: createdAt }, ...given]);
  const known =
    passed.at(-1)?.id === statusId ? passed : passedStatuses([...passed, { id: statusId, date: null }]);
  const promised = promisedStatus(toPoint);
  return {
    passed: known.map(({ id, date }) => ({ id, name: named(id), date })),
    ahead: aheadStatuses(statusId, toPoint).map((id) => ({
      id,
      name: named(id),
      expected: id === promised ? deliveryDate : null,
    })),
  };
}
