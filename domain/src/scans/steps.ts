import { ORDER_STATUSES, statusCode, type StatusCode } from '../orders/statuses';

/** Statuses that a scan may set: all but «Новая», which the placing sets, and «Отменена», which needs a reason. */
const SCANNED: readonly StatusCode[] = [
  ...(['accepted', 'pickup', 'on_the_way', 'ready'] as const),
  ...(['delivered', 'not_delivered', 'returning'] as const),
];

export const SCAN_STATUSES = ORDER_STATUSES.filter(({ code }) => SCANNED.includes(code));

/** How far each status is on the road; a failed delivery is followed by another try, a delivery and a return by nothing. */
const STAGES: Partial<Record<StatusCode, number>> = {
  new: 1,
  accepted: 2,
  pickup: 3,
  on_the_way: 4,
  ready: 5,
  not_delivered: 6,
  delivered: 7,
  returning: 7,
};

/** What a scan of a status means to an order: the status is set, is there already, or lies behind it (docs/contract.md#scans). */
export function scanStep(from: number, to: number): 'set' | 'same' | 'later' {
  if (from === to) return 'same';
  const [was, next] = [statusCode(from), statusCode(to)];
  if (was === 'not_delivered' && (next === 'on_the_way' || next === 'ready')) return 'set';
  const [stage, wanted] = [STAGES[was], STAGES[next]];
  // A status added by hand has no place on the road.
  if (stage === undefined || wanted === undefined) return 'set';
  return wanted > stage ? 'set' : 'later';
}

/** Scans of one request at most. */
export const SCANS_AT_ONCE = 100;

/** A scan that is older is refused: what the order has been through since is not known to who scanned it. */
export const SCAN_HOURS = 24;

/** As much as the clock of the scanner's computer may be ahead. */
export const SCAN_AHEAD_MS = 5 * 60_000;

export const SCAN_ACTIONS = ['status', 'run', 'receive', 'find'] as const;
export type ScanAction = (typeof SCAN_ACTIONS)[number];

export const SCAN_RESULTS = [
  ...(['applied', 'counted', 'found', 'twice'] as const),
  ...(['unknown', 'no_place', 'other_run', 'run_left', 'no_run', 'later', 'closed'] as const),
  ...(['needs_reason', 'bad_time', 'refused'] as const),
] as const;
export type ScanResult = (typeof SCAN_RESULTS)[number];
