import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { longText, version, whole } from '../../platform/database/columns';

/** A client's own conditions; a client of the tariff alone has no row (docs/contract.md#client-terms). */
@Entity('client_terms')
export class ClientTermsRow {
  @ForeignKey('users', { name: 'fk_client_terms_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** Ten-thousandths of the tariff's prices. */
  @Column(whole())
  coefficient: number;

  /** JSON of own prices, kopecks, by the region's number. */
  @Column(longText())
  prices: string;

  @Column(version())
  version: number;
}

/** The version of the conditions that were never saved; the first save makes the next. */
export const UNSAVED_VERSION = 1;
