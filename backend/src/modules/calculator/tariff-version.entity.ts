import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { flag, instant, longText, reference, words } from '../../platform/database/columns';

/** The tariff as it was, is or will be in force as a whole (docs/contract.md#tariff-versions). */
@Entity('tariff_versions')
@Index('ix_tariff_versions_effective', ['effectiveAt', 'id'])
export class TariffVersion {
  @PrimaryGeneratedColumn()
  id: number;

  /** The first instant at which it is in force; `ALWAYS` for the first version. */
  @Column(instant())
  effectiveAt: Date;

  @Column(instant())
  publishedAt: Date;

  @Column(words(255, false))
  publishedBy: string;

  /** The version whose copy it is. */
  @Column(reference(true))
  copyOf: number | null;

  /** Published for a later moment and not yet written into `regions` and `tariff_rows`. One version at most waits. */
  @Column(flag())
  waiting: boolean;

  /** JSON of `KeptFigures`. */
  @Column(longText())
  figures: string;
}

/** The beginning of the first version: it has no predecessor. */
export const ALWAYS = new Date(0);
