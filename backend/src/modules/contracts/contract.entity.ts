import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  emailAddress,
  exact,
  instant,
  phone,
  reference,
  version,
  words,
} from '../../platform/database/columns';

/** A customer's contract, one per user. It outlives the account while orders refer to it. */
@Entity('contracts')
export class Contract {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('uq_contracts_user', { unique: true })
  @ForeignKey('users', { name: 'fk_contracts_user', onDelete: 'SET NULL', onUpdate: 'NO ACTION' })
  @Column(reference(true))
  userId: number | null;

  /** Signer. */
  @Column(words(255, false))
  fullName: string;

  @Column(words(255, false))
  position: string;

  /** The signer's authority: a charter, a power of attorney. */
  @Column(words(255, false))
  doc: string;

  @Column(words(255, false))
  contactPerson: string;

  @Column(phone())
  phone: string;

  @Column(emailAddress())
  email: string;

  /** Where letters about acts go beside the account's e-mail. */
  @Column(emailAddress(true))
  accountingEmail: string | null;

  @Column(words(500, false))
  address: string;

  @Column(words(500, false))
  postcode: string;

  @Column(exact(20))
  unp: string;

  /** Settlement account (IBAN), without blanks. */
  @Column(exact(64))
  pc: string;

  @Column(words(255, false))
  bank: string;

  @Column(words(500, false))
  bankAddress: string;

  @Column(exact(32, true))
  scanRegistrationFileId: string | null;

  @Column(exact(32, true))
  scanProxyFileId: string | null;

  @Column(version())
  version: number;

  @Column(instant())
  createdAt: Date;

  /** When personal data and account numbers were removed; null while an order or the client needs them. */
  @Column(instant(true))
  anonymisedAt: Date | null;
}
