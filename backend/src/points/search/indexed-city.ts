import type { Region } from '@shlyah/domain';

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
  /** Thousands of people, 0 or absent when unknown. */
  population?: number;
  /** Between places of equal population: 1 before 2 before 3. */
  rank?: number;
}
