import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  exact,
  money,
  phone,
  reference,
  size,
  version,
  weight,
  words,
} from '../../platform/database/columns';
import { City } from './city.entity';

/** A pickup point. */
@Entity('points')
export class Point {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('ix_points_city')
  @ForeignKey(() => City, { name: 'fk_points_city', onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @Column(reference())
  cityId: number;

  @Column(words(255, false))
  street: string;

  /** "lon,lat" in degrees; null if the address determines the position. */
  @Column(exact(40, true))
  coords: string | null;

  /** Kopecks. */
  @Column(money())
  price: number;

  @Column(words(100))
  hours: string | null;

  @Column(phone(true))
  phone: string | null;

  /** Directions and remarks. */
  @Column(words(255))
  note: string | null;

  /** The maximum weight of a piece; null for no limit. */
  @Column(weight(true))
  maxWeight: number | null;

  /** The maximum side of a piece; null for no limit. */
  @Column(size(true))
  maxSide: number | null;

  @Column(version())
  version: number;
}
