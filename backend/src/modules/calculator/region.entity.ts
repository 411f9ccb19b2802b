import { Column, Entity, PrimaryColumn } from 'typeorm';
import { money, whole, words } from '../../platform/database/columns';

/** One of the seven regions with its editable price; the zone code is fixed. Ids 1 to 7. */
@Entity('regions')
export class Region {
  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column(words(80, false))
  name: string;

  @Column(words(80, false))
  center: string;

  /** 7, 14, 26 or 38. */
  @Column(whole())
  zoneCode: number;

  /** Kopecks. */
  @Column(money())
  price: number;

  /** Price / 15 in ten-thousandths (docs/contract.md#price-from). */
  @Column(whole())
  coefficient: number;
}
