import { defaultCompany } from '@shlyah/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { longText, version } from '../../platform/database/columns';

/** The single row with the company's data, as JSON: a new field needs no migration. */
@Entity('company')
export class CompanyRecord {
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** JSON of the fields of `companyFields` and of the phones. */
  @Column(longText())
  data: string;

  @Column(version())
  version: number;
}

/** The id of the single row. */
export const COMPANY_ID = 1;

/** The row of a new installation. */
export const defaultCompanyRow: CompanyRecord = {
  id: COMPANY_ID,
  data: JSON.stringify(defaultCompany),
  version: 1,
};
