import { ORDER_STATUSES, statusCode, type StatusCode } from '../orders/statuses';

/** Statuses that a scan can set: all except «Новая», the initial status, and «Отменена», which needs a reason. */
const SCANNED: readonly StatusCode[] = [
  'accepted',
  'pickup',
  'on_the_way',
  'ready',
  'delivered',
  'not_delivered',
  'returning',
];

export const SCAN_STATUSES = ORDER_STATUSES.filter(({ code }) => SCANNED.includes(code));

/** The sequence of the statuses; a failed delivery is followed by another attempt, a delivery and a return are final. */
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

/** The effect of scanning a status: `set`, `same` for the current status, `later` if the order is past it (docs/contract.md#scans). */
export function scanStep(from: number, to: number): 'set' | 'same' | 'later' {
  if (from === to) return 'same';
  const [was, next] = [statusCode(from), statusCode(to)];
  if (was === 'not_delivered' && (next === 'on_the_way' || next === 'ready')) return 'set';
  const [stage, wanted] = [STAGES[was], STAGES[next]];
  // A status added by hand is not in the sequence.
  if (stage === undefined || wanted === undefined) return 'set';
  return wanted > stage ? 'set' : 'later';
}

/** Maximum number of scans per request. */
export const SCANS_PER_REQUEST = 100;

/** The maximum age of a scan, hours. */
export const SCAN_HOURS = 24;

/** The tolerated clock skew of the scanner's computer, of a scan without an age. */
export const SCAN_AHEAD_MS = 5 * 60_000;

export const SCAN_ACTIONS = ['status', 'run', 'receive', 'find'] as const;
export type ScanAction = (typeof SCAN_ACTIONS)[number];

export const SCAN_RESULTS = [
  'applied',
  'counted',
  'found',
  'twice',
  'unknown',
  'no_place',
  'other_run',
  'run_left',
  'no_run',
  'later',
  'outdated',
  'closed',
  'needs_reason',
  'bad_time',
  'id_reused',
  'refused',
  'test',
] as const;
export type ScanResult = (typeof SCAN_RESULTS)[number];
