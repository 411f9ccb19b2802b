import type { Region } from '@shlyah/domain';
import { nameKey } from '@shlyah/domain';
import { GAZETTEER } from './gazetteer';
import type { ImportedSettlement } from './import-row';

/** A settlement as the database has it. */
export interface ExistingSettlement {
  id: number;
  name: string;
  region: Region['iso'];
  /** Null or empty for Минск. */
  district: string | null;
  postcode: string | null;
  /** Degrees. */
  lat: number;
  lon: number;
}

export interface Matching {
  insert: ImportedSettlement[];
  /** What changes of a settlement that an earlier import brought. */
  update: { id: number; postcode: string | null; lat: number; lon: number }[];
  /** How many rows of the file bring nothing new. */
  same: number;
}

/** Kilometres: files differ in the district of a town, hardly in its position. */
const NEAR_KM = 5;
/** Kilometres: a smaller distance may be rounding to microdegrees. */
const EQUAL_KM = 0.001;

const BUILT_IN: ReadonlySet<number> = new Set(GAZETTEER.map(({ id }) => id));

type Named = Pick<ExistingSettlement, 'name' | 'region' | 'district'>;
type Position = Pick<ExistingSettlement, 'lat' | 'lon'>;

const nameAndRegion = ({ name, region }: Named): string => `${nameKey(name)}|${region}`;
const wholeKey = (place: Named): string => `${nameAndRegion(place)}|${nameKey(place.district ?? '')}`;

function kilometres(a: Position, b: Position): number {
  const east = (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * 111.2;
}

/** The settlement in the database that is the same place, if any. */
function finder(
  existing: readonly ExistingSettlement[],
): (place: ImportedSettlement) => ExistingSettlement | undefined {
  const byKey = new Map(existing.map((place) => [wholeKey(place), place]));
  const byName = new Map<string, ExistingSettlement[]>();
  for (const place of existing) {
    const key = nameAndRegion(place);
    byName.set(key, [...(byName.get(key) ?? []), place]);
  }
  return (place) => {
    const found = byKey.get(wholeKey(place));
    if (found) return found;
    const namesakes = byName.get(nameAndRegion(place)) ?? [];
    if (place.district === null && namesakes.length === 1) return namesakes[0];
    return namesakes.find((other) => BUILT_IN.has(other.id) && kilometres(other, place) <= NEAR_KM);
  };
}

/**
 * Compares a file's settlements with ours by name, oblast and district; ids of a file are never taken
 * (docs/contract.md#cities). The built-in places are only matched, never changed: their spelling and position are
 * better. Applying the result and matching the same file again gives nothing to insert or update.
 */
export function matchSettlements(
  existing: readonly ExistingSettlement[],
  imported: readonly ImportedSettlement[],
): Matching {
  const find = finder(existing);
  const result: Matching = { insert: [], update: [], same: 0 };
  const seen = new Set<string | number>();
  for (const place of imported) {
    const ours = find(place);
    const once = ours?.id ?? wholeKey(place);
    const isFirst = !seen.has(once);
    seen.add(once);
    if (!isFirst || (ours && BUILT_IN.has(ours.id))) result.same += 1;
    else if (!ours) result.insert.push(place);
    else {
      const { id } = ours;
      const postcode = place.postcode ?? ours.postcode;
      const isSame = postcode === ours.postcode && kilometres(ours, place) <= EQUAL_KM;
      if (isSame) result.same += 1;
      else result.update.push({ id, postcode, lat: place.lat, lon: place.lon });
    }
  }
  return result;
}
