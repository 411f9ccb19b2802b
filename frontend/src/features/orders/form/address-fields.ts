import { ADDRESS_LABELS, ADDRESS_NAMES, type Side } from '@shlyah/domain';

type AddressPart = keyof typeof ADDRESS_LABELS | 'cityId';

/** A side of an order, or an entry of the address book. */
export type AddressOwner = Side | 'entry';

const parts = ['cityId', ...(Object.keys(ADDRESS_LABELS) as (keyof typeof ADDRESS_LABELS)[])] as const;

/** Names of the parts of an address in the form of its owner. */
export const ADDRESS_FIELDS: Record<AddressOwner, Record<AddressPart, string>> = {
  ...ADDRESS_NAMES,
  entry: Object.fromEntries(parts.map((part) => [part, part])) as Record<AddressPart, string>,
};
