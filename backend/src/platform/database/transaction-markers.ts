import type { DataSource } from 'typeorm';
import { randomHex } from '../common/hashes';

/** Far longer than any wait for the answer of COMMIT. */
const keptMs = 60 * 60_000;
const batch = 1000;

/** Twelve hexadecimal digits of the time in milliseconds. */
const prefix = (time: number): string => time.toString(16).padStart(12, '0');

export const newMarker = (): string => prefix(Date.now()) + randomHex(10);

/** Removes old marks, a few at a time, so that no transaction grows large. */
export async function deleteOldMarkers(source: DataSource): Promise<void> {
  const limit = prefix(Date.now() - keptMs);
  for (;;) {
    const { affectedRows } = await source.query<{ affectedRows: number }>(
      `DELETE FROM units WHERE mark < ? ORDER BY mark LIMIT ${batch}`,
      [limit],
    );
    if (affectedRows < batch) return;
  }
}
