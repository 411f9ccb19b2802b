import { Column, Entity, PrimaryColumn } from 'typeorm';
import { exact, exactKey, instant } from '../../platform/database/columns';

/** The geocoder's response for an address, so that each address is requested once. */
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
