import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { exact, whole } from '../../platform/database/columns';

export type TariffKind = 'volume' | 'weight' | 'fragile';

/** The first row's id, so that rows and regions never share one (docs/contract.md#calculator). */
export const FIRST_TARIFF_ROW = 101;

/** A row of the tariff, all figures in hundredths. */
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
