import type { Region } from '@shlyah/domain';
import { nameKey } from '@shlyah/domain';
import { GAZETTEER } from './gazetteer';
import type { ImportedSettlement } from './import-row';

/** A settlement of the database. */
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

export interface Matching<Row> {
  insert: Row[];
  /** Changes of settlements from an earlier import. */
  update: { id: number; postcode: string | null; lat: number; lon: number }[];
  /** The number of rows without a change. */
  same: number;
}

/** Kilometres within which namesakes are one place: files disagree on the districts of towns or do not tell them. */
const NEAR_KM = 5;
/** Kilometres below which positions are equal: the database rounds to microdegrees. */
const EQUAL_KM = 0.001;

const BUILT_IN: ReadonlySet<number> = new Set(GAZETTEER.map(({ id }) => id));

type SettlementName = Pick<ExistingSettlement, 'name' | 'region' | 'district'>;
type Position = Pick<ExistingSettlement, 'lat' | 'lon'>;

const nameAndRegion = ({ name, region }: SettlementName): string => `${nameKey(name)}|${region}`;
const wholeKey = (place: SettlementName): string =>
  `${nameAndRegion(place)}|${nameKey(place.district ?? '')}`;

function kilometres(a: Position, b: Position): number {
  const east = (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * 111.2;
}

/** Returns a function that finds an imported place in the database. */
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
    return namesakes.find(
      (other) =>
        (BUILT_IN.has(other.id) || place.district === null || other.district === null) &&
        kilometres(other, place) <= NEAR_KM,
    );
  };
}

/**
 * Compares imported settlements with existing ones by name, oblast and district (docs/contract.md#cities). Built-in places are
 * matched and never changed, because their spelling and position are better. The operation is idempotent: after the result is
 * applied, the same file yields no inserts or updates.
 */
export function matchSettlements<Row extends ImportedSettlement>(
  existing: readonly ExistingSettlement[],
  imported: readonly Row[],
): Matching<Row> {
  const find = finder(existing);
  const result: Matching<Row> = { insert: [], update: [], same: 0 };
  const seen = new Set<string | number>();
  for (const place of imported) {
    const ours = find(place);
    const identity = ours?.id ?? wholeKey(place);
    const isFirst = !seen.has(identity);
    seen.add(identity);
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
