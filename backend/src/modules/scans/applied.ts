import type { ScanAnswerDto } from './scan.dto';
import type { Scan } from './scan.entity';

/** Whether the scan was done or counted. */
export const isApplied = ({ answer }: Scan): boolean =>
  ['applied', 'counted'].includes((JSON.parse(answer) as ScanAnswerDto).result);

/** The places of scans, without scans of whole orders. */
export const placesIn = (scans: readonly Scan[]): number[] => scans.flatMap(({ place }) => place ?? []);
