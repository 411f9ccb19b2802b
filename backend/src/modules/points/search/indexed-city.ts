import { REGIONS, type Region } from '@shlyah/domain';
import type { City } from '../city.entity';

export interface IndexedCity {
  id: number;
  /** Official Russian name, with «ё». */
  name: string;
  /** «город», «деревня»…; may be empty. */
  kind: string;
  region: Region['iso'];
  /** «Берёзовский»; null or empty for Минск. */
  district: string | null;
  postcode: string | null;
  /** Thousands of inhabitants; 0 or absent if unknown. */
  population?: number;
}

const isos = new Map(REGIONS.map(({ id, iso }) => [id, iso]));

/** Maps a city to a row of the index. */
export const indexedCity = (city: City): IndexedCity => ({
  id: city.id,
  name: city.name,
  kind: city.kind,
  region: isos.get(city.regionId) ?? 'BY-HM',
  district: city.district || null,
  postcode: city.postcode,
  population: city.population,
});
