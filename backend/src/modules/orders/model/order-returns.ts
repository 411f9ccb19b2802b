import { DELIVERED, formatDate, NOT_DELIVERED, RETURNING, toMinsk } from '@shlyah/domain';
import { placeholders } from '../../../platform/database/read-rows';
import type { RunQuery } from '../../../platform/database/triggers';
import { lastHourOf } from '../../../platform/journal/history/last-hour';
import type { Change } from '../../../platform/journal/history/history';
import type { Order } from './order.entity';

/** The columns that follow the status of an order: when it was handed over, and what must come back to its client. */
export type ReturnColumns = Pick<
  Order,
  | 'handedAt'
  | 'ttnSince'
  | 'ttnBackAt'
  | 'ttnBackBy'
  | 'heldSince'
  | 'cargoBackAt'
  | 'cargoBackTo'
  | 'cargoBackBy'
>;

/** Of an order that has not been delivered yet. */
export const NO_RETURNS: ReturnColumns = {
  handedAt: null,
  ttnSince: null,
  ttnBackAt: null,
  ttnBackBy: null,
  heldSince: null,
  cargoBackAt: null,
  cargoBackTo: null,
  cargoBackBy: null,
};

/** Statuses of cargo that waits for its client or goes back to the sender. */
export const HELD_STATUSES: readonly number[] = [NOT_DELIVERED, RETURNING];

/** An edit of an order. */
export interface Saved {
  before: Order;
  row: Order;
  handover: { outcome: string; dateUtc: string | null; recordedAtUtc: string } | null;
  returnsTtn: boolean;
  now: Date;
}

/**
 * The columns after an edit (docs/contract.md#what-must-come-back). What has come back does not count any longer once the order has another
 * status.
 */
export function returnColumns(saved: Saved): ReturnColumns {
  const { before, row, returnsTtn } = saved;
  const handedAt = row.statusId === DELIVERED ? handedAtOf(saved) : null;
  const ttnBack = handedAt && before.ttnBackAt ? before : NO_RETURNS;
  const isHeld = HELD_STATUSES.includes(row.statusId);
  const cargoBack = isHeld && before.cargoBackAt ? before : NO_RETURNS;
  return {
    handedAt,
    ttnSince: returnsTtn ? handedAt : null,
    ttnBackAt: ttnBack.ttnBackAt,
    ttnBackBy: ttnBack.ttnBackBy,
    heldSince: isHeld ? heldSinceOf(saved) : null,
    cargoBackAt: cargoBack.cargoBackAt,
    cargoBackTo: cargoBack.cargoBackTo,
    cargoBackBy: cargoBack.cargoBackBy,
  };
}

/** An unknown hour counts as the one at which the handover was told first. */
function handedAtOf({ before, handover, now }: Saved): Date {
  const known = before.statusId === DELIVERED ? before.handedAt : null;
  if (handover?.outcome !== 'handed') return known ?? now;
  return new Date(handover.dateUtc ?? known ?? handover.recordedAtUtc);
}

/** The failed try; of cargo that goes back without one, the hour of its status. */
function heldSinceOf({ before, handover, now }: Saved): Date {
  if (handover?.outcome === 'failed') return new Date(handover.dateUtc ?? handover.recordedAtUtc);
  return (HELD_STATUSES.includes(before.statusId) ? before.heldSince : null) ?? now;
}

/** The changes of what had come back before an edit and does not count any longer, for the history. */
export function noLongerBack(before: ReturnColumns, after: ReturnColumns): Change[] {
  const ttn = before.ttnBackAt && !after.ttnBackAt;
  const cargo = before.cargoBackAt && !after.cargoBackAt;
  return [
    ...(ttn ? [{ field: 'ttnBack', from: ttnBackWords(before), to: null }] : []),
    ...(cargo ? [{ field: 'cargoBack', from: cargoBackWords(before), to: null }] : []),
  ];
}

/** «03.12.2026». */
export const ttnBackWords = ({ ttnBackAt }: Pick<ReturnColumns, 'ttnBackAt'>): string | null =>
  ttnBackAt && formatDate(toMinsk(ttnBackAt));

/** «03.12.2026, Пётр Сидоров». */
export const cargoBackWords = ({
  cargoBackAt,
  cargoBackTo,
}: Pick<ReturnColumns, 'cargoBackAt' | 'cargoBackTo'>): string | null =>
  cargoBackAt && [formatDate(toMinsk(cargoBackAt)), cargoBackTo].filter(Boolean).join(', ');

/** Orders of one statement, and so of one transaction. */
const most = 1000;

/** The hour of the try after which an order has its status. */
const hourOfTry = (outcome: 'handed' | 'failed'): string =>
  `(SELECT COALESCE(h.at, h.recordedAt) FROM handovers h WHERE h.orderId = orders.id AND h.outcome = '${outcome}'
  AND NOT EXISTS (SELECT 1 FROM handovers c WHERE c.corrects = h.id) ORDER BY h.id DESC LIMIT 1)`;

const hourOf = (outcome: 'handed' | 'failed'): string =>
  `COALESCE(${hourOfTry(outcome)}, ${lastHourOf('order', 'orders.id', 'status')}, updatedAt, createdAt)`;

/** A ТТН of an earlier delivery is taken as come back: before this account of them its return was told nowhere. */
const TTN_DAYS = 60;

/** Cargo that goes back keeps the hour of the try that failed before. `since` stands for the `?` of a statement. */
const filledAt = (now: Date) => [
  {
    where: `statusId = ${DELIVERED} AND handedAt IS NULL`,
    sets: [
      { sql: `SET handedAt = ${hourOf('handed')} WHERE`, since: [] },
      {
        sql: 'SET ttnSince = handedAt WHERE handedAt >= ? AND EXISTS (SELECT 1 FROM order_items i WHERE i.orderId = orders.id AND i.returnTtn = 1) AND',
        since: [storedTime(new Date(now.getTime() - TTN_DAYS * dayMs))],
      },
    ],
  },
  ...HELD_STATUSES.map((status) => ({
    where: `statusId = ${status} AND heldSince IS NULL`,
    sets: [{ sql: `SET heldSince = ${hourOf('failed')} WHERE`, since: [] }],
  })),
];

const dayMs = 24 * 60 * 60_000;

/** An instant as both databases store it: «2026-11-30 09:00:00.000». */
const storedTime = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '');

/**
 * Fills the columns of the next orders behind `after` that a release before has saved. Returns the last of them, null when there are no
 * more; it may run again at any time.
 */
export async function fillReturns(
  query: RunQuery,
  after: number,
  now: Date = new Date(),
): Promise<number | null> {
  const lasts: number[] = [];
  for (const { where, sets } of filledAt(now)) {
    const rows: { id: number }[] = await query(
      `SELECT id FROM orders WHERE ${where} AND id > ? ORDER BY id LIMIT ${most}`,
      [after],
    );
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const { sql, since } of sets)
      await query(`UPDATE orders ${sql} id IN ${placeholders(ids)}`, [...since, ...ids]);
    if (ids.length === most) lasts.push(ids.at(-1) ?? 0);
  }
  return lasts.length === 0 ? null : Math.min(...lasts);
}
