import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { exact, reference, whole, words } from '../../platform/database/columns';

/** A settlement. Ids are assigned by the product and stable; Минск is 6. */
@Entity('cities')
@Index('uq_cities_place', ['nameKey', 'regionId', 'district'], { unique: true })
export class City {
  @PrimaryGeneratedColumn()
  id: number;

  @Column(words(120, false))
  name: string;

  /** Folded name, for matching. */
  @Column(exact(120))
  nameKey: string;

  /** «город», «деревня»… */
  @Column(words(40, false))
  kind: string;

  /** One of the seven regions; decides the zone and so the price. */
  @Column(reference())
  regionId: number;

  /** District («Берёзовский»), empty for Минск. */
  @Column(words(80, false))
  district: string;

  @Column(exact(6, true))
  postcode: string | null;

  /** Microdegrees. */
  @Column(whole())
  lat: number;

  /** Microdegrees. */
  @Column(whole())
  lon: number;

  /** Thousands of inhabitants, 0 if unknown; ranks suggestions. */
  @Column(whole())
  population: number;
}
