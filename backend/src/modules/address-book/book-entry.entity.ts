import type { BookSide, DeliveryKind, ReceiverType } from '@shlyah/domain';
import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import {
  exact,
  exactKey,
  flag,
  folded,
  instant,
  phone,
  reference,
  version,
  words,
} from '../../platform/database/columns';

const withAccount = { onDelete: 'CASCADE', onUpdate: 'NO ACTION' } as const;

/** The address book of an account; created when it is first opened. */
@Entity('address_books')
export class AddressBookRow {
  @ForeignKey('users', { name: 'fk_address_books_user', ...withAccount })
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** When existing orders were imported. */
  @Column(instant())
  filledAt: Date;
}

/** A place or a receiver in an account's address book (docs/contract.md#address-book). */
@Entity('address_book_entries')
@Index('ix_address_book_entries_used', ['userId', 'side', 'usedAt', 'id'])
@Index('ix_address_book_entries_old', ['usedAt'])
export class BookEntry {
  @PrimaryGeneratedColumn()
  id: number;

  @ForeignKey('users', { name: 'fk_address_book_entries_user', ...withAccount })
  @Column(reference())
  userId: number;

  @Column(exact(16))
  side: BookSide;

  @Column(exact(16, true))
  receiverType: ReceiverType | null;

  @Column(words(255))
  organization: string | null;

  @Column(words(255))
  name: string | null;

  @Column(phone(true))
  phone: string | null;

  @Column(exact(16))
  delivery: DeliveryKind;

  @Column(words(255))
  city: string | null;

  @Column(reference(true))
  cityId: number | null;

  @Column(words(255))
  street: string | null;

  @Column(words(32))
  house: string | null;

  @Column(words(32))
  housing: string | null;

  @Column(words(32))
  entrance: string | null;

  @Column(words(32))
  flat: string | null;

  @Column(words(32))
  floor: string | null;

  @ForeignKey('points', { name: 'fk_address_book_entries_point', ...withAccount })
  @Column(reference(true))
  pointId: number | null;

  @Column(words(255))
  note: string | null;

  @Column(words(255))
  hours: string | null;

  @Column(flag())
  isDefault: boolean;

  @Column(folded(2000))
  searchText: string;

  /** The time of the last order with it, or of its creation. */
  @Column(instant())
  usedAt: Date;

  @Column(version())
  version: number;
}

/**
 * The hash of an entry's `bookKey`. An entry keeps former hashes after an edit or a merge, so that an order with the former
 * spelling finds it instead of creating a duplicate.
 */
@Entity('address_book_prints')
@Index('ix_address_book_prints_entry', ['entryId'])
export class BookPrint {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @PrimaryColumn(exactKey(64))
  print: string;

  @ForeignKey(() => BookEntry, { name: 'fk_address_book_prints_entry', ...withAccount })
  @Column(reference())
  entryId: number;
}
