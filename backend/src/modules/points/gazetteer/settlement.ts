import type { Region } from '@shlyah/domain';

export type SettlementKind =
  'город' | 'городской посёлок' | 'рабочий посёлок' | 'курортный посёлок' | 'посёлок';

export interface Settlement {
  /** Permanent, because orders and points refer to it. */
  readonly id: number;
  /** Official Russian name, with «ё». */
  readonly name: string;
  readonly kind: SettlementKind;
  readonly region: Region['iso'];
  /** «Берёзовский»; null for Минск. A city of oblast subordination has the district that surrounds it. */
  readonly district: string | null;
  readonly postcode: string;
  /** Degrees, good to about a kilometre. */
  readonly lat: number;
  readonly lon: number;
  /** Thousands of people, about 2023, at least 1: only for ranking suggestions. */
  readonly population: number;
}

/** id, name, kind, district, postcode, latitude, longitude, thousands of people. */
export type SettlementRow = readonly [
  id: number,
  name: string,
  kind: SettlementKind,
  district: string | null,
  postcode: string,
  lat: number,
  lon: number,
  population: number,
];

export const settlementsOf = (region: Region['iso'], rows: readonly SettlementRow[]): readonly Settlement[] =>
  rows.map(([id, name, kind, district, postcode, lat, lon, population]) => ({
    id,
    name,
    kind,
    region,
    district,
    postcode,
    lat,
    lon,
    population,
  }));
