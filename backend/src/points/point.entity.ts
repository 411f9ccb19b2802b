import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { exact, whole, words } from '../database/columns';
import { City } from './city.entity';

/** A pickup point. */
@Entity('points')
export class Point {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('ix_points_city')
  @ForeignKey(() => City, { name: 'fk_points_city', onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @Column(whole())
  cityId: number;

  @Column(words(255, false))
  street: string;

  /** "lon,lat" in degrees, null when the point is placed by its address. */
  @Column(exact(40, true))
  coords: string | null;

  /** Kopecks. */
  @Column(whole())
  price: number;

  @Column({ ...whole(), default: 1 })
  version: number;
}
