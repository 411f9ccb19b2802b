import type { Feature } from 'geojson';

/** The zone code in a region's `description` (docs/contract.md#zones): 7, 14, 26 or 38; null when there is none. */
export function zoneOf(feature: Feature | undefined): number | null {
  const found = /\b(7|14|26|38)\b/.exec(
    String((feature?.properties as Record<string, unknown> | null)?.description ?? ''),
  );
  return found ? Number(found[1]) : null;
}
