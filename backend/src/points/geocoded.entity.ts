import { Column, Entity, PrimaryColumn } from 'typeorm';
import { exact, exactKey, instant } from '../database/columns';

/** What the outside geocoder answered for an address, so that it is asked once. */
@Entity('geocoded')
export class Geocoded {
  /** sha256 of the folded address. */
  @PrimaryColumn(exactKey(64))
  addressHash: string;

  /** "lon,lat", null when the geocoder knows no such place. */
  @Column(exact(40, true))
  coords: string | null;

  @Column(instant())
  askedAt: Date;
}
