import { Column, Entity, PrimaryColumn } from 'typeorm';
import { exact, exactKey, instant } from '../../platform/database/columns';

/** The cached response of the geocoder for an address. */
@Entity('geocoded')
export class Geocoded {
  /** sha256 of the folded address. */
  @PrimaryColumn(exactKey(64))
  addressHash: string;

  /** "lon,lat"; null if the geocoder does not know the place. */
  @Column(exact(40, true))
  coords: string | null;

  @Column(instant())
  askedAt: Date;
}
