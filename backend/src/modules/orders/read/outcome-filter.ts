import { DELIVERED, type TryFailure } from '@shlyah/domain';
import { Brackets, type SelectQueryBuilder } from 'typeorm';
import { isMysql } from '../../../platform/database/columns';
import { Handover } from '../model/handover.entity';
import type { Order } from '../model/order.entity';

type Orders = SelectQueryBuilder<Order>;

/** The hour of the handover of the order `o` as `deliveryDate` is written: Minsk time, "YYYY-MM-DD HH:mm". */
export const HANDED_HOUR = isMysql
  ? "DATE_FORMAT(o.handedAt + INTERVAL 3 HOUR, '%Y-%m-%d %H:%i')"
  : "STRFTIME('%Y-%m-%d %H:%M', o.handedAt, '+3 hours')";

/** No later row corrects the try `t`. */
const STANDS = 'NOT EXISTS (SELECT 1 FROM handovers later WHERE later.corrects = t.id)';

const UNKNOWN_HOUR = `EXISTS (SELECT 1 FROM handovers t WHERE t.orderId = o.id AND t.outcome = 'handed' AND t.at IS NULL AND ${STANDS})`;

/**
 * Whether a delivered order `o` was handed over after its deadline: on a later day, or after the hour of the deadline where both hours are
 * known. 23:00 names no hour (docs/contract.md#delivery-date).
 */
export const LATE = `(${HANDED_HOUR} > o.deliveryDate AND (SUBSTR(${HANDED_HOUR}, 1, 10) > SUBSTR(o.deliveryDate, 1, 10)
  OR (SUBSTR(o.deliveryDate, 12) <> '23:00' AND NOT ${UNKNOWN_HOUR})))`;

/** Restricts the orders `o` to those that were handed over in time, or to those that were late. */
export function applyInTime(query: Orders, inTime: boolean): void {
  query.andWhere(`o.statusId = :handedStatus AND o.handedAt IS NOT NULL AND ${inTime ? 'NOT ' : ''}${LATE}`, {
    handedStatus: DELIVERED,
  });
}

/** Failed deliveries: inclusive ends of their moments, which are those of the record where the hour is unknown; null for no limit. */
export interface FailedTries {
  from: Date | null;
  to: Date | null;
  reason: TryFailure | null;
}

/** Failed deliveries that stand, as `t`. */
export function failedTries(
  query: SelectQueryBuilder<Handover>,
  { from, to, reason }: FailedTries,
): SelectQueryBuilder<Handover> {
  query.where(`t.outcome = 'failed' AND t.task = 'deliver' AND ${STANDS}`);
  query.andWhere(
    new Brackets((either) =>
      either
        .where(`t.at IS NOT NULL${within('t.at', from, to)}`)
        .orWhere(`t.at IS NULL${within('t.recordedAt', from, to)}`),
    ),
    { ...(from && { failedFrom: from }), ...(to && { failedTo: to }) },
  );
  if (reason === 'none') query.andWhere('t.failure IS NULL');
  else if (reason !== null) query.andWhere('t.failure = :failedFor', { failedFor: reason });
  return query;
}

const within = (column: string, from: Date | null, to: Date | null): string =>
  `${from ? ` AND ${column} >= :failedFrom` : ''}${to ? ` AND ${column} <= :failedTo` : ''}`;

/** Restricts the orders `o` to those that a driver came with and did not hand over, whatever became of them later. */
export function limitToFailed(query: Orders, tries: FailedTries): void {
  const failed = failedTries(query.subQuery().select('t.orderId').from(Handover, 't'), tries);
  query.andWhere(`o.id IN ${failed.getQuery()}`).setParameters(failed.getParameters());
}
