import { changedMeanwhile } from './errors';

/**
 * Refuses a save over a version that is not the stored one, with the fresh state; no version sent means "whatever is
 * there" (docs/contract.md#versions).
 */
export async function checkVersion(
  sent: number | null | undefined,
  stored: number,
  fresh: () => unknown,
): Promise<void> {
  if (sent !== null && sent !== undefined && sent !== stored) throw changedMeanwhile(await fresh());
}
