import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { exact, whole } from '../../platform/database/columns';

export type TariffKind = 'volume' | 'weight' | 'fragile';

/** A row of the tariff, all figures in hundredths. Ids start at 101, so that they never equal a region's id. */
@Entity('tariff_rows')
@Index('ix_tariff_rows_kind', ['kind', 'lower'])
export class TariffRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column(exact(16))
  kind: TariffKind;

  /** Coefficient, or the surcharge in kopecks for the fragile row. */
  @Column(whole())
  value: number;

  @Column(whole())
  lower: number;

  @Column(whole())
  upper: number;
}
