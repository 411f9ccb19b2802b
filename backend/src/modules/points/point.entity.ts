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

  /** "lon,lat" in degrees, null when the point is placed by its address. */
  @Column(exact(40, true))
  coords: string | null;

  /** Kopecks. */
  @Column(money())
  price: number;

  @Column(words(100))
  hours: string | null;

  @Column(phone(true))
  phone: string | null;

  /** How to find it, what to keep in mind. */
  @Column(words(255))
  note: string | null;

  /** The heaviest piece that it takes; null for no limit. */
  @Column(weight(true))
  maxWeight: number | null;

  /** The longest side of a piece that it takes; null for no limit. */
  @Column(size(true))
  maxSide: number | null;

  @Column(version())
  version: number;
}
