import { aheadStatuses, passedByOrder, promisedStatus, type PassedStatus } from '@shlyah/domain';
import type { OrderStatus } from '../orders';
import type { AheadStatusDto, PassedStatusDto } from './dto/tracking.dto';
import { utcOf } from '../../platform/common/times';

/** The order's tracking fields; times are Minsk time. */
interface Travelling {
  statusId: number;
  createdAt: string;
  deliveryDate: string;
  toPoint: boolean;
}

/** A status that the history tells of, by its name then. */
interface ReportedStatus {
  name: string | null;
  date: string;
}

/** The statuses behind a parcel and before it. A status of the history that has another name now is left out. */
export function statusTimeline(
  { statusId, createdAt, deliveryDate, toPoint }: Travelling,
  reported: readonly ReportedStatus[],
  statuses: readonly OrderStatus[],
): { passed: PassedStatusDto[]; ahead: AheadStatusDto[] } {
  const named = (id: number): string => statuses.find((status) => status.id === id)?.name ?? '';
  const given = reported.flatMap(({ name, date }): PassedStatus[] => {
    const status = statuses.find((one) => one.name === name);
    return status ? [{ id: status.id, date }] : [];
  });
  const promised = promisedStatus(toPoint);
  return {
    passed: passedByOrder({ statusId, createdAt }, given).map(({ id, date }) => ({
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
