import { stopKey } from './changes';
import type { Kept, ScannedPlaces } from './kept';
import { scannedOf } from './scanned-places';
import type { CourierStop } from './wire';

/** Keeps what is counted, and the number in the form of the stop that was begun before. Rejects where the phone is full. */
export async function keepCounted(kept: Kept, stop: CourierStop, scanned: ScannedPlaces): Promise<void> {
  await kept.keep('scanned', scanned);
  const draft = await kept.fact('draft');
  if (draft?.stop !== stopKey(stop) || draft.end.outcome !== 'collected') return;
  await kept.keep('draft', { ...draft, end: { ...draft.end, places: scannedOf(stop, scanned) } });
}
