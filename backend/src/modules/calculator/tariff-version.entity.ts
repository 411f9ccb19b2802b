import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { flag, instant, longText, reference, words } from '../../platform/database/columns';

/** A complete tariff: a former, the current or the scheduled one (docs/contract.md#tariff-versions). */
@Entity('tariff_versions')
@Index('ix_tariff_versions_effective', ['effectiveAt', 'id'])
export class TariffVersion {
  @PrimaryGeneratedColumn()
  id: number;

  /** The time at which it takes effect; `ALWAYS` for the first version. */
  @Column(instant())
  effectiveAt: Date;

  @Column(instant())
  publishedAt: Date;

  @Column(words(255, false))
  publishedBy: string;

  /** The version it was copied from. */
  @Column(reference(true))
  copyOf: number | null;

  /** Scheduled, and not yet written into `regions` and `tariff_rows`. At most one version waits. */
  @Column(flag())
  waiting: boolean;

  /** JSON of `StoredFigures`. */
  @Column(longText())
  figures: string;
}

/** The effective time of the first version. */
export const ALWAYS = new Date(0);
