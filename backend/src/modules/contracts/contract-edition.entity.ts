import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { exact, instant, longText } from '../../platform/database/columns';

/** An edition of a contract: its particulars since a change. The first edition has the original particulars. */
@Entity('contract_editions')
export class ContractEdition {
  @ForeignKey('contracts', {
    name: 'fk_contract_editions_contract',
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  })
  @PrimaryColumn({ type: 'int' })
  contractId: number;

  /** Counts from 1 within the contract. */
  @PrimaryColumn({ type: 'int' })
  number: number;

  @Column(instant())
  at: Date;

  /** Comma-separated names of the fields that differ from the previous edition; empty for the first. */
  @Column(exact(255))
  changed: string;

  /** The fields of the contract's form, as JSON. */
  @Column(longText())
  particulars: string;
}
