import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { exact, instant, whole, words } from '../database/columns';
import { User } from '../users/user.entity';

/** A customer's contract record; one per user. */
@Entity('contracts')
export class Contract {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('uq_contracts_user', { unique: true })
  @ForeignKey(() => User, { name: 'fk_contracts_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column(whole())
  userId: number;

  /** Who signs. */
  @Column(words(255, false))
  fullName: string;

  @Column(words(255, false))
  position: string;

  /** On what basis the signer acts: a charter, a power of attorney. */
  @Column(words(255, false))
  doc: string;

  @Column(words(255, false))
  contactPerson: string;

  @Column(exact(32))
  phone: string;

  @Column(exact(254))
  email: string;

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

  @Column({ ...whole(), default: 1 })
  version: number;

  @Column(instant())
  createdAt: Date;
}
