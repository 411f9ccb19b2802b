import { withAccount, words, type Inventory } from './inventory-entry';

/** The address books of customers. */
export const BOOK_TABLES: Readonly<Record<string, Inventory>> = {
  address_books: {
    whose: 'userId = :id',
    person: [],
    inner: [],
    plain: words('userId filledAt'),
    goes: withAccount,
  },
  address_book_entries: {
    whose: 'userId = :id',
    person: words('organization name phone city street house housing entrance flat floor note hours'),
    inner: ['searchText'],
    plain: words('id userId side receiverType delivery cityId pointId isDefault usedAt version'),
    goes: `${withAccount}, or ORDERS_NAMED_YEARS after the last order with it`,
  },
  address_book_prints: {
    whose: 'userId = :id',
    person: [],
    inner: ['print'],
    plain: words('userId entryId'),
    goes: 'with its entry',
  },
};
