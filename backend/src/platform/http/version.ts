import { changedMeanwhile, type SavedBy } from './errors';

/**
 * Refuses a save over a version that is not the stored one, with the fresh state and who has saved it; no version sent means
 * "whatever is there" (docs/contract.md#versions).
 */
export async function checkVersion(
  sent: number | null | undefined,
  stored: number,
  fresh: () => unknown,
  savedBy?: () => Promise<SavedBy | undefined>,
): Promise<void> {
  if (sent !== null && sent !== undefined && sent !== stored)
    throw changedMeanwhile(await fresh(), await savedBy?.());
}
