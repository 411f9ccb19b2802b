import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { longText, version, whole } from '../../platform/database/columns';

/** A client's price terms; a client of the plain tariff has no row (docs/contract.md#client-terms). */
@Entity('client_terms')
export class ClientTermsRow {
  @ForeignKey('users', { name: 'fk_client_terms_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** Ten-thousandths of the tariff's prices. */
  @Column(whole())
  coefficient: number;

  /** JSON of own prices, kopecks, by region id. */
  @Column(longText())
  prices: string;

  @Column(version())
  version: number;
}

/** The version of terms without a row; the first save increments it. */
export const UNSAVED_VERSION = 1;
