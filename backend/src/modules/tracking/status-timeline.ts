import { aheadStatuses, endedBy, passedByOrder, promisedStatus, type PassedStatus } from '@shlyah/domain';
import type { OrderStatus } from '../orders';
import type { AheadStatusDto, PassedStatusDto } from './dto/tracking.dto';
import { utcOf } from '../../platform/common/times';

/** The order's fields for tracking; times in Minsk time. */
interface TrackedParcel {
  statusId: number;
  createdAt: string;
  deliveryDate: string;
  toPoint: boolean;
  /** The try after which the parcel has its status; its hour is known better than that of the status. */
  ended: { date: string | null } | null;
}

/** A status in the history, under its name at that time. */
interface HistoryStatus {
  name: string | null;
  date: string;
}

/** The passed and expected statuses of a parcel. Omits statuses of the history that have been renamed since. */
export function statusTimeline(
  { statusId, createdAt, deliveryDate, toPoint, ended }: TrackedParcel,
  reported: readonly HistoryStatus[],
  statuses: readonly OrderStatus[],
): { passed: PassedStatusDto[]; ahead: AheadStatusDto[] } {
  const named = (id: number): string => statuses.find((status) => status.id === id)?.name ?? '';
  const given = reported.flatMap(({ name, date }): PassedStatus[] => {
    const status = statuses.find((one) => one.name === name);
    return status ? [{ id: status.id, date }] : [];
  });
  const promised = promisedStatus(toPoint);
  return {
    passed: endedBy(passedByOrder({ statusId, createdAt }, given), ended).map(({ id, date }) => ({
      id,
      name: named(id),
      date,
      dateUtc: date && utcOf(date),
    })),
    ahead: aheadStatuses(statusId, toPoint).map((id) => ({
      id,
      name: named(id),
      expected: id === promised ? deliveryDate : null,
      expectedUtc: id === promised ? utcOf(deliveryDate) : null,
    })),
  };
}
