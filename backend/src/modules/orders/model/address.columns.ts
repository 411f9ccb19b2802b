import type { Address } from '@shlyah/domain';
import { Column } from 'typeorm';
import { reference, words } from '../../../platform/database/columns';

/** The columns of an address in an order; those of the receiver have a prefix. */
export class AddressColumns implements Address {
  @Column({ ...words(255), name: 'address' })
  city: string | null;

  @Column({ ...reference(true), name: 'addressId' })
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
}
