import { fold, REGIONS, type Region } from '@shlyah/domain';
import type { IndexedCity } from './indexed-city';
import { isTown } from './kinds';

const REGION_BY_ISO: ReadonlyMap<string, Region> = new Map(REGIONS.map((region) => [region.iso, region]));

export const regionName = (iso: Region['iso']): string => REGION_BY_ISO.get(iso)?.name ?? '';

const isOblastCentre = ({ kind, name, region }: IndexedCity): boolean =>
  kind === 'город' && REGION_BY_ISO.get(region)?.center === name;

/** An oblast centre is labelled by its name, a unique town by name and oblast. */
function shortLabel(row: IndexedCity, hasNamesakes: boolean): string {
  if (isOblastCentre(row)) return row.name;
  const district = row.district && (hasNamesakes || row.kind !== 'город') ? `${row.district} район` : '';
  return [row.name, district, regionName(row.region)].filter(Boolean).join(', ');
}

function groupBy<Key>(
  rows: readonly IndexedCity[],
  keyOf: (row: IndexedCity) => Key,
): Map<Key, IndexedCity[]> {
  const groups = new Map<Key, IndexedCity[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** Appends a detail to equal labels of namesakes. */
function disambiguate(
  labels: Map<IndexedCity, string>,
  namesakes: readonly IndexedCity[],
  detailOf: (row: IndexedCity) => string | null,
): void {
  for (const group of groupBy(namesakes, (row) => fold(labels.get(row) ?? '')).values()) {
    if (group.length < 2) continue;
    for (const row of group) {
      const detail = detailOf(row);
      if (detail) labels.set(row, `${labels.get(row) ?? ''}, ${detail}`);
    }
  }
}

/**
 * Unique labels of suggestions. A label starts with the name; namesakes differ by district and oblast, those of one district by
 * kind and postcode: «Гомель», «Лида, Гродненская область», «Мир, Кореличский район, …». The label of a town does not depend on
 * villages.
 */
export function labelsOf<Row extends IndexedCity>(rows: readonly Row[]): ReadonlyMap<IndexedCity, string> {
  const labels = new Map<IndexedCity, string>();
  for (const namesakes of groupBy(rows, ({ name }) => fold(name)).values()) {
    const towns = namesakes.filter(isTown);
    for (const row of namesakes)
      labels.set(row, shortLabel(row, (isTown(row) ? towns : namesakes).length > 1));
    if (namesakes.length < 2) continue;
    disambiguate(labels, namesakes, ({ kind }) => kind);
    disambiguate(labels, namesakes, ({ postcode }) => postcode);
  }
  return labels;
}
