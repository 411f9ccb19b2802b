import type { Region } from '@shlyah/domain';
import type { ImportedSettlement } from './import-row';
import file from './village-rows.json';

/** A village that comes with the product. */
interface Village extends ImportedSettlement {
  /** Permanent, because orders refer to it; where an import brought the village first, it keeps the id that it got then. */
  readonly id: number;
}

/** What the file does not tell. */
const KINDS: Readonly<Record<string, string>> = { 102975: 'агрогородок', 102976: 'деревня' };

const villageOf = (region: Region['iso'], district: string, row: string): Village => {
  const [id = '', name = '', postcode = '', lat, lon] = row.split('|');
  const kind = KINDS[id] ?? 'населённый пункт';
  return { id: Number(id), name, kind, region, district, postcode, lat: Number(lat), lon: Number(lon) };
};

/**
 * The other settlements of Belarus that have a post office, from GeoNames (CC BY 4.0, see NOTICE; docs/decisions/0033-villages.md).
 * Ids begin at 100,001, above those that a database has given to imported settlements. Positions are good to about a kilometre,
 * every sixth only to 15 km.
 */
export const villages = (): Village[] =>
  Object.entries(file.settlements).flatMap(([region, districts]) =>
    Object.entries(districts).flatMap(([district, rows]) =>
      (rows as readonly string[]).map((row) => villageOf(region as Region['iso'], district, row)),
    ),
  );
